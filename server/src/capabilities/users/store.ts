import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { userCustomers, users } from './tables.ts'

/** Records which version of the terms of use a user accepted, and when. */
export async function saveAcceptedTerms(db: Db, userId: string, version: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ acceptedTermsVersion: version, acceptedTermsAt: at })
    .where(eq(users.userId, userId))
}

export async function saveLanguage(db: Db, userId: string, language: 'de' | 'en'): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.userId, userId))
}

/** Marks an assigned customer as favourite or not; false when the customer is not assigned. */
export async function saveFavourite(
  db: Db,
  userId: string,
  kunnr: string,
  favourite: boolean,
): Promise<boolean> {
  const changed = await db
    .update(userCustomers)
    .set({ favourite })
    .where(and(eq(userCustomers.userId, userId), eq(userCustomers.kunnr, kunnr)))
    .returning({ kunnr: userCustomers.kunnr })
  return changed.length > 0
}
