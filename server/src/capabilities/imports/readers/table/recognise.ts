import type { TableColumns, TableField } from '@shop/contract/imports/table-columns'
import { distinctionOf, isOther } from './asides.ts'
import { contentUnitIn } from './content-unit.ts'
import { isAmount, withoutCurrency } from './currency.ts'
import { hundredsColumn } from './hundreds-column.ts'
import { headings, materialTexts } from './known-headings.ts'
import { plain, year } from './plain-heading.ts'
import { isAmountPer } from './price-heading.ts'

/**
 * Headings that mean the article's number or its text, or something else beside a better one: "Nr." may count the rows,
 * "Artikel" hold names.
 */
const counters =
  `nr no nummer number num code id ref refnr refno referenz referenznr referenznummer reference referencenumber
  modellnr modellnummer modelno modelnumber`.split(/\s+/)
const things = ['artikel', 'article', 'item', 'produkt', 'product', 'ware']

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [name, field as TableField])),
)

/**
 * What columns with these headings most likely are; each field once, unknown headings not at all. Headings that may
 * mean two things are read from those beside them: where two columns could hold the numbers none is taken, so that
 * staff are asked.
 *
 * @param first cells of the first rows, by which "je Stück" is told that says how many a price is for
 */
export function recogniseColumns(
  names: readonly string[],
  first: readonly (readonly string[])[] = [],
): TableColumns {
  const found = new Map<TableField, string>()
  for (const name of names) {
    const field = fieldNamed(name)
    // Of two columns called "Preis" nobody can tell which one counts.
    if (field && prices.has(field) && names.includes(`${name} 2`)) continue
    if (field && mustBeSure.has(field) && isOneOfMany(name, names)) continue
    const before = field && found.get(field)
    if (field && (before === undefined || isSecond(before) > isSecond(name))) found.set(field, name)
  }
  for (const [field, name] of fromBeside(names, found)) if (!found.has(field)) found.set(field, name)
  const counted = hundredsColumn(names, first)
  const isPriced = [...found.keys()].some((field) => prices.has(field))
  if (isPriced && counted !== undefined && !found.has('priceUnit')) found.set('priceUnit', counted)
  return Object.fromEntries([...found].map(([field, name]) => [name, field]))
}

const prices = new Set<TableField>(['listPrice', 'purchasePrice'])
const mustBeSure = new Set<TableField>(['number', ...prices])

/** "Preis (2026)" beside "Preis (2025)": nobody can tell which one counts. */
function isOneOfMany(name: string, names: readonly string[]): boolean {
  return names.some(
    (other) =>
      plain(other) === plain(name) && fieldNamed(other) && distinctionOf(other) !== distinctionOf(name),
  )
}

/**
 * What counts only where nothing else of the field is there: a price recommended to consumers, which includes VAT more often than not, an
 * amount for so much, which may be freight, the unit stock is kept in beside the one that is sold, the title of a chapter, the
 * name of a picture beside its address.
 */
const seconds =
  `uvp uvpnetto preisuvp upe rrp msrp basisme basismengeneinheit titel bruttogewicht bruttogewichtkg grossweight
  bildname bilddatei imagefile`.split(/\s+/)
const isSecond = (name: string): boolean => seconds.includes(plain(name)) || isAmountPer(name)

/** Columns that could hold prices, where none was taken for them. */
export function openPriceColumns(names: readonly string[], taken: Iterable<TableField>): string[] {
  if ([...taken].some((field) => prices.has(field))) return []
  return names.filter(
    (name) =>
      isAmount(name) ||
      (/preis|price|uvp|(?<!\p{L})(?:ek|vk)(?!\p{L})/iu.test(name) && !/einheit|unit/i.test(name)),
  )
}

function fromBeside(
  names: readonly string[],
  found: ReadonlyMap<TableField, string>,
): [TableField, string][] {
  const among = (words: readonly string[]) => names.filter((name) => words.includes(plain(name)))
  // Of tiles it says what they are made of; the number it is beside the texts of SAP.
  const [material] = among(['material'])
  if (material !== undefined && !found.has('number') && among(materialTexts).length > 0)
    return [['number', material]]
  const [counter, ...otherCounters] = among(counters)
  const [thing, ...otherThings] = among(things)
  if (otherCounters.length > 0 || otherThings.length > 0) return []
  const hasText = found.has('text')
  if (thing !== undefined && !hasText && (found.has('number') || counter !== undefined))
    return [['text', thing], ...(counter === undefined ? [] : [['number', counter] as [TableField, string]])]
  if (found.has('number') || (counter !== undefined && thing !== undefined)) return []
  const only = counter ?? thing
  return only === undefined ? [] : [['number', only]]
}

/** Cells of a row looked at for headings: behind so many there is no header, but what was never meant as a table. */
const widest = 2000

/** How many of these cells are headings people write: the header is the first row where they are the most. */
export function headingsAmong(cells: readonly string[]): number {
  return cells.slice(0, widest).filter((cell) => fieldNamed(cell) !== undefined || mayMeanMore(plain(cell)))
    .length
}

const mayMeanMore = (text: string): boolean => counters.includes(text) || things.includes(text)

/** Longer than any heading, whatever stands in its brackets. */
const longest = 2000

/** What a heading means; of one in two languages, or with a unit behind the price, what its parts agree on. */
function fieldNamed(heading: string): TableField | undefined {
  if (heading.length > longest) return undefined
  const hasBrackets = /[([]/.test(heading)
  const whole = hasBrackets ? fieldOf.get(plain(heading.replaceAll(/[()[\]]/g, ' '))) : undefined
  // "Preis (Einheit)" is a price for one, "Preis (je)" says what another one is for.
  const isForOne = whole === 'priceUnit' && /[([]\s*(?:einheit|eh|me|mengeneinheit|unit)\b/i.test(heading)
  const field = (isForOne ? undefined : whole) ?? fieldBeside(heading)
  return field !== undefined && isOther(field, heading) ? undefined : field
}

/** What stands between a price and what it is for, or between a heading in two languages. */
const parting = /\/|\s(?:je|per|pro)\s/i

/** What a heading means without what stands in brackets. */
function fieldBeside(heading: string): TableField | undefined {
  // One word is the list, and what stands above a header.
  if (isAmountPer(heading) || /^(?:preis|price)\s+liste?$/i.test(withoutCurrency(heading))) return 'listPrice'
  const whole = fieldOf.get(plain(heading))
  // "Preis per 2026" and "Preis/Einheit" are prices, "Preis per" and "Preiseinheit" what they are for.
  const isPer = whole === 'priceUnit' && (parting.test(heading) || heading.search(year) >= 0)
  if (whole !== undefined && !isPer) return whole
  if (contentUnitIn(heading) !== undefined) return 'content'
  const parts = heading.split(parting).flatMap((part) => fieldOf.get(plain(part)) ?? [])
  const [first] = parts
  const isPrice = first === 'listPrice' || first === 'purchasePrice'
  return isPrice || parts.every((part) => part === first) ? first : undefined
}
