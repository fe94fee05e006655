import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { baskets } from './tables.ts'

/** Removes every basket of a user, with its lines, whatever customer it was for. */
export async function removeBasketsOf(db: Db, userId: string): Promise<void> {
  await db.delete(baskets).where(eq(baskets.owner, `u:${userId}`))
}
