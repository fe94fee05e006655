import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { changedAddress, lookerOf, readEntry } from '../looker.ts'
import { ownToChange } from '../own-to-change.ts'
import { placeProblems } from '../place.ts'
import { saveUsual, writeAddress } from '../store.ts'

/** EDIT_ADDRESS: what is sent back as it was changes nothing. */
export const editAddress: UseCase<typeof addresses, 'EDIT_ADDRESS'> = async (input, context) => {
  const { address_id: id, version, default: asDefault, ...place } = input
  const { db, actor } = context
  const before = await ownToChange(context, id, version)
  const wrong = placeProblems(place, before)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  if (asDefault !== undefined) {
    const isDefault = (await readEntry(context, id))?.isDefault ?? false
    if (asDefault !== isDefault) await saveUsual(db, lookerOf(actor), asDefault ? id : '')
  }
  const fields = Object.keys(place) as (keyof typeof place)[]
  if (fields.some((field) => place[field] !== before[field])) {
    await writeAddress(db, id, place, true)
    await audit(db, context, { action: 'edit-address', object: id })
  }
  return await changedAddress(context, id)
}
