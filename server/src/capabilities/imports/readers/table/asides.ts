import type { TableField } from '@shop/contract/imports/table-columns'
import { withoutCurrency } from './currency.ts'
import { newest, year } from './plain-heading.ts'
import { partsBehindPer } from './price-heading.ts'

const inBrackets = /\(([^)]*)(?:\)|$)|\[([^\]]*)(?:\]|$)|\bin\s+(.*)$/gi

/** What a heading says in brackets or behind "in": "Preis (alt)", "Gewicht in g". */
function asideOf(heading: string): string {
  const said = [...heading.matchAll(inBrackets)].map(([, round, square, behind]) => round ?? square ?? behind)
  return said.join(' ').trim().toLowerCase()
}

const old = /\b(?:alte?[rns]?|old|bisher\w*|vorjahr\w*|previous)\b/
const packed = /karton|carton|palette|pallet|gebinde|verpack|pack|\b(?:vpe|ve|box)\b/
const price = new RegExp(
  [
    old.source,
    // Retail prices of tables are net.
    /\b(?:inkl|incl|einschl|including)\b(?!\.?\s*(?:fracht|verp|versand|liefer|freight|pack|deliver))/.source,
    /\b(?:bis|until|till|cents?|ct|rappen|pence)\b|aktion|sonder|promo|special/.source,
    // From so many pieces or that day on; from 1 on it is the price, and "ab Werk" says where.
    /\b(?:ab|from)\s*(?!0*1(?!\d|[./]))\d/.source,
  ].join('|'),
)
const otherLanguage =
  /^(?:en|engl\w*|fr|franz\w*|french|it|ital\w*|nl|niederl\w*|dutch|es|span\w*|pl|poln\w*|polish|cz|tschech\w*|czech|hu|ungar\w*)\b/

/** What makes something else of a column that is called like a field of ours. */
const others: Readonly<Partial<Record<TableField, RegExp>>> = {
  number: new RegExp(`${old.source}|\\b(?:hersteller|kunden?|customer|manufacturer)\\b`),
  listPrice: price,
  purchasePrice: price,
  ean: packed,
  step: /palette|pallet/,
  text: otherLanguage,
  text2: otherLanguage,
  description: otherLanguage,
  // So much, of one piece: not of a hundred, nor of a carton.
  weight: new RegExp(
    `^(?:m?g|gr|gramm?s?|lbs?|oz|t|to|tonn?en?|tons?|pounds?)\\b|(?<![\\d.,])10{1,3}(?![\\d.,])|${packed.source}`,
  ),
}

/**
 * Whether what a heading says in brackets, or of a price or a weight behind what it is for, makes another thing of it than
 * this field: the old price, the weight in grams, or of a hundred.
 */
export function isOther(field: TableField, heading: string): boolean {
  const isForSoMuch = field === 'listPrice' || field === 'purchasePrice' || field === 'weight'
  const behind = isForSoMuch ? partsBehindPer(heading).join(' ').toLowerCase() : ''
  return others[field]?.test(`${asideOf(heading)} ${behind}`) ?? false
}

/** What tells headings apart that are the same without brackets; '' where they say of a price what it is in or for, or that it is net. */
export function distinctionOf(heading: string): string {
  return withoutCurrency([asideOf(heading), ...(heading.match(year) ?? []), ...newestIn(heading)].join(' '))
    .replaceAll(
      /\b(?:netto|net|zzgl|exkl|excl|ohne|plus|mwst|ust|vat|tax|liste?|je|pro|per|stück|stk?|pcs)\b/g,
      '',
    )
    .replaceAll(/\b10{0,3}\b|[^\p{L}\p{N}]/gu, '')
}

const newestIn = (heading: string): string[] => (heading.match(newest) ? ['new'] : [])
