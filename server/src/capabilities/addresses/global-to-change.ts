import type { Context } from '#server/http/context.ts'
import { findGlobal } from './global-store.ts'
import { holdGlobalAddress } from './store.ts'

/** A global address as an event of the staff answers it. */
export async function globalAnswer({ db }: Pick<Context, 'db'>, id: string) {
  const address = await findGlobal(db, id)
  if (address === undefined) throw new Error(`the address ${id} just changed is gone`)
  return { address }
}

/**
 * The global address staff are to change or delete, held until the transaction ends; refused where it is no longer what
 * was seen. What it is now comes along as staff see it.
 * @param version as it was seen; undefined compares nothing
 */
export async function globalToChange(
  { db, fail }: Context<'ADDRESS_NOT_FOUND' | 'VERSION_CONFLICT'>,
  id: string,
  version: number | undefined,
) {
  const address = await holdGlobalAddress(db, id)
  if (address === undefined) throw fail('ADDRESS_NOT_FOUND')
  if (version !== undefined && version !== address.version)
    throw fail('VERSION_CONFLICT', { globalAddress: (await globalAnswer({ db }, id)).address })
  return address
}
