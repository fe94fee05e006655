import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { retryMessage } from '../../outbox/public.ts'

/** RETRY_OUTBOX */
export const retryOutbox: UseCase<typeof staff, 'RETRY_OUTBOX'> = async (input, context) => {
  const { db, now, fail } = context
  const outcome = await retryMessage(db, input.entry_id, now)
  if (outcome === 'unknown') throw fail('NOT_FOUND')
  if (outcome === 'answered') throw fail('STATE_NOT_ALLOWED')
  await audit(db, context, { action: 'retry-outbox', object: input.entry_id, of: outcome.kunnr })
  return {}
}
