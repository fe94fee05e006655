import type { checkout } from '@shop/contract/resources/checkout'
import type { Context, UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { emptyBasket, lockBasket, ownerOf } from '../../baskets/public.ts'
import { checkBudget } from '../../budgets/public.ts'
import { createDocument } from '../../documents/public.ts'
import { queueDocumentMails } from '../../mails/public.ts'
import { queueOrder } from '../../outbox/public.ts'
import { budgetVerdict } from '../budget-verdict.ts'
import { calculate, type Calculation } from '../calculate.ts'
import { changesSince } from '../checkout-view.ts'
import { contentHash } from '../content.ts'
import { orderHead, orderPositions } from '../order-document.ts'
import { repeatedOrder } from '../repeated-order.ts'
import { useOrderKey } from '../store.ts'

/**
 * PLACE_ORDER: exactly one order per key. Whoever comes second waits for the basket, then finds the order of the same
 * key, or an empty basket. Everything is calculated anew while the basket is held. Document, outbox, mails and the
 * empty basket are one transaction.
 */
export const placeOrder: UseCase<typeof checkout, 'PLACE_ORDER'> = async (input, context) => {
  const { db, actor, language, now } = context
  const of = ownerOf(actor)
  const basket = await lockBasket(db, of, language, input.multibasket)
  const placed = await repeatedOrder(context, input)
  if (placed !== undefined) return placed
  if (basket === undefined) throw context.fail('BASKET_NOT_FOUND')

  const calculation = await calculate(context, basket)
  const { lines, problems, snapshot } = calculation
  if (lines.length === 0) throw context.fail('BASKET_EMPTY')
  if (input.seen !== undefined && input.seen !== snapshot.hash) {
    const differences = changesSince(calculation, input.seen)
    throw context.fail('CHECKOUT_CHANGED', { differences, problems, seen: snapshot.hash })
  }
  if (problems.length > 0) throw context.fail('CHECKOUT_INCOMPLETE', { problems, seen: snapshot.hash })

  const doctype = await doctypeOf(calculation, context)
  const order = await createDocument(
    db,
    orderHead(calculation, doctype, context),
    orderPositions(calculation),
  )
  const { docid } = order.document
  const key = { ...of, key: input.idempotency_key, basketId: basket.id, docid }
  const isFirst = await useOrderKey(db, { ...key, seen: snapshot.hash, content: contentHash(lines) }, now)
  // The same key for another basket at the same moment: the other one was quicker.
  if (!isFirst) throw context.fail('IDEMPOTENCY_CONFLICT')
  if (doctype === 10) await queueOrder(db, order, now)
  await queueDocumentMails(db, docid, [doctype === 10 ? 'receipt' : 'budget-release-needed'], now)
  await emptyBasket(db, basket.id, now)
  await audit(db, context, { action: 'place-order', object: docid, detail: String(doctype) })
  return { docid, doctype, repeated: false }
}

/** An order beyond its user's budget waits for its release; a budget may also be set to refuse it. */
async function doctypeOf(calculation: Calculation, context: Context<'BUDGET_EXCEEDED'>): Promise<9 | 10> {
  const verdict = await budgetVerdict(calculation, context, checkBudget)
  if (verdict === 'refused') throw context.fail('BUDGET_EXCEEDED')
  return verdict === 'within' ? 10 : 9
}
