import type { Result } from '@shop/contract/define-resource'
import type { lists } from '@shop/contract/resources/lists'
import type { Db } from '#server/db/connection.ts'
import type { Context } from '#server/http/context.ts'
import { stepIn } from '../baskets/public.ts'
import { articleTiles } from '../catalogue/public.ts'
import { readSoldArticles } from '../prices/public.ts'
import { listArticlesOf } from './article-store.ts'
import { listOwner } from './list-owner.ts'
import { type List, type ListOwner, findList } from './store.ts'

/** A list as it leaves. */
export const listView = (list: List): Result<typeof lists, 'GET_LISTS'>['lists'][number] => ({
  ...list,
  createdAt: list.createdAt.toISOString(),
})

/** A list with its lines as they leave: an article that has left the assortment stays in it, without its tile. */
export async function wholeList(context: Context, list: List): Promise<Result<typeof lists, 'GET_LIST'>> {
  const articles = await listArticlesOf(context.db, list.id)
  const matnrs = articles.map(({ matnr }) => matnr)
  const tiles = await articleTiles(context, matnrs)
  const sold = await readSoldArticles(context, matnrs)
  return {
    list: listView(list),
    articles: articles.map((line) => {
      const own = sold.get(line.matnr)
      const stepsize = (own && stepIn(line.unit, own)) ?? null
      return { ...line, stepsize, article: tiles.get(line.matnr) ?? null }
    }),
  }
}

/** What an event answers that changed a list: the list as it is now. */
export async function changedList(db: Db, of: ListOwner, id: string) {
  return { list: listView(await stillThere(db, of, id)) }
}

/** What an event answers that changed a line: the list with its lines as they are now. */
export const changedLines = async (context: Context, id: string) =>
  wholeList(context, await stillThere(context.db, listOwner(context.actor), id))

async function stillThere(db: Db, of: ListOwner, id: string): Promise<List> {
  const list = await findList(db, of, id)
  if (list === undefined) throw new Error(`the list ${id} just changed is gone`)
  return list
}
