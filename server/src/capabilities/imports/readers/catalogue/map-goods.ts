import type { ImportInput } from '@shop/contract/imports/kinds'
import { beginningOf } from './beginning-of.ts'
import type { Note } from './mapping.ts'
import { plainLine } from './plain-text.ts'
import type { Article, Goods } from './records.ts'

type Texts = { de: string; en?: string }
type Attribute = { key: string; name: Texts; value: Texts }

const names = {
  ghs_pictograms: { de: 'GHS-Piktogramme', en: 'GHS pictograms' },
  signal_word: { de: 'Signalwort', en: 'Signal word' },
  h_statements: { de: 'H-Sätze', en: 'H statements' },
  dangerous_goods: { de: 'Gefahrgut', en: 'Dangerous goods' },
  country_of_origin: { de: 'Ursprungsland', en: 'Country of origin' },
  customs_tariff_number: { de: 'Zolltarifnummer', en: 'Customs tariff number' },
} as const

/**
 * What a catalogue says of the goods besides their features, as attributes: marks of dangers, which have a place of
 * their own on the article page, country of origin and customs tariff number.
 */
export function goodsAttributes({ goods }: Article): Attribute[] {
  if (!goods) return []
  const { hazards, origins, customsNumbers } = goods
  const said: Partial<Record<keyof typeof names, Texts>> = {
    ...hazardsOf(hazards),
    ...(origins.length > 0 && {
      country_of_origin: { de: countries(origins, 'de'), en: countries(origins, 'en') },
    }),
    ...(customsNumbers.length > 0 && { customs_tariff_number: { de: customsNumbers.join(', ') } }),
  }
  return Object.entries(said).map(([key, { de, en }]) => ({
    key,
    name: names[key as keyof typeof names],
    value: { de: beginningOf(de, longest), ...(en !== undefined && { en: beginningOf(en, longest) }) },
  }))
}

/** Characters an attribute holds. */
const longest = 300
/** Working days within which the shop promises what no branch has. */
const shortly = 7

/** What the supplier takes longer for is not promised within days. */
export function procurableOf({ goods }: Article, note: Note): Pick<ImportInput<'articles'>, 'procurable'> {
  const { deliveryDays } = goods ?? {}
  if (deliveryDays === undefined || Number(deliveryDays) <= shortly) return {}
  note('note', 'LONG_DELIVERY', 'DELIVERY_TIME', deliveryDays)
  return { procurable: '' }
}

const saysNothing = /^(?:|-|0|none|no|nein|false|keine?|n\/?a)$/i
const signalWords = [
  { said: /^(?:gefahr|danger)$/i, de: 'Gefahr', en: 'Danger' },
  { said: /^(?:achtung|warning)$/i, de: 'Achtung', en: 'Warning' },
]
const statement = /^(?:EU)?H\d{3}/

/** Pictograms, signal word and H statements of GHS; any other system, ADR for instance, is named with what it says. */
function hazardsOf(hazards: Goods['hazards']): Partial<Record<keyof typeof names, Texts>> {
  const pictograms = new Set<string>()
  const statements: string[] = []
  const others: string[] = []
  let signal: Texts | undefined
  for (const { system, text: written } of hazards) {
    const text = plainLine(written)
    const codes = pictogramsIn(system, text)
    const word = signalWords.find(({ said }) => said.test(text))
    for (const code of codes) pictograms.add(code)
    // Of two the graver one is what the regulation asks for.
    if (word && signal?.de !== 'Gefahr') signal = { de: word.de, en: word.en }
    else if (statement.test(text)) statements.push(...text.split(/\s*[,;]\s*(?=(?:EU)?H\d{3})/))
    else if (codes.length === 0 && !word && !saysNothing.test(text)) others.push(`${system} ${text}`.trim())
  }
  return {
    ...(pictograms.size > 0 && { ghs_pictograms: { de: [...pictograms].toSorted().join(', ') } }),
    ...(signal && { signal_word: signal }),
    ...(statements.length > 0 && { h_statements: { de: asOne([...new Set(statements)]) } }),
    ...(others.length > 0 && { dangerous_goods: { de: [...new Set(others)].join(', ') } }),
  }
}

/** Statements one behind the other; their codes alone where the sentences are more than an attribute holds. */
function asOne(statements: readonly string[]): string {
  const whole = statements.join(' ')
  return whole.length <= longest ? whole : statements.map((one) => one.replace(/\s.*$/, '')).join(' ')
}

/** "GHS05", "GHS 5", and 05 or a list of such where the system says that they are of GHS. */
function pictogramsIn(system: string, text: string): string[] {
  const isOfGhs = /^(?:ghs|clp)/i.test(system)
  const whole = isOfGhs && /^(?:0?[1-9][\s,;]*)+$/.test(text) ? text.matchAll(/0?([1-9])/g) : []
  const named = `${saysNothing.test(text) ? '' : system} ${text}`.matchAll(/GHS\s?0?([1-9])(?!\d)/gi)
  return [...named, ...whole].map(([, number]) => `GHS0${number}`)
}

/** Countries by their names; a region ("DE-BY") by its country, what is no code as it is written. */
function countries(codes: readonly string[], language: 'de' | 'en'): string {
  const namesOf = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const named = codes.map((code) => {
    const [, country] = /^([A-Za-z]{2})(?:-[A-Za-z\d]{1,3})?$/.exec(code) ?? []
    return country === undefined ? code : namesOf.of(country.toUpperCase())
  })
  return [...new Set(named)].join(', ')
}
