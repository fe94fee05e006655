import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { readEntry } from '../looker.ts'

/** GET_ADDRESS */
export const getAddress: UseCase<typeof addresses, 'GET_ADDRESS'> = async (input, context) => {
  const address = await readEntry(context, input.address_id)
  if (address === undefined) throw context.fail('ADDRESS_NOT_FOUND')
  return { address }
}
