import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { passwordTokens } from './tables.ts'

/** Links to choose a password that nobody used in time. */
export const removePasswordTokens: Remover = (db, before, most) =>
  removeSome(db, passwordTokens, sql`${passwordTokens.expiresAt} < ${before.toISOString()}`, most)
