import type { Context } from '#server/http/context.ts'
import { findOrder } from '../documents/public.ts'

/**
 * The budget order somebody is to decide about: one of the customer he acts for, and not his own. An order that never
 * needed a decision, or has had it, is not in a state for one.
 */
export async function budgetOrder(
  context: Context<'DOCUMENT_NOT_FOUND' | 'STATE_NOT_ALLOWED' | 'NO_AUTHORIZATION'>,
  docid: string,
): Promise<{ docid: string }> {
  const { db, actor } = context
  const order = await findOrder(db, { docid, kunnr: actor.kunnr })
  if (order === undefined) throw context.fail('DOCUMENT_NOT_FOUND')
  if (order.doctype !== 9) throw context.fail('STATE_NOT_ALLOWED')
  if (order.userId === actor.user?.userId) throw context.fail('NO_AUTHORIZATION')
  return order
}
