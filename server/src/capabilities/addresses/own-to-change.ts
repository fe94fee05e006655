import type { Context } from '#server/http/context.ts'
import { customerAddressId } from './entries.ts'
import { changedAddress, lookerOf } from './looker.ts'
import { holdAddress } from './store.ts'

type Fails = Context<'ADDRESS_NOT_FOUND' | 'NO_AUTHORIZATION' | 'VERSION_CONFLICT'>

/**
 * The address an event is to change or delete, held until the transaction ends. Global ones are the clerk's; one that
 * is no longer what was seen is refused with what it is now.
 * @param version as it was seen; undefined compares nothing
 */
export async function ownToChange(context: Fails, id: string, version: number | undefined) {
  const { db, actor, fail } = context
  if (id === customerAddressId) throw fail('NO_AUTHORIZATION')
  const address = await holdAddress(db, lookerOf(actor), id)
  if (address === undefined) throw fail('ADDRESS_NOT_FOUND')
  if (address.global) throw fail('NO_AUTHORIZATION')
  if (version !== undefined && version !== address.version)
    throw fail('VERSION_CONFLICT', await changedAddress(context, id))
  return address
}
