import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { catalogueChanges } from '../catalogue/tables.ts'

/**
 * Changes every node has followed; a node that was away longer builds its index anew. The newest one stays: it tells a
 * saved index of a quiet week that it is still right.
 */
export const removeChanges: Remover = (db, before, most) => {
  const isOver = sql`${catalogueChanges.at} < ${before.toISOString()}
    and ${catalogueChanges.id} < (select max(id) from ${catalogueChanges})`
  return removeSome(db, catalogueChanges, isOver, most)
}
