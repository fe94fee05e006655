import type { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { markRequest } from '../store.ts'

/** SET_DONE: recorded only where it changes something. */
export const setDone: UseCase<typeof notlistedproducts, 'SET_DONE'> = async (
  { request_id: id, done },
  context,
) => {
  const { db, actor, now, fail } = context
  const by = signedInUser(actor).userId
  const outcome = await markRequest(db, id, done ? { at: now, by } : undefined)
  if (outcome === 'unknown') throw fail('NOT_FOUND')
  if (outcome === 'unchanged') return {}
  await audit(db, context, {
    action: done ? 'finish-request' : 'reopen-request',
    object: id,
    of: outcome.kunnr,
  })
  return {}
}
