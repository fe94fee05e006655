import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { sessions } from '../sessions/tables.ts'
import { baskets } from './tables.ts'

/** Baskets of guests whose session is gone: nobody can open them any more. */
export const removeGuestBaskets: Remover = (db, before, most) => {
  const isOrphan = sql`${baskets.owner} like 'g:%' and ${baskets.changedAt} < ${before.toISOString()}
    and not exists (select 1 from ${sessions} where 'g:' || ${sessions.id} = ${baskets.owner})`
  return removeSome(db, baskets, isOrphan, most)
}
