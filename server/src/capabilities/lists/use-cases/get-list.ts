import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { stepIn } from '../../baskets/public.ts'
import { articleTiles } from '../../catalogue/public.ts'
import { readSoldArticles } from '../../prices/public.ts'
import { listArticlesOf } from '../article-store.ts'
import { listOwner } from '../list-owner.ts'
import { listView } from '../list-view.ts'
import { findList } from '../store.ts'

/** GET_LIST: an article that has left the assortment stays in the list, without its tile. */
export const getList: UseCase<typeof lists, 'GET_LIST'> = async (input, context) => {
  const { db, actor, fail } = context
  const list = await findList(db, listOwner(actor), input.list_id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  const articles = await listArticlesOf(db, list.id)
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
