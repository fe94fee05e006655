import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { solvedCaptchas } from './tables.ts'

/** Solved challenges, which are too old to be used again anyway. */
export const removeCaptchas: Remover = (db, before, most) =>
  removeSome(db, solvedCaptchas, sql`${solvedCaptchas.solvedAt} < ${before.toISOString()}`, most)
