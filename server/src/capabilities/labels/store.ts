import type { Decimal } from '@shop/contract/decimal'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { articles } from '../catalogue/tables.ts'
import { labelArticles } from './tables.ts'

/** Whose labels are meant: a user's, for one customer. */
export type LabelOwner = { userId: string; kunnr: string }

const ownedBy = ({ userId, kunnr }: LabelOwner) =>
  and(eq(labelArticles.userId, userId), eq(labelArticles.kunnr, kunnr))
const ofArticle = (of: LabelOwner, matnr: string) => and(ownedBy(of), eq(labelArticles.matnr, matnr))

/** The chosen articles with what a label says of them, in the order they were added. */
export const listLabels = (db: Db, of: LabelOwner) =>
  db
    .select({
      matnr: labelArticles.matnr,
      articleQuantity: sql<Decimal>`trim_scale(${labelArticles.articleQuantity})::text`,
      labelQuantity: labelArticles.labelQuantity,
      unit: articles.salesUnit,
      texts: articles.texts,
      brand: articles.brand,
    })
    .from(labelArticles)
    .innerJoin(articles, eq(articles.matnr, labelArticles.matnr))
    .where(ownedBy(of))
    .orderBy(asc(labelArticles.addedAt), asc(labelArticles.matnr))

export type LabelRow = Awaited<ReturnType<typeof listLabels>>[number]

/** Two additions at once are counted one after the other; held until the transaction ends. */
export async function holdLabels(db: Db, { userId, kunnr }: LabelOwner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('labels'), hashtext(${`${userId} ${kunnr}`}))`)
}

/** How many labels the owner has collected. */
export async function countLabels(db: Db, of: LabelOwner): Promise<number> {
  const [found] = await db
    .select({ labels: sql<number>`coalesce(sum(${labelArticles.labelQuantity}), 0)::int` })
    .from(labelArticles)
    .where(ownedBy(of))
  return found?.labels ?? 0
}

export type NewLabel = { matnr: string; articleQuantity: Decimal; labelQuantity: number }

/** Adds labels; an article that is there already keeps its quantity and gets more labels, at most `most`. */
export async function addLabels(
  db: Db,
  of: LabelOwner,
  added: readonly NewLabel[],
  { now, most }: { now: Date; most: number },
): Promise<void> {
  if (added.length === 0) return
  await db
    .insert(labelArticles)
    .values(added.map((label) => ({ ...of, ...label, addedAt: now })))
    .onConflictDoUpdate({
      target: [labelArticles.userId, labelArticles.kunnr, labelArticles.matnr],
      set: { labelQuantity: sql`least(${labelArticles.labelQuantity} + excluded.label_quantity, ${most})` },
    })
}

/** False when the article is not there any more. */
export async function changeLabel(
  db: Db,
  of: LabelOwner,
  matnr: string,
  change: Partial<Omit<NewLabel, 'matnr'>>,
): Promise<boolean> {
  const { rowCount } = await db.update(labelArticles).set(change).where(ofArticle(of, matnr))
  return rowCount === 1
}

/** How many articles were taken out: all of them when none is named. */
export async function removeLabels(db: Db, of: LabelOwner, matnr?: string): Promise<number> {
  const { rowCount } = await db
    .delete(labelArticles)
    .where(matnr === undefined ? ownedBy(of) : ofArticle(of, matnr))
  return rowCount ?? 0
}
