import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { outbox } from './tables.ts'

/** Messages the ERP has answered; the others stay until it does. */
export const removeMessages: Remover = (db, before, most) => {
  const isOver = sql`${outbox.state} in ('acknowledged', 'refused')
    and coalesce(${outbox.acknowledgedAt}, ${outbox.createdAt}) < ${before.toISOString()}`
  return removeSome(db, outbox, isOver, most)
}
