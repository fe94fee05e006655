import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { comparisonArticles } from './tables.ts'

/** Whose comparison is meant: a user's, for one customer. */
export type Comparer = { userId: string; kunnr: string }

const comparedBy = ({ userId, kunnr }: Comparer) =>
  and(eq(comparisonArticles.userId, userId), eq(comparisonArticles.kunnr, kunnr))

/** An article of a comparison, and what its place is decided by. */
export type ComparedArticle = { matnr: string; addedAt: Date }

/** Articles in the order they were added. */
export async function listCompared(db: Db, of: Comparer): Promise<ComparedArticle[]> {
  return await db
    .select({ matnr: comparisonArticles.matnr, addedAt: comparisonArticles.addedAt })
    .from(comparisonArticles)
    .where(comparedBy(of))
    .orderBy(asc(comparisonArticles.addedAt), asc(comparisonArticles.matnr))
}

/** Two additions at once are counted one after the other; held until the transaction ends. */
export async function holdComparison(db: Db, { userId, kunnr }: Comparer): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('comparison'), hashtext(${`${userId} ${kunnr}`}))`,
  )
}

export async function insertCompared(
  db: Db,
  of: Comparer,
  articles: readonly ComparedArticle[],
): Promise<void> {
  if (articles.length > 0)
    await db.insert(comparisonArticles).values(articles.map((article) => ({ ...of, ...article })))
}

/** Those that were taken out: all of them when none are named. */
export async function removeCompared(
  db: Db,
  of: Comparer,
  matnrs?: readonly string[],
): Promise<ComparedArticle[]> {
  return await db
    .delete(comparisonArticles)
    .where(
      and(comparedBy(of), matnrs === undefined ? undefined : inArray(comparisonArticles.matnr, [...matnrs])),
    )
    .returning({ matnr: comparisonArticles.matnr, addedAt: comparisonArticles.addedAt })
}
