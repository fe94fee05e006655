import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { comparisonArticles } from './tables.ts'

/** Removes all a user compares, whatever customer it was for. */
export async function removeComparedOfUser(db: Db, userId: string): Promise<void> {
  await db.delete(comparisonArticles).where(eq(comparisonArticles.userId, userId))
}
