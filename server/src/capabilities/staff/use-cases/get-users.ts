import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { listUsers } from '../user-store.ts'

/** GET_USERS */
export const getUsers: UseCase<typeof staff, 'GET_USERS'> = async ({ query = '', ...page }, { db }) => {
  const { users, numFound } = await listUsers(db, query.trim(), page)
  const shown = users.map((user) => ({ ...user, letterSentAt: user.letterSentAt?.toISOString() ?? null }))
  return { users: shown, numFound }
}
