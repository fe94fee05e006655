import { timingSafeEqual } from 'node:crypto'
import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { apiTokens } from './tables.ts'
import { hashToken } from './token.ts'

/** What a machine may do with its token. */
export const tokenScopes = ['import', 'outbox', 'metrics'] as const
export type TokenScope = (typeof tokenScopes)[number]

/**
 * Whose token an Authorization header carries: the label of a stored, unrevoked token with this scope, or
 * 'environment' for the one of the configuration. Undefined when it carries none that counts.
 */
export async function tokenOwner(
  db: Db,
  authorization: string | undefined,
  scope: TokenScope,
  configured: string | undefined,
): Promise<string | undefined> {
  const token = /^Bearer +(\S{16,200})$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const hash = hashToken(token)
  if (configured !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(hashToken(configured))))
    return 'environment'
  const [found] = await db
    .select({ label: apiTokens.label })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.tokenHash, hash),
        isNull(apiTokens.revokedAt),
        arrayContains(apiTokens.scopes, [scope]),
      ),
    )
  return found?.label
}
