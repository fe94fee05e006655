import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { globalAnswer, globalToChange } from '../global-to-change.ts'
import { placeProblems } from '../place.ts'
import { writeAddress } from '../store.ts'

/** EDIT_GLOBAL_ADDRESS: one of the ERP's stays the ERP's, which may send it again. */
export const editGlobalAddress: UseCase<typeof addresses, 'EDIT_GLOBAL_ADDRESS'> = async (input, context) => {
  const { address_id: id, version, ...place } = input
  const { db } = context
  const before = await globalToChange(context, id, version)
  const wrong = placeProblems(place, before)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  await writeAddress(db, id, place, false)
  await audit(db, context, { action: 'edit-address', object: id, of: before.kunnr })
  return await globalAnswer(context, id)
}
