import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import type { PriceEntry } from '../catalogue/records.ts'
import type { Discount, PriceOf } from './records.ts'
import { withoutZeros } from './text-blocks.ts'
import type { Piece } from './window.ts'

type Discounts = ReadonlyMap<string, Discount>

/** What an article costs, and for how many units that is where its own price unit is not meant. */
type Cost = { amount: Decimal; unit?: Decimal }

/**
 * The list prices of an article, and what the wholesaler pays for it, each from the day on that its price file names: a
 * later file may hold the price of an earlier day. None where the last word is that it is on request.
 */
export function pricesOf(piece: Piece, discounts: Discounts): PriceEntry[] {
  if (onRequestOf(piece)) return []
  const changes = inOrder(piece)
  const days = new Set(['', ...changes.map(({ day = '' }) => day)])
  const said: PriceEntry[] = []
  for (const day of days) {
    const prices = changes.filter(({ day: first = '' }) => first <= day)
    for (const entry of pricesFrom(day, { ...piece, prices }, discounts)) {
      const before = said.findLast(({ priceType }) => priceType === entry.priceType)
      if (before?.amount !== entry.amount || before?.quantity !== entry.quantity) said.push(entry)
    }
  }
  return said
}

/** Changes of prices by the day they begin, those of one day as the files have them. */
function inOrder({ prices }: Pick<Piece, 'prices'>): Piece['prices'] {
  return prices.toSorted(({ day: a = '' }, { day: b = '' }) => (a < b ? -1 : a > b ? 1 : 0))
}

/**
 * What holds from a day on: a net price of the price file, else the list price less the discounts there, else the net
 * price of the article, else the list price less its discount group. Where a discount there is not known, neither of the
 * article's own stands in: the price file has taken them back. So it has where its price cannot be read.
 */
function pricesFrom(
  day: string,
  { article, prices }: Pick<Piece, 'article' | 'prices'>,
  discounts: Discounts,
): PriceEntry[] {
  const listChange = prices.findLast(
    ({ price, discounts: given }) => isAbout(price, 'list') || given.length > 0,
  )
  const netChange = prices.findLast(({ price }) => isAbout(price, 'net'))
  const list =
    listChange?.price?.kind === 'unreadable'
      ? undefined
      : (costOf(listChange, 'list') ?? costOf(article, 'list'))
  const group = article?.discountGroup === undefined ? [] : [{ group: article.discountGroup }]
  const given = listChange?.discounts ?? []
  const ofChange = costOf(netChange, 'net') ?? reduced(list, given, discounts)
  const ofArticle = () => costOf(article, 'net') ?? reduced(list, group, discounts)
  const isTakenBack = given.length > 0 || netChange?.price?.kind === 'unreadable'
  const net = ofChange ?? (isTakenBack ? undefined : ofArticle())
  return [...entry('net_list', list, day), ...entry('net_customer', net, day)]
}

/** Whether a price is of this kind, readable or not. */
function isAbout(price: PriceOf | undefined, kind: 'list' | 'net'): boolean {
  return price?.kind === kind || (price?.kind === 'unreadable' && price.meant === kind)
}

/** Whether the last thing said of its price is that one has to ask for it, and from when on. */
export function onRequestOf(piece: Piece): { from?: string } | undefined {
  const { article } = piece
  const last = inOrder(piece).findLast(({ price }) => price !== undefined)
  if ((last ?? article)?.price?.kind !== 'request') return undefined
  return last?.day === undefined ? {} : { from: last.day }
}

function costOf(
  said: { price?: PriceOf; priceUnit?: Decimal } | undefined,
  kind: 'list' | 'net',
): Cost | undefined {
  if (said?.price?.kind !== kind) return undefined
  return { amount: said.price.amount, unit: said.priceUnit }
}

function entry(priceType: string, cost: Cost | undefined, validFrom: string): PriceEntry[] {
  if (cost === undefined) return []
  const { amount, unit: quantity } = cost
  return [
    {
      priceType,
      amount,
      territories: [],
      ...(quantity !== undefined && { quantity }),
      ...(validFrom !== '' && { validFrom }),
    },
  ]
}

/**
 * Discounts one after another, rounded once at the end, half up to cents; undefined where there are none, or one is not
 * known: the others alone would give another price.
 */
function reduced(list: Cost | undefined, given: readonly Discount[], discounts: Discounts): Cost | undefined {
  const factors = given.flatMap((discount) => factorOf(discount, discounts) ?? [])
  if (list === undefined || factors.length === 0 || factors.length < given.length) return undefined
  const net = factors.reduce((price, factor) => price.times(factor), new Big(list.amount))
  const amount = toDecimal(net.round(2, Big.roundHalfUp).toFixed())
  return amount === undefined ? undefined : { ...list, amount }
}

function factorOf(discount: Discount, discounts: Discounts): Decimal | undefined {
  if ('factor' in discount) return discount.factor
  const group = discounts.get(withoutZeros(discount.group))
  return group && 'factor' in group ? group.factor : undefined
}
