import type { Article } from './queries.ts'

/** Attributes of hazard labelling by the CLP regulation (EC 1272/2008); they have a place of their own. */
const keys = { pictograms: 'ghs_pictograms', signalWord: 'signal_word', statements: 'h_statements' }

export const isSafetyKey = (key: string): boolean => Object.values(keys).includes(key)

export const pictograms = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const
export type Pictogram = (typeof pictograms)[number]

export interface SafetyData {
  pictograms: Pictogram[]
  signalWord: string
  /** One per line, each with its number: "H315 Verursacht Hautreizungen." */
  statements: string[]
  /** Of signal word and statements, where it is not the one of the page. */
  language: 'de' | 'en' | undefined
}

/** The hazard labelling of an article; undefined where it needs none. */
export function safetyData(attributes: Article['attributes']): SafetyData | undefined {
  const found = (key: string) => attributes.find((one) => one.key === key)
  const valueOf = (key: string) => found(key)?.value ?? ''
  const named = valueOf(keys.pictograms)
  const data = {
    pictograms: pictograms.filter((code) => named.includes(code)),
    signalWord: valueOf(keys.signalWord),
    statements: valueOf(keys.statements)
      // "H302 + H312" is one statement on two ways into the body.
      .split(/(?<!\+)\s+(?=(?:EU)?H\d{3})/)
      .filter((statement) => statement !== ''),
    language: (found(keys.statements) ?? found(keys.signalWord))?.valueLanguage,
  }
  const isEmpty = data.pictograms.length === 0 && data.signalWord === '' && data.statements.length === 0
  return isEmpty ? undefined : data
}
