import type { Context } from '#server/http/context.ts'
import { audit } from '../audit/public.ts'
import { getDocument } from '../documents/public.ts'
import { answerOrder, type ErpAnswer } from '../outbox/public.ts'
import { requireBuiltIn } from './own-erp.ts'

/** Says for the built-in ERP what becomes of a queued order, by the way every ERP says it. May be repeated. */
export async function sayForErp(
  context: Context<'DOCUMENT_NOT_FOUND' | 'STATE_NOT_ALLOWED'>,
  docid: string,
  answer: ErpAnswer,
): Promise<void> {
  const { db, now, fail } = context
  requireBuiltIn(context)
  const answered = await answerOrder(db, docid, answer, now)
  if (answered === 'unknown') throw fail('DOCUMENT_NOT_FOUND')
  if (answered === 'conflict') throw fail('STATE_NOT_ALLOWED')
  if (answered === 'repeated') return
  const action = answer.ok ? 'confirm-order' : 'refuse-order'
  const { kunnr } = await getDocument(db, docid)
  await audit(db, context, { action, object: docid, detail: answer.ok ? '' : answer.reason, of: kunnr })
}
