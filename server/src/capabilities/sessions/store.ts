import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context, RequestFacts } from '#server/http/context.ts'
import type { Db } from '#server/db/connection.ts'
import { sessions } from './tables.ts'
import { hashToken, newToken } from './token.ts'

/** Opens a session and sets its cookie; returns its id. A guest's has neither user nor customer. */
export async function openSession(
  { db, now, request, config }: Pick<Context, 'db' | 'now' | 'request' | 'config'>,
  of: { userId: string | undefined; kunnr: string },
): Promise<string> {
  const token = newToken()
  const rows = await db
    .insert(sessions)
    .values({
      tokenHash: hashToken(token),
      userId: of.userId ?? null,
      kunnr: of.kunnr,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + config.sessionLimits.absolute),
      userAgent: request.userAgent.slice(0, 200),
      address: request.address,
      confirmedAt: of.userId === undefined ? null : now,
    })
    .returning({ id: sessions.id })
  request.setCookie('session', token)
  return String(rows[0]?.id)
}

/** Gives a session another token (after login steps and customer switch) and, where named, another customer. */
export async function renewSession(
  db: Db,
  request: RequestFacts,
  sessionId: string,
  kunnr?: string,
): Promise<void> {
  const token = newToken()
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token), ...(kunnr === undefined ? {} : { kunnr }) })
    .where(eq(sessions.id, BigInt(sessionId)))
  request.setCookie('session', token)
}

export async function endSession(db: Db, request: RequestFacts, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ ended: true })
    .where(eq(sessions.id, BigInt(sessionId)))
  request.setCookie('session', '')
}

/** Ends all sessions of a user but, where named, one. */
export async function endSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : sql`${sessions.id} <> ${BigInt(except)}`
  await db
    .update(sessions)
    .set({ ended: true })
    .where(and(eq(sessions.userId, userId), others))
}

/** The sessions of a user that still count, the latest used first: the first `most`, each with the number of all. */
export function listSessionsOf(
  db: Db,
  userId: string,
  { now, idle, most }: { now: Date; idle: number; most: number },
) {
  return db
    .select({
      id: sql<string>`${sessions.id}::text`,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      found: sql<number>`(count(*) over ())::int`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.ended, false),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idle)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(most)
}

/** Ends one session of a user; false where he has none such that is open. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ ended: true })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, BigInt(id)), eq(sessions.ended, false)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
