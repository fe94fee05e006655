import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { mails } from './tables.ts'

/** Mails that left, stand in the folder or failed, with their files; those that wait stay. */
export const removeMails: Remover = (db, before, most) => {
  const isOver = sql`${mails.state} <> 'waiting'
    and coalesce(${mails.sentAt}, ${mails.createdAt}) < ${before.toISOString()}`
  return removeSome(db, mails, isOver, most)
}
