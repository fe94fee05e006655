import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import type { PriceEntry } from '../catalogue/records.ts'
import type { Discount } from './records.ts'
import type { Piece } from './window.ts'

type Discounts = ReadonlyMap<string, Discount>

/**
 * The list price of an article, and what the wholesaler pays for it: a net price of the price file, else the list
 * price less the discounts there, else the net price of the article, else the list price less its discount group.
 */
export function pricesOf(piece: Piece, discounts: Discounts): PriceEntry[] {
  const { article, prices } = piece
  const listChange = prices.findLast(
    ({ price, discounts: given }) => price?.kind === 'list' || given.length > 0,
  )
  const netChange = prices.findLast(({ price }) => price?.kind === 'net')
  const ownList = article?.price?.kind === 'list' ? article.price.amount : undefined
  const list = (listChange?.price?.kind === 'list' ? listChange.price.amount : undefined) ?? ownList
  const group = article?.discountGroup === undefined ? [] : [{ group: article.discountGroup }]
  const net =
    netChange?.price?.amount ??
    reduced(list, listChange?.discounts ?? [], discounts) ??
    (article?.price?.kind === 'net' ? article.price.amount : undefined) ??
    reduced(list, group, discounts)
  return [
    ...entry('net_list', list, listChange?.day),
    ...entry('net_customer', net, netChange?.day ?? listChange?.day),
  ]
}

function entry(priceType: string, amount: Decimal | undefined, validFrom: string | undefined): PriceEntry[] {
  if (amount === undefined) return []
  return [{ priceType, amount, territories: [], ...(validFrom !== undefined && { validFrom }) }]
}

/** Discounts one after another, rounded once at the end, half up to cents; undefined where there are none. */
function reduced(
  list: Decimal | undefined,
  given: readonly Discount[],
  discounts: Discounts,
): Decimal | undefined {
  const factors = given.flatMap((discount) => factorOf(discount, discounts) ?? [])
  if (list === undefined || factors.length === 0) return undefined
  const net = factors.reduce((price, factor) => price.times(factor), new Big(list))
  return toDecimal(net.round(2, Big.roundHalfUp).toFixed())
}

function factorOf(discount: Discount, discounts: Discounts): Decimal | undefined {
  if ('factor' in discount) return discount.factor
  const group = discounts.get(discount.group)
  return group && 'factor' in group ? group.factor : undefined
}
