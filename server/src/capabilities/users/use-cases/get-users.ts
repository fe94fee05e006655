import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { listManaged } from '../managed-store.ts'

/** GET_USERS: those of the customer on the sender's screen. */
export const getUsers: UseCase<typeof users, 'GET_USERS'> = async (
  { query = '', only, ...page },
  { db, actor },
) => {
  const { userId: own } = signedInUser(actor)
  const found = await listManaged(db, actor.kunnr, { query: query.trim(), only, ...page })
  return {
    users: found.users.map((user) => ({
      ...user,
      letterSentAt: user.letterSentAt?.toISOString() ?? null,
      isOwn: user.userId === own,
    })),
    numFound: found.numFound,
  }
}
