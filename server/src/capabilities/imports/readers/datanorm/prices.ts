import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import type { PriceEntry } from '../catalogue/records.ts'
import type { Discount, PriceOf } from './records.ts'
import type { Piece } from './window.ts'

type Discounts = ReadonlyMap<string, Discount>

/**
 * The list price of an article, and what the wholesaler pays for it: a net price of the price file, else the list
 * price less the discounts there, else the net price of the article, else the list price less its discount group.
 * None where the last word is that it is on request.
 */
export function pricesOf(piece: Piece, discounts: Discounts): PriceEntry[] {
  const { article, prices } = piece
  if (onRequestOf(piece)) return []
  const listChange = prices.findLast(
    ({ price, discounts: given }) => price?.kind === 'list' || given.length > 0,
  )
  const netChange = prices.findLast(({ price }) => price?.kind === 'net')
  const list = amountOf(listChange?.price, 'list') ?? amountOf(article?.price, 'list')
  const group = article?.discountGroup === undefined ? [] : [{ group: article.discountGroup }]
  const net =
    amountOf(netChange?.price, 'net') ??
    reduced(list, listChange?.discounts ?? [], discounts) ??
    amountOf(article?.price, 'net') ??
    reduced(list, group, discounts)
  return [
    ...entry('net_list', list, listChange?.day),
    ...entry('net_customer', net, netChange?.day ?? listChange?.day),
  ]
}

/** Whether the last thing said of its price is that one has to ask for it, and from when on. */
export function onRequestOf({ article, prices }: Piece): { from?: string } | undefined {
  const last = prices.findLast(({ price }) => price !== undefined)
  if ((last ?? article)?.price?.kind !== 'request') return undefined
  return last?.day === undefined ? {} : { from: last.day }
}

function amountOf(price: PriceOf | undefined, kind: 'list' | 'net'): Decimal | undefined {
  return price?.kind === kind ? price.amount : undefined
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
