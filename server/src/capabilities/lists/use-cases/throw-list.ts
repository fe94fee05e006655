import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { addArticles } from '../../baskets/public.ts'
import { listArticlesOf } from '../article-store.ts'
import { listOwner } from '../list-owner.ts'
import { findList } from '../store.ts'

/**
 * THROW_LIST: what can be added is, and comes back with its line and the quantity added to it; numbers of articles that
 * cannot come back, each with its reason.
 */
export const throwList: UseCase<typeof lists, 'THROW_LIST'> = async (input, context) => {
  const { db, actor, fail } = context
  const list = await findList(db, listOwner(actor), input.list_id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  const articles = await listArticlesOf(db, list.id)
  if (articles.length === 0) throw fail('DB_ENTRY_NOT_FOUND')
  const done = await addArticles(context, articles, input.multibasket)
  if (done === undefined) throw fail('BASKET_NOT_FOUND')
  const taken = articles.flatMap(({ matnr, quantity }, index) => {
    const result = done.results[index]
    return result?.ok === true ? [{ posnr: result.posnr, matnr, quantity }] : []
  })
  const refused = articles.flatMap(({ matnr }, index) => {
    const result = done.results[index]
    return result === undefined || result.ok ? [] : [{ matnr, code: result.code }]
  })
  return {
    basket: done.basket,
    added: articles.length - refused.length,
    notAdded: refused.map(({ matnr }) => matnr),
    refused,
    taken,
  }
}
