import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { orderKeys } from './tables.ts'

/** Keys of orders nobody repeats any more. */
export const removeOrderKeys: Remover = (db, before, most) =>
  removeSome(db, orderKeys, sql`${orderKeys.createdAt} < ${before.toISOString()}`, most)
