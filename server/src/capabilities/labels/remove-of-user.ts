import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { labelArticles } from './tables.ts'

/** Removes all a user has collected labels for, whatever customer it was for. */
export async function removeLabelsOfUser(db: Db, userId: string): Promise<void> {
  await db.delete(labelArticles).where(eq(labelArticles.userId, userId))
}
