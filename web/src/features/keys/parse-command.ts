import type { Decimal } from '@shop/contract/decimal'
import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { isUnitWord } from '@shop/contract/unit-words'

/** "4711 12 > Müller Bad": an article's number, how much of it, and the words of the basket it goes into. */
export interface AddCommand {
  number: string
  quantity: Decimal
  /** As it was written behind the quantity; undefined: the one the article is sold in. */
  unit: string | undefined
  /** undefined: the active one. */
  basket: string | undefined
}

/**
 * Reads what is typed as an order to put an article into a basket: number, space, quantity, a unit where one is meant, and
 * behind a '>' the basket. undefined where it is none. Whether the number is an article's is for the shop to say.
 */
export function parseAdd(text: string, format: NumberFormat): AddCommand | undefined {
  const [order = '', ...baskets] = text.split('>')
  const { amount, unit } = withoutUnit(order.trim())
  const [, number = '', typed = ''] = /^(\S.*?)\s+(\S+)$/.exec(amount) ?? []
  const quantity = parseDecimal(typed, format)
  if (quantity === undefined || !/\d/.test(number) || !/[1-9]/.test(quantity) || quantity.startsWith('-'))
    return undefined
  const basket = baskets.join('>').trim()
  return { number, quantity, unit, basket: basket === '' ? undefined : basket }
}

/** '4711 3 Kartons' and '4711 3m²' without what is counted or measured in. */
function withoutUnit(order: string): { amount: string; unit: string | undefined } {
  const [, amount, unit] = /^(.*?\d)\s*(\p{L}\S*)$/u.exec(order) ?? []
  return amount !== undefined && unit !== undefined && isUnitWord(unit)
    ? { amount, unit }
    : { amount: order, unit: undefined }
}

/** An order whose quantity cannot be read: "4711 0", "4711 -3", "4711 3 große", "4711 > Bad". */
export interface UnreadCommand {
  number: string
  /** What stands where the quantity should; '' where nothing does. */
  typed: string
}

/**
 * Reads what looks like an order to add but names no quantity above zero; undefined where it looks like words to search
 * for. Meant as one only where an article has exactly the number.
 */
export function parseUnread(text: string, format: NumberFormat): UnreadCommand | undefined {
  if (parseAdd(text, format) !== undefined) return undefined
  const [order = '', ...baskets] = text.split('>')
  const [, number = '', typed = ''] =
    /^\s*(\S+)\s+([-+]?\d.*?)\s*$/.exec(order) ?? (baskets.length > 0 ? [order, order.trim()] : [])
  return /\d/.test(number) ? { number, typed } : undefined
}

/** The baskets some words mean: the one of this name, else those that begin with the words, else those that hold them. */
export function basketsCalled<T extends { name: string }>(words: string, baskets: readonly T[]): T[] {
  const wanted = words.toLowerCase()
  const named = baskets.map((basket) => ({ basket, name: basket.name.trim().toLowerCase() }))
  const tests = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ]
  for (const test of tests) {
    const found = named.filter(({ name }) => test(name))
    if (found.length > 0) return found.map(({ basket }) => basket)
  }
  return []
}
