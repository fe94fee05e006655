import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { listPins, lists } from './tables.ts'

/** Removes the lists of a user that he has not shared, and what he has pinned. Colleagues keep those he has shared. */
export async function removePrivateLists(db: Db, userId: string): Promise<void> {
  await db.delete(listPins).where(eq(listPins.userId, userId))
  await db.delete(lists).where(and(eq(lists.userId, userId), eq(lists.isPublic, false)))
}
