import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { catalogueChanges } from '../catalogue/tables.ts'

/**
 * Changes every node has followed; a node that was away longer builds its index anew. The newest one, in the order they are
 * followed, stays: it tells a saved index of a quiet week that it is still right.
 */
export const removeChanges: Remover = (db, before, most) => {
  const isOver = sql`${catalogueChanges.at} < ${before.toISOString()}
    and (${catalogueChanges.xid}, ${catalogueChanges.id})
      < (select newest.xid, newest.id from ${catalogueChanges} newest order by newest.xid desc, newest.id desc limit 1)`
  return removeSome(db, catalogueChanges, isOver, most)
}
