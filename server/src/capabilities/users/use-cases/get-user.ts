import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { managedRow } from '../managed-target.ts'
import { describeUser } from '../managed-user.ts'

/** GET_USER */
export const getUser: UseCase<typeof users, 'GET_USER'> = async (input, context) => ({
  user: await describeUser(await managedRow(input.user_id, context), context),
})
