import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { answerDeletion as answerRequest } from '../answer-deletion.ts'
import { audit } from '../../audit/public.ts'
import { requestView } from '../deletion-view.ts'
import { findRequest, holdDeletion } from '../deletions-store.ts'
import { globalAnswer } from '../global-to-change.ts'
import { holdGlobalAddress, removeAddress } from '../store.ts'

/** Letters of a word that tells the customer anything. */
const shortest = 3

/** ANSWER_DELETION: address first, then its request are held, as where an address is deleted. */
export const answerDeletion: UseCase<typeof addresses, 'ANSWER_DELETION'> = async (input, context) => {
  const { db, actor, fail } = context
  const { deletion_id: id, decision, answer, version } = input
  if (decision === 'refused' && answer.length < shortest)
    throw context.invalid({ answer: answer === '' ? 'REQUIRED' : 'TOO_SHORT' })
  const found = await findRequest(db, id)
  if (found === undefined) throw fail('NOT_FOUND')
  const address = await holdGlobalAddress(db, found.addressId)
  const held = await holdDeletion(db, id)
  if (held?.state !== 'open') throw fail('CHANGED_MEANWHILE')
  if (decision === 'done' && address !== undefined) {
    if (version !== undefined && version !== address.version)
      throw fail('VERSION_CONFLICT', { globalAddress: (await globalAnswer(context, address.id)).address })
    await removeAddress(db, address.id)
  }
  const request = await answerRequest(context, id, {
    state: decision,
    answer,
    by: signedInUser(actor).userId,
  })
  const action = decision === 'done' ? 'finish-deletion' : 'refuse-deletion'
  await audit(db, context, { action, object: held.addressId, of: held.kunnr })
  return { deletion: requestView(request) }
}
