import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { lookerOf, readEntry } from '../looker.ts'
import { saveUsual } from '../store.ts'

/** SET_DEFAULT: the same setting as the settings' `delivery_address`, and recorded as that. */
export const setDefault: UseCase<typeof addresses, 'SET_DEFAULT'> = async ({ address_id: id }, context) => {
  const { db, actor } = context
  if (id !== '' && (await readEntry(context, id)) === undefined) throw context.fail('ADDRESS_NOT_FOUND')
  const of = lookerOf(actor)
  await saveUsual(db, of, id)
  await audit(db, context, { action: 'save-settings', object: of.userId, detail: 'deliveryAddressId' })
  return {}
}
