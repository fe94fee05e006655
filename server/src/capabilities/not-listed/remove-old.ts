import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { productRequests } from './tables.ts'

/** Requests that were answered, with their files; open ones stay. */
export const removeRequests: Remover = (db, before, most) =>
  removeSome(db, productRequests, sql`${productRequests.doneAt} < ${before.toISOString()}`, most)
