import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { comparisonArticles } from './tables.ts'

/** Whose comparison is meant: a user's, for one customer. */
export type Comparer = { userId: string; kunnr: string }

const comparedBy = ({ userId, kunnr }: Comparer) =>
  and(eq(comparisonArticles.userId, userId), eq(comparisonArticles.kunnr, kunnr))

/** Article numbers in the order they were added. */
export async function listCompared(db: Db, of: Comparer): Promise<string[]> {
  const rows = await db
    .select({ matnr: comparisonArticles.matnr })
    .from(comparisonArticles)
    .where(comparedBy(of))
    .orderBy(asc(comparisonArticles.addedAt), asc(comparisonArticles.matnr))
  return rows.map(({ matnr }) => matnr)
}

/** Two additions at once are counted one after the other; held until the transaction ends. */
export async function holdComparison(db: Db, { userId, kunnr }: Comparer): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('comparison'), hashtext(${`${userId} ${kunnr}`}))`,
  )
}

export async function insertCompared(db: Db, of: Comparer, matnr: string, now: Date): Promise<void> {
  await db.insert(comparisonArticles).values({ ...of, matnr, addedAt: now })
}

/** How many were taken out: all of them when no article is named. */
export async function removeCompared(db: Db, of: Comparer, matnr?: string): Promise<number> {
  const { rowCount } = await db
    .delete(comparisonArticles)
    .where(and(comparedBy(of), matnr === undefined ? undefined : eq(comparisonArticles.matnr, matnr)))
  return rowCount ?? 0
}
