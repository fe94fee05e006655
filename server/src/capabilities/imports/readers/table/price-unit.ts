import type { Decimal } from '@shop/contract/decimal'
import type { NumberStyle } from '@shop/contract/imports/table-columns'
import { shopUnit } from '../catalogue/units.ts'
import { unitCode } from '../datanorm/unit-code.ts'
import { currencyIn, withoutCurrency } from './currency.ts'
import { readNumber } from './numbers.ts'

/** What a price is for: so many, of this unit (UN/ECE) where one is named. */
export type PriceUnit = { quantity?: Decimal; unit?: string }

/** What the price unit of a row says; `unreadable` where nobody can tell. */
export type PriceUnitOfRow = PriceUnit | 'unreadable'

const hundreds: Readonly<Record<string, Decimal>> = { CEN: '100', MIL: '1000' }

/**
 * C is a hundred in any price list, v. H. and v. T. are so in German ones, o/oo is a thousand where a keyboard has no ‰. M
 * stays the metre, and T the tonne; H may be the hour.
 */
const byLetter: readonly (readonly [RegExp, Decimal])[] = [
  [/^(?:c|v\.?\s?h\.?)$/i, '100'],
  [/^(?:[o0]\/(?:oo|00)|v\.?\s?t\.?)$/i, '1000'],
]

/** What stands before it: "je", "EUR/". */
const before =
  /^(?:(?:€|eur|euro)\s*(?=\/|(?:je|per|pro|für)\s))?(?:(?:je|per|pro|für)\s+|\/\s*|[àp]\.?\s*(?=\d))?/i

/**
 * A price unit as tables write it: "100", "1.000", "je 100 St", "100er", "%", "C", "m²". Undefined where nobody can tell what it says:
 * a price taken without it would be wrong by tens.
 */
export function readPriceUnit(text: string, style: Exclude<NumberStyle, 'auto'>): PriceUnit | undefined {
  const said = text
    .trim()
    .replace(before, '')
    .replace(/^(1\.?0{1,3})er$/i, '$1')
  const lettered = byLetter.find(([letter]) => letter.test(said))
  if (lettered) return { quantity: lettered[1] }
  const [, digits = '', unit] = /^(\d[\d.,']*)?\s*([^\d\s].*)?$/.exec(said) ?? []
  const number = digits === '' ? undefined : readNumber(digits, style)
  if ((digits !== '' && number === undefined) || (digits === '' && unit === undefined)) return undefined
  // A hundredth may be what it is to be multiplied by, and 1.5 is a price: so many pieces are whole ones.
  if (unit === undefined && number?.includes('.') === true) return undefined
  if (unit === undefined) return number === '0' ? {} : { quantity: number }
  const code = unitCode(unit)
  const pieces = hundreds[code]
  if (pieces !== undefined) return number === undefined || number === '1' ? { quantity: pieces } : undefined
  if (shopUnit(code).origin === 'unknown') return undefined
  return { quantity: number ?? '1', unit: code }
}

/**
 * A price as a cell writes it, with its currency and what it is for where the cell says so: "12,50 €/m²", "CHF 12.50 je
 * 100 St". The amount is still text; `unreadable` where nobody can tell what it is for.
 */
export function priceInCell(
  text: string,
  style: Exclude<NumberStyle, 'auto'>,
): { amount: string; currency: string | undefined; per: PriceUnitOfRow } {
  const at = text.search(partsUnit)
  const price = at === -1 ? text : text.slice(0, at)
  const found = { amount: withoutCurrency(price), currency: currencyIn(price) }
  if (at === -1) return { ...found, per: {} }
  const per = readPriceUnit(text.slice(at).replace(partsUnit, ''), style)
  // Behind a number alone may stand another price: "12,50/11,90".
  const isSaid = per !== undefined && (per.unit !== undefined || /^10{0,3}$/.test(per.quantity ?? ''))
  return { ...found, per: isSaid ? per : 'unreadable' }
}

/** What parts a price from what it is for. */
const partsUnit = /\s*(?:\/|\b(?:je|per|pro)\s)\s*/i

/**
 * What a price is for by its own cell, the column of price units and its heading: what the cell says goes before the heading;
 * `unreadable` where cell and column, or column and heading, contradict each other.
 */
export function unitOf(cell: PriceUnitOfRow, column: PriceUnit, heading: PriceUnitOfRow): PriceUnitOfRow {
  if (cell === 'unreadable') return cell
  if (cell.quantity !== undefined) return agreedUnit(cell, column)
  if (column.quantity === undefined) return heading
  return heading === 'unreadable' ? column : agreedUnit(column, heading)
}

function agreedUnit(one: PriceUnit, other: PriceUnit): PriceUnitOfRow {
  if (other.quantity === undefined) return one
  const isSame = one.quantity === other.quantity && (one.unit ?? other.unit) === (other.unit ?? one.unit)
  return isSame ? { ...other, ...one } : 'unreadable'
}

/** So many of the unit that is sold, whichever that is, prices are for: "Preis/100". */
export const quantityOfUnit = (
  prices: readonly { base?: unknown; quantity?: Decimal }[],
): Decimal | undefined => prices.find(({ base }) => base === undefined)?.quantity
