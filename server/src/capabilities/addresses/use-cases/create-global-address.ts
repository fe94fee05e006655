import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { createOwn } from '../create-own.ts'

/** CREATE_GLOBAL_ADDRESS: seen by all users of the customer at once. */
export const createGlobalAddress: UseCase<typeof addresses, 'CREATE_GLOBAL_ADDRESS'> = (input, context) =>
  createOwn(input, context, 'all')
