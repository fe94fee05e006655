import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { moveOrder, readOrder } from '../../documents/public.ts'
import { queueDocumentMails } from '../../mails/public.ts'
import { queueOrder } from '../../outbox/public.ts'
import { budgetOrder } from '../budget-order.ts'

/** BUDGET_RELEASE_ORDER: from here on it is an order like any other. */
export const releaseOrder: UseCase<typeof docs, 'BUDGET_RELEASE_ORDER'> = async (input, context) => {
  const { db, now } = context
  const { docid } = await budgetOrder(context, input.docid)
  if (!(await moveOrder(db, docid, 'release'))) throw context.fail('STATE_NOT_ALLOWED')
  await queueOrder(db, await readOrder(db, docid), now)
  await queueDocumentMails(db, docid, ['budget-released', 'receipt'], now)
  await audit(db, context, { action: 'release-order', object: docid })
  return { docid, doctype: 10 }
}
