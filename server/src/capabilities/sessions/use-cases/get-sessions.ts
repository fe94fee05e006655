import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { listSessionsOf } from '../store.ts'

const most = 50

/** GET_SESSIONS: addresses stay with the shop, which shortens them. */
export const getSessions: UseCase<typeof session, 'GET_SESSIONS'> = async (_input, context) => {
  const { db, actor, now, config } = context
  const { idle } = config.sessionLimits
  const rows = await listSessionsOf(db, signedInUser(actor).userId, { now, idle, most })
  const sessions = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === actor.sessionId,
  }))
  return { sessions, numFound: rows[0]?.found ?? 0 }
}
