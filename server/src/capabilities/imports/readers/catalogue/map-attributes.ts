import { toDecimal, type Decimal } from '@shop/contract/decimal'
import { beginningOf } from './beginning-of.ts'
import { bothLanguages } from './map-texts.ts'
import type { Note } from './mapping.ts'
import type { Article, Feature, LocalText } from './records.ts'
import { featureUnit } from './units.ts'

type AttributeInput = {
  key: string
  name: { de: string; en?: string }
  value: string | { de: string; en?: string }
  to?: string
  unit?: string
}

/**
 * Features as attributes, in the order of the file. The key is the ETIM or ECLASS code, else made from the name,
 * so that the same feature of two suppliers is one filter. Values that say "unknown" or "not applicable" go.
 */
export function mapAttributes(article: Article, note: Note): AttributeInput[] {
  const attributes = new Map<string, AttributeInput>()
  let doubles = 0
  for (const block of article.features) {
    const etim = /^etim/i.test(block.system ?? '')
    for (const feature of block.features.toSorted((a, b) => a.order - b.order)) {
      const attribute = mapFeature(feature, etim, note)
      if (!attribute) continue
      if (attributes.has(attribute.key)) doubles += 1
      else attributes.set(attribute.key, attribute)
    }
  }
  if (doubles > 0) note('note', 'DUPLICATE_FEATURE', undefined, String(doubles))
  return [...attributes.values()]
}

const saysNothing = new Set([
  '',
  '-',
  'NA',
  'N/A',
  'n.a.',
  'n/a',
  'n/v',
  'k.A.',
  'k. A.',
  'keine Angabe',
  'UNKNOWN',
])

function mapFeature(feature: Feature, etim: boolean, note: Note): AttributeInput | undefined {
  const values = feature.values.filter(({ text }) => !saysNothing.has(text))
  const name = bothLanguages(feature.names)
  const key = feature.code ?? slug(name.de ?? '')
  if (values.length === 0 || key === '') return undefined
  const label = name.de ?? key
  const value = mapValue(values, feature, etim)
  // Nested ECLASS structures carry headings: a "value" that only says the feature's own name again.
  if (typeof value.value !== 'string' && value.value.de === label) return undefined
  const [de, en] = [beginningOf(label, 120), name.en === undefined ? undefined : beginningOf(name.en, 120)]
  return { key: beginningOf(key, 60), name: { de, en }, ...value, value: cut(value.value, label, note) }
}

type Value = Pick<AttributeInput, 'value' | 'to' | 'unit'>

function mapValue(values: Feature['values'], feature: Feature, etim: boolean): Value {
  const unit = featureUnit(feature.unit)
  const [first, second] = values.map(({ text }) => numberIn(text))
  if (values.length === 1 && first !== undefined) return { value: first, unit }
  // ETIM: two numbers are a range. Elsewhere only where the file says so, otherwise they are alternatives.
  if (values.length === 2 && first !== undefined && second !== undefined && (etim || feature.range))
    return { value: first, to: second, unit }
  const words = feature.details.length > 0 && values.every(isCode) ? feature.details : values
  const joined = joinByLanguage(words.map(readable))
  const suffix = unit === undefined ? '' : ` ${unit}`
  const text = (part: string) => `${part}${suffix}`
  return { value: { de: text(joined.de), en: joined.en === undefined ? undefined : text(joined.en) } }
}

/** Characters an attribute holds. */
const longest = 300

function cut(value: Value['value'], label: string, note: Note): Value['value'] {
  if (typeof value === 'string') return value
  const { de, en } = value
  if (de.length > longest) note('warning', 'TEXT_CUT', label, `${de.length} > ${longest}`)
  return { de: beginningOf(de, longest), en: en === undefined ? undefined : beginningOf(en, longest) }
}

/**
 * A number, with a point or a decimal comma; not what only looks like one because it is a code with leading zeros.
 * "1,200" may be a thousand and stays text.
 */
function numberIn(text: string): Decimal | undefined {
  if (/^-?0\d/.test(text)) return undefined
  const isGerman = /^-?(?:\d+,(?:\d{1,2}|\d{4,9})|0,\d{3})$/.test(text)
  return toDecimal(isGerman ? text.replace(',', '.') : text)
}

/** Whether a value is a code of ETIM or ECLASS. */
export function isCode({ text }: Pick<LocalText, 'text'>): boolean {
  return /^EV\d{6}$/.test(text) || /^\d{4}-\d.*#\d{2}-/.test(text)
}

function readable(value: LocalText & { en?: string }): LocalText & { en?: string } {
  if (value.text === 'true') return { ...value, text: 'Ja', en: 'Yes' }
  if (value.text === 'false') return { ...value, text: 'Nein', en: 'No' }
  return value
}

function joinByLanguage(values: readonly (LocalText & { en?: string })[]): { de: string; en?: string } {
  const languages = new Set(values.map(({ language }) => language))
  const main = languages.has('de') ? 'de' : (values[0]?.language ?? 'de')
  const own = values.filter(({ language }) => language === main)
  const english = languages.has('en') ? values.filter(({ language }) => language === 'en') : own
  const hasEnglish = languages.has('en') || own.some(({ en }) => en !== undefined)
  return {
    de: join(own.map(({ text }) => text)),
    en: hasEnglish ? join(english.map(({ en, text }) => en ?? text)) : undefined,
  }
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

function join(texts: string[]): string {
  return [...new Set(texts)].join(', ')
}
