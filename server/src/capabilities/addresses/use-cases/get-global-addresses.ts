import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { listGlobals } from '../global-store.ts'

/** GET_GLOBAL_ADDRESSES */
export const getGlobalAddresses: UseCase<typeof addresses, 'GET_GLOBAL_ADDRESSES'> = (input, { db }) => {
  const { query = '', start, rows } = input
  return listGlobals(db, { query: query.trim(), start, rows })
}
