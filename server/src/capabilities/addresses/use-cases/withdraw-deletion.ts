import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { deletionView } from '../deletion-view.ts'
import { closeDeletion, holdDeletion } from '../deletions-store.ts'

/** WITHDRAW_DELETION: by any user of the customer who may ask for one. */
export const withdrawDeletion: UseCase<typeof addresses, 'WITHDRAW_DELETION'> = async (input, context) => {
  const { db, actor, now } = context
  const held = await holdDeletion(db, input.deletion_id, actor.kunnr)
  if (held === undefined) throw context.fail('NOT_FOUND')
  if (held.state !== 'open') throw context.fail('CHANGED_MEANWHILE')
  const withdrawn = await closeDeletion(db, input.deletion_id, { state: 'withdrawn', answeredAt: now })
  await audit(db, context, { action: 'withdraw-deletion', object: held.addressId })
  return { deletion: deletionView(withdrawn) }
}
