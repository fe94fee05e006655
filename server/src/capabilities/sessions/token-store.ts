import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { TokenScope } from './api-tokens.ts'
import { apiTokens } from './tables.ts'
import { hashToken, newToken } from './token.ts'

/** Creates a token of a machine; the token itself is known nowhere else than in the answer. */
export async function createApiToken(
  db: Db,
  given: { label: string; scopes: TokenScope[] },
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const [created] = await db
    .insert(apiTokens)
    .values({ ...given, tokenHash: hashToken(token) })
    .returning({ id: apiTokens.id })
  return { id: String(created?.id), token }
}

/** Revokes the token with this id, or all with this label; how many there were. */
export async function revokeApiTokens(db: Db, idOrLabel: string, now: Date): Promise<number> {
  const named = or(sql`${apiTokens.id}::text = ${idOrLabel}`, eq(apiTokens.label, idOrLabel))
  const revoked = await db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(isNull(apiTokens.revokedAt), named))
    .returning({ id: apiTokens.id })
  return revoked.length
}

/** All tokens without their secrets. */
export const listApiTokens = (db: Db) =>
  db
    .select({
      id: apiTokens.id,
      label: apiTokens.label,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      revokedAt: apiTokens.revokedAt,
    })
    .from(apiTokens)
    .orderBy(asc(apiTokens.id))
