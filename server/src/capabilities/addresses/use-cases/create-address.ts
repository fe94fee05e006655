import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { createOwn } from '../create-own.ts'

/** CREATE_ADDRESS: the user's alone. */
export const createAddress: UseCase<typeof addresses, 'CREATE_ADDRESS'> = (input, context) =>
  createOwn(input, context, 'alone')
