import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { deletionView } from '../deletion-view.ts'
import { findOpenDeletion, insertDeletion } from '../deletions-store.ts'
import { customerAddressId } from '../entries.ts'
import { lookerOf } from '../looker.ts'
import { queueRequestMail } from '../queue-mails.ts'
import { placeOf } from '../place.ts'
import { holdAddress } from '../store.ts'

/** REQUEST_DELETION: one open request per address, whoever of the customer asks. */
export const requestDeletion: UseCase<typeof addresses, 'REQUEST_DELETION'> = async (input, context) => {
  const { db, actor, now } = context
  const { address_id: id, reason } = input
  // The customer's own address is not one of his delivery addresses, and one's own needs no clerk.
  if (id === customerAddressId) throw context.invalid({ address_id: 'INVALID' })
  const of = lookerOf(actor)
  const address = await holdAddress(db, of, id)
  if (address === undefined) throw context.fail('ADDRESS_NOT_FOUND')
  if (!address.global) throw context.invalid({ address_id: 'INVALID' })
  const created = await insertDeletion(db, {
    ...of,
    addressId: id,
    address: placeOf(address),
    reason,
    createdAt: now,
  })
  if (created === undefined) {
    const open = await findOpenDeletion(db, id)
    if (open === undefined) throw new Error(`neither a new nor an open request about ${id}`)
    return { deletion: deletionView(open), repeated: true }
  }
  await queueRequestMail(context, created)
  await audit(db, context, { action: 'request-deletion', object: id })
  return { deletion: deletionView(created), repeated: false }
}
