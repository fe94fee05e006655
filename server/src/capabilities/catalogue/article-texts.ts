import type { Decimal } from '@shop/contract/decimal'
import { numberFormats } from '@shop/contract/number-format'
import type { Language } from '#server/http/context.ts'
import type { ArticleTexts, AttributeValue, EekClass, FactoryNumber, Localized } from './tables.ts'
import { isReadable } from './terms/named-attributes.ts'

/** The texts in the language, all of them German where the article has none in it. */
export function textsIn(
  texts: { de: ArticleTexts; en?: ArticleTexts | undefined },
  language: Language,
): { texts: ArticleTexts; textLanguage: Language } {
  const wanted = texts[language]
  return wanted ? { texts: wanted, textLanguage: language } : { texts: texts.de, textLanguage: 'de' }
}

/** The description in the language, in the other one where only that has it, with whose it is. */
export function descriptionIn(
  texts: { de: ArticleTexts; en?: ArticleTexts | undefined },
  language: Language,
): { description: string; descriptionLanguage?: Language } {
  const wanted = texts[language]?.description ?? ''
  if (wanted !== '') return { description: wanted }
  const other = language === 'de' ? 'en' : 'de'
  const description = texts[other]?.description ?? ''
  return description === '' ? { description } : { description, descriptionLanguage: other }
}

export const nameIn = (name: Localized, language: Language): string => name[language] ?? name.de

/** Whether the German text stands in for the asked language. */
export const isOnlyGerman = (name: Localized, language: Language): boolean =>
  language !== 'de' && name[language] === undefined

/** The number as people read it: the ERP fills up with leading zeros. */
export const matnrDisplay = (matnr: string): string => matnr.replace(/^0+(?=.)/, '')

export interface AttributeText {
  key: string
  name: string
  value: string
  unit: string
}

/** An attribute for reading: numbers with the language's decimal separator, a range as "0,5–1,2". */
export function attributeText(attribute: AttributeValue, language: Language): AttributeText {
  const { key, name, value, to, unit } = attribute
  const from = typeof value === 'string' ? numberText(value, language) : nameIn(value, language)
  const end = to === undefined ? '' : `–${numberText(to, language)}`
  return { key, name: nameIn(name, language), value: from + end, unit: unit ?? '' }
}

/** No thousands separator: most numbers here are measures and model years. */
function numberText(value: Decimal, language: Language): string {
  return value.replace('.', numberFormats[language].decimalSeparator)
}

/** Those people can read, the ones offered as filters first; the others follow in their order. */
export function byImportance(attributes: readonly AttributeValue[]): AttributeValue[] {
  return attributes.filter(isReadable).toSorted((a, b) => Number(b.facet === true) - Number(a.facet === true))
}

interface Labelled {
  matnr: string
  eek_classes: readonly EekClass[]
  factory_numbers: readonly FactoryNumber[]
}

export interface EekClassAnswer {
  eekClass: string
  scale: string
  qualifier: NonNullable<EekClass['qualifier']> | ''
  loadProfile: string
  eprelId: string
  supplierId: string
  articleNumber: string
  index: number
  dataSheet: string | null
}

/**
 * Energy classes with what names their label: supplier, his number, position; without a supplier's number no supplier
 * and ours.
 * @param sheetOf address of a class's data sheet
 */
export function eekAnswers(
  { matnr, eek_classes, factory_numbers: [main] }: Labelled,
  sheetOf: (source: string, index: number) => string,
): EekClassAnswer[] {
  return eek_classes.map(({ eek_class, scale, qualifier, load_profile, eprel_id, data_sheet }, index) => ({
    eekClass: eek_class,
    scale,
    qualifier: qualifier ?? '',
    loadProfile: load_profile ?? '',
    eprelId: eprel_id ?? '',
    supplierId: main?.supplier_number ?? '',
    articleNumber: main?.supplier_matnr ?? matnr,
    index,
    dataSheet: data_sheet === undefined ? null : sheetOf(data_sheet, index),
  }))
}

const qualifierWords: Record<Language, Record<NonNullable<EekClass['qualifier']>, string>> = {
  de: {
    heating_55: 'Raumheizung 55 °C',
    heating_35: 'Raumheizung 35 °C',
    water: 'Warmwasser',
    cooling: 'Kühlung',
  },
  en: {
    heating_55: 'Space heating 55 °C',
    heating_35: 'Space heating 35 °C',
    water: 'Water heating',
    cooling: 'Cooling',
  },
}

/** What an energy class is about, e.g. "Warmwasser XL"; '' where it needs no word. */
export function aboutClass({ qualifier, load_profile: profile = '' }: EekClass, language: Language): string {
  const word = qualifier === undefined ? '' : qualifierWords[language][qualifier]
  return `${word} ${profile}`.trim()
}
