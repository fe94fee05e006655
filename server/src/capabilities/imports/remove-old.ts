import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { importRuns } from './tables.ts'

/** Imports with their reports. */
export const removeImportRuns: Remover = (db, before, most) =>
  removeSome(db, importRuns, sql`${importRuns.startedAt} < ${before.toISOString()}`, most)
