import type { Parsed } from '@shop/contract/define-resource'
import type { checkout } from '@shop/contract/resources/checkout'
import type { Context } from '#server/http/context.ts'
import { listLines, ownerOf, readBasket } from '../baskets/public.ts'
import { findOrder } from '../documents/public.ts'
import { contentHash } from './content.ts'
import { findOrderKey, type OrderKey } from './store.ts'

type Input = Parsed<typeof checkout, 'PLACE_ORDER'>
type Placed = { docid: string; doctype: number; repeated: true }

/**
 * The order that was already placed under the key; undefined when the key is unused. The same key means the same
 * order: what was seen says so where the caller tells it; for one who does not, an empty basket is a retry, and a
 * filled one must hold the same.
 */
export async function repeatedOrder(
  context: Context<'IDEMPOTENCY_CONFLICT' | 'BASKET_NOT_FOUND'>,
  input: Input,
): Promise<Placed | undefined> {
  const { db, actor } = context
  const used = await findOrderKey(db, { ...ownerOf(actor), key: input.idempotency_key })
  if (used === undefined) return undefined
  if (!(await isSameOrder(context, input, used))) throw context.fail('IDEMPOTENCY_CONFLICT')
  const order = await findOrder(db, { docid: used.docid, kunnr: used.kunnr })
  if (order === undefined) throw new Error(`no order ${used.docid}`)
  return { docid: order.docid, doctype: order.doctype, repeated: true }
}

async function isSameOrder(
  { db, actor, language }: Context<'BASKET_NOT_FOUND'>,
  { multibasket, seen }: Input,
  used: OrderKey,
): Promise<boolean> {
  if (multibasket !== undefined && multibasket !== used.basketId) return false
  if (seen !== undefined) return seen === used.seen
  const basket = await readBasket(db, ownerOf(actor), language, multibasket)
  const lines = basket === undefined ? [] : await listLines(db, basket.id)
  return lines.length === 0 || contentHash(lines) === used.content
}
