import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { ownToChange } from '../own-to-change.ts'
import { putAside } from '../store.ts'

/** DELETE_ADDRESS: it is put aside, so that PUT_BACK finds it; whoever had it as his default is told that it is gone. */
export const deleteAddress: UseCase<typeof addresses, 'DELETE_ADDRESS'> = async (input, context) => {
  const { db, now } = context
  const { id } = await ownToChange(context, input.address_id, input.version)
  await putAside(db, id, now)
  await audit(db, context, { action: 'delete-address', object: id })
  return {}
}
