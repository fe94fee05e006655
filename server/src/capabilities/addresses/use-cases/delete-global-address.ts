import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { answerOpenDeletion } from '../answer-deletion.ts'
import { audit } from '../../audit/public.ts'
import { globalToChange } from '../global-to-change.ts'
import { removeAddress } from '../store.ts'

/** DELETE_GLOBAL_ADDRESS: for good; whoever had asked for it learns that it is done. */
export const deleteGlobalAddress: UseCase<typeof addresses, 'DELETE_GLOBAL_ADDRESS'> = async (
  input,
  context,
) => {
  const { db, actor } = context
  const { id, kunnr } = await globalToChange(context, input.address_id, input.version)
  await removeAddress(db, id)
  await answerOpenDeletion(context, id, signedInUser(actor).userId)
  await audit(db, context, { action: 'delete-address', object: id, of: kunnr })
  return {}
}
