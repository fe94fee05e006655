import type { Decimal } from '@shop/contract/decimal'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { basketPositions, baskets } from '../baskets/tables.ts'
import { listArticles } from './tables.ts'

export type ListArticle = { id: string; version: number; matnr: string; quantity: Decimal; unit: string }

const quantity = sql<string>`trim_scale(${listArticles.quantity})::text`

/** The lines of a list, in the order they were added. */
export const listArticlesOf = (db: Db, listId: string): Promise<ListArticle[]> =>
  db
    .select({
      id: sql<string>`${listArticles.id}::text`,
      version: listArticles.version,
      matnr: listArticles.matnr,
      quantity,
      unit: listArticles.unit,
    })
    .from(listArticles)
    .where(eq(listArticles.listId, BigInt(listId)))
    .orderBy(asc(listArticles.id))

/** Adds an article; one already in the list in the same unit gets the sum, at most `max`. */
export async function addListArticle(
  db: Db,
  listId: string,
  article: { matnr: string; quantity: Decimal; unit: string; max: Decimal },
): Promise<void> {
  const { max, ...line } = article
  await db
    .insert(listArticles)
    .values({ listId: BigInt(listId), ...line })
    .onConflictDoUpdate({
      target: [listArticles.listId, listArticles.matnr, listArticles.unit],
      set: {
        quantity: sql`least(${listArticles.quantity} + excluded.quantity, ${max}::numeric)`,
        version: sql`${listArticles.version} + 1`,
      },
    })
}

const theLine = (listId: string, id: string) =>
  and(eq(listArticles.listId, BigInt(listId)), eq(listArticles.id, BigInt(id)))

/** Version of a line; undefined when it is not there any more. */
export async function versionOfArticle(db: Db, listId: string, id: string): Promise<number | undefined> {
  const [found] = await db
    .select({ version: listArticles.version })
    .from(listArticles)
    .where(theLine(listId, id))
  return found?.version
}

export async function changeListArticle(
  db: Db,
  listId: string,
  id: string,
  quantityOf: Decimal,
): Promise<void> {
  await db
    .update(listArticles)
    .set({ quantity: quantityOf, version: sql`${listArticles.version} + 1` })
    .where(theLine(listId, id))
}

export async function removeListArticle(db: Db, listId: string, id: string): Promise<void> {
  await db.delete(listArticles).where(theLine(listId, id))
}

/** Copies the lines of the owner's active basket, lines of one article and unit together; how many lines came of it. */
export async function copyActiveBasket(
  db: Db,
  listId: string,
  of: { owner: string; kunnr: string },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${listArticles} (list_id, matnr, unit, quantity)
    select ${BigInt(listId)}, p.matnr, p.unit, sum(p.quantity)
    from ${basketPositions} p join ${baskets} b on b.id = p.basket_id
    where b.owner = ${of.owner} and b.kunnr = ${of.kunnr} and b.active
    group by p.matnr, p.unit order by min(p.posnr)`)
  return rowCount ?? 0
}
