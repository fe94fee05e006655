import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { moveOrder } from '../../documents/public.ts'
import { queueDocumentMails } from '../../mails/public.ts'
import { budgetOrder } from '../budget-order.ts'

/** BUDGET_REJECT_ORDER: it stays a budget order, canceled, with the reason. */
export const rejectOrder: UseCase<typeof docs, 'BUDGET_REJECT_ORDER'> = async (input, context) => {
  const { db, now } = context
  const { docid } = await budgetOrder(context, input.docid)
  const reason = input.reason?.trim() ?? ''
  if (!(await moveOrder(db, docid, 'reject', { reason }))) throw context.fail('STATE_NOT_ALLOWED')
  await queueDocumentMails(db, docid, ['budget-rejected'], now)
  await audit(db, context, { action: 'reject-order', object: docid })
  return { docid, doctype: 9 }
}
