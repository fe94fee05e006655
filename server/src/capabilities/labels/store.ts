import type { Decimal } from '@shop/contract/decimal'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import type { ArticleTexts } from '../catalogue/tables.ts'
import { labelArticles } from './tables.ts'

/** Whose labels are meant: a user's, for one customer. */
export type LabelOwner = { userId: string; kunnr: string }

const ownedBy = ({ userId, kunnr }: LabelOwner) =>
  and(eq(labelArticles.userId, userId), eq(labelArticles.kunnr, kunnr))
const ofArticle = (of: LabelOwner, matnr: string) => and(ownedBy(of), eq(labelArticles.matnr, matnr))

export type LabelRow = {
  matnr: string
  version: number
  articleQuantity: Decimal
  labelQuantity: number
  /** As the contract writes moments. */
  addedAt: string
  unit: string
  texts: { de: ArticleTexts; en?: ArticleTexts }
  brand: string
}

const collectedLabels = statement<LabelRow, [userId: string, kunnr: string, catalogs: string[]]>(
  'collected_labels',
  `select l.matnr, l.version, trim_scale(l.article_quantity)::text as "articleQuantity", l.label_quantity as "labelQuantity",
     to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "addedAt",
     a.sales_unit as unit, a.texts #- '{de,description}' #- '{en,description}' as texts, a.brand
   from label_articles l join articles a on a.matnr = l.matnr
   where l.user_id = $1 and l.kunnr = $2 and ${isVisible('a', '$3')}
   order by l.added_at, l.matnr`,
)

/**
 * The chosen articles with what a label says of them, in the order they were added; without those that are not for the
 * owner any more.
 */
export const listLabels = (
  { db, actor }: { db: Db; actor: Pick<Actor, 'assortment'> },
  { userId, kunnr }: LabelOwner,
): Promise<LabelRow[]> => collectedLabels(db, userId, kunnr, visibleCatalogs(actor))

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
/** A label that was there already, and what its place is decided by. */
export type TakenLabel = NewLabel & { addedAt: Date }

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
      set: {
        labelQuantity: sql`least(${labelArticles.labelQuantity} + excluded.label_quantity, ${most})`,
        version: sql`${labelArticles.version} + 1`,
      },
    })
}

/** Puts labels back as they were; those that are there by now stay. */
export async function putLabelsBack(db: Db, of: LabelOwner, taken: readonly TakenLabel[]): Promise<void> {
  if (taken.length === 0) return
  await db
    .insert(labelArticles)
    .values(taken.map((label) => ({ ...of, ...label })))
    .onConflictDoNothing()
}

/** Version of an article's label; undefined when the article is not there any more. */
export async function versionOfLabel(db: Db, of: LabelOwner, matnr: string): Promise<number | undefined> {
  const [found] = await db
    .select({ version: labelArticles.version })
    .from(labelArticles)
    .where(ofArticle(of, matnr))
  return found?.version
}

export async function changeLabel(
  db: Db,
  of: LabelOwner,
  matnr: string,
  change: Partial<Omit<NewLabel, 'matnr'>>,
): Promise<void> {
  await db
    .update(labelArticles)
    .set({ ...change, version: sql`${labelArticles.version} + 1` })
    .where(ofArticle(of, matnr))
}

/** How many labels of an article there are; they stay as many until the transaction ends. */
export async function holdLabelsOfArticle(db: Db, of: LabelOwner, matnr: string): Promise<number> {
  const [found] = await db
    .select({ labels: labelArticles.labelQuantity })
    .from(labelArticles)
    .where(ofArticle(of, matnr))
    .for('update')
  return found?.labels ?? 0
}

/** Takes all articles out. */
export async function removeLabels(db: Db, of: LabelOwner): Promise<void> {
  await db.delete(labelArticles).where(ownedBy(of))
}

const taken = {
  matnr: labelArticles.matnr,
  articleQuantity: sql<Decimal>`trim_scale(${labelArticles.articleQuantity})::text`,
  labelQuantity: labelArticles.labelQuantity,
  addedAt: labelArticles.addedAt,
}

/** Takes an article out, and says how it was; undefined when it is not there any more. */
export async function removeLabel(db: Db, of: LabelOwner, matnr: string): Promise<TakenLabel | undefined> {
  const [removed] = await db.delete(labelArticles).where(ofArticle(of, matnr)).returning(taken)
  return removed
}

/** Takes some labels of an article out, and says which; undefined, and none, where no label would be left. */
export async function removeSomeLabels(
  db: Db,
  of: LabelOwner,
  { matnr, labelQuantity }: Pick<NewLabel, 'matnr' | 'labelQuantity'>,
): Promise<TakenLabel | undefined> {
  const [left] = await db
    .update(labelArticles)
    .set({
      labelQuantity: sql`${labelArticles.labelQuantity} - ${labelQuantity}::int`,
      version: sql`${labelArticles.version} + 1`,
    })
    .where(and(ofArticle(of, matnr), sql`${labelArticles.labelQuantity} > ${labelQuantity}::int`))
    .returning(taken)
  return left && { ...left, labelQuantity }
}

/** Takes out those that are still as they were seen. */
export async function removeSeenLabels(
  db: Db,
  of: LabelOwner,
  seen: readonly { matnr: string; version: number }[],
): Promise<void> {
  const matnrs = sql.param(seen.map(({ matnr }) => matnr))
  const versions = sql.param(seen.map(({ version }) => version))
  const isAsSeen = sql`exists (select from unnest(${matnrs}::text[], ${versions}::int[]) as seen (matnr, version)
    where seen.matnr = ${labelArticles.matnr} and seen.version = ${labelArticles.version})`
  await db.delete(labelArticles).where(and(ownedBy(of), isAsSeen))
}
