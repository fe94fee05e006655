import type { topsellers } from '@shop/contract/resources/topsellers'
import type { UseCase } from '#server/http/context.ts'
import { visibleCatalogs } from '../../assortment/public.ts'
import { daysOf, visibleDocumentTypes } from '../../documents/public.ts'
import { findArticlesByNumber } from '../article-numbers.ts'
import { articleTiles } from '../article-tiles.ts'
import { orderTypes } from '../purchases.ts'
import { listTopsellers } from '../topsellers.ts'

/** GET_TOPSELLERS: what has left the assortment, or is not for this customer any more, is left out and not counted. */
export const getTopsellers: UseCase<typeof topsellers, 'GET_TOPSELLERS'> = async (input, context) => {
  const { db, actor, today } = context
  const { scope = 'own', timespan = '6', order = 'often', query = '', start = 0, rows = 50 } = input
  const doctypes = visibleDocumentTypes(actor).filter((type) => orderTypes.includes(type))
  if (actor.user === undefined || actor.kunnr === '' || doctypes.length === 0)
    return { articles: [], numFound: 0, start }
  const wanted = query.trim()
  const numbered = wanted === '' ? [] : [...(await findArticlesByNumber(context, [wanted])).values()]
  const { numFound, articles } = await listTopsellers(db, {
    kunnr: actor.kunnr,
    userId: scope === 'own' ? actor.user.userId : null,
    doctypes,
    from: daysOf(timespan, today, { from: undefined, to: undefined }).from ?? null,
    order,
    words: wanted.split(/\s+/).filter((word) => word !== ''),
    matnrs: numbered.map(({ matnr }) => matnr),
    catalogs: visibleCatalogs(actor),
    start,
    rows,
  })
  const tiles = await articleTiles(
    context,
    articles.map(({ matnr }) => matnr),
  )
  return {
    numFound,
    start,
    articles: articles.flatMap(({ matnr, ...bought }) => {
      const article = tiles.get(matnr)
      return article ? [{ article, ...bought }] : []
    }),
  }
}
