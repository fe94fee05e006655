import type { article } from '@shop/contract/resources/article'
import type { UseCase } from '#server/http/context.ts'
import { visibleDocumentTypes } from '../../documents/public.ts'
import { articleTiles } from '../article-tiles.ts'
import { listLastPurchases, orderTypes } from '../purchases.ts'

const usual = 10

/** GET_LAST_ARTICLES: what has left the assortment, or is not for this customer any more, is left out. */
export const getLastArticles: UseCase<typeof article, 'GET_LAST_ARTICLES'> = async (
  { rows = usual },
  context,
) => {
  const { db, actor } = context
  const doctypes = visibleDocumentTypes(actor).filter((type) => orderTypes.includes(type))
  if (actor.kunnr === '' || doctypes.length === 0) return { articles: [] }
  // Some more than asked for stand in for those that are left out.
  const purchases = await listLastPurchases(db, { kunnr: actor.kunnr, doctypes, rows: rows * 3 })
  const tiles = await articleTiles(
    context,
    purchases.map(({ matnr }) => matnr),
  )
  const articles = purchases.flatMap(({ matnr, day: date, ...purchase }) => {
    const tile = tiles.get(matnr)
    return tile ? [{ article: tile, date, ...purchase }] : []
  })
  return { articles: articles.slice(0, rows) }
}
