import type { Decimal } from '@shop/contract/decimal'
import { compare, divide, round } from '@shop/contract/exact'
import { baseFraction, ratio } from '@shop/contract/quantity'
import type { PricedLine } from '../prices/public.ts'
import { cents } from './fields.ts'

type UnitPrice = NonNullable<PricedLine['retailPrice']>
export type DatanormPrice = {
  /** What the price is for: the unit, as the shop's code, and the format's key of how many (0: 1, 1: 10, 2: 100, 3: 1000). */
  unit: string
  perKey: number
  /** In cents; '' where the article has none. */
  list: string
  /** The customer's own, '' where there is none or it is not asked for. */
  net: string
}

const manys = [1, 10, 100, 1000]

/**
 * List and net price of an article for the same number of the same unit, which is all the format has: the price unit is that
 * of the list price, or as many more as both need to be whole cents. Undefined where an amount has no room.
 */
export function datanormPrice(line: PricedLine, withNet: boolean): DatanormPrice | undefined {
  const { article, retailPrice: list, netPrice } = line
  const net = withNet ? netPrice : null
  const of = list ?? net
  if (article === null) return undefined
  if (of === null) return { unit: article.salesUnit, perKey: 0, list: '', net: '' }
  const unit = of.volumeUnit
  const amountFor = (price: UnitPrice, many: number, digits: number): Decimal => {
    const [from, to] = [article.fractions.get(price.volumeUnit), article.fractions.get(unit)]
    // So many of the unit, in the unit the price is for.
    const { dividend, divisor } = ratio(String(many), to ?? baseFraction, from ?? baseFraction)
    return divide(dividend.times(price.price), divisor.times(price.costUnit), digits)
  }
  const asked = [list, net].filter((price) => price !== null)
  const isExact = (many: number) =>
    asked.every((price) => {
      const exact = amountFor(price, many, 8)
      return compare(exact, round(exact, 2)) === 0
    })
  const usual = manys.filter((many) => many >= of.costUnit)
  const best = usual.find(isExact) ?? manys.at(-1) ?? 1
  for (const many of [best, ...manys.filter((fewer) => fewer < best).toReversed()]) {
    const written = asked.map((price) => cents(amountFor(price, many, 2)))
    if (written.some((amount) => amount === undefined)) continue
    const amountOf = (price: UnitPrice | null) =>
      price === null ? '' : (cents(amountFor(price, many, 2)) ?? '')
    return { unit, perKey: manys.indexOf(many), list: amountOf(list), net: amountOf(net) }
  }
  return undefined
}
