import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { lookerOf, readEntry } from '../looker.ts'
import { bringBack } from '../store.ts'

/** PUT_BACK: with its id come back whatever has named it, the default among them. */
export const putBack: UseCase<typeof addresses, 'PUT_BACK'> = async ({ address_id: id }, context) => {
  const { db, actor } = context
  if (await bringBack(db, lookerOf(actor), id))
    await audit(db, context, { action: 'restore-address', object: id })
  const address = await readEntry(context, id)
  if (address === undefined) throw context.fail('ADDRESS_NOT_FOUND')
  return { address }
}
