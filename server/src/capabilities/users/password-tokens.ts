import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { hashToken, newToken } from '../sessions/public.ts'
import { passwordTokens, users } from './tables.ts'

export type TokenPurpose = 'reset' | 'invitation'

/** Makes a link's token for a user; it is known nowhere else than in the answer. Earlier ones stay until they expire. */
export async function createPasswordToken(
  db: Db,
  of: { userId: string; purpose: TokenPurpose; expiresAt: Date },
  now: Date,
): Promise<string> {
  const token = newToken()
  await db.insert(passwordTokens).values({ ...of, tokenHash: hashToken(token), createdAt: now })
  return token
}

/** The user a token was made for, and until when it counts. */
export async function findPasswordToken(db: Db, token: string) {
  const [found] = await db
    .select({
      userId: passwordTokens.userId,
      purpose: passwordTokens.purpose,
      expiresAt: passwordTokens.expiresAt,
      alias: users.alias,
      initialPassword: users.initialPassword,
      isActive: sql<boolean>`${users.active} and not ${users.locked}`,
    })
    .from(passwordTokens)
    .innerJoin(users, eq(users.userId, passwordTokens.userId))
    .where(eq(passwordTokens.tokenHash, hashToken(token)))
    .for('update', { of: passwordTokens })
  return found
}

/** How many were made for a user since a moment: for the limit of mails. */
export async function countPasswordTokens(db: Db, userId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ tokens: count() })
    .from(passwordTokens)
    .where(and(eq(passwordTokens.userId, userId), gte(passwordTokens.createdAt, since)))
  return found?.tokens ?? 0
}
