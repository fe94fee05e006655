import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { articleTiles, findArticlesByNumber } from '../../catalogue/public.ts'
import { readSoldArticles, unitOf } from '../../prices/public.ts'
import { readSettings } from '../../shop/public.ts'
import { addListArticle } from '../article-store.ts'
import { listOwner } from '../list-owner.ts'
import { listQuantityProblem } from '../list-quantity.ts'
import { changedList } from '../list-view.ts'
import { beginChange } from '../store.ts'

/** ADD_ARTICLE: in the named unit of the article; else in the one it is sold in, unless its number is that of a package. */
export const addArticle: UseCase<typeof lists, 'ADD_ARTICLE'> = async (input, context) => {
  const { db, actor, fail, invalid } = context
  const of = listOwner(actor)
  if (!(await beginChange(db, of, input.list_id))) throw fail('LIST_NOT_FOUND')
  const found = (await findArticlesByNumber(context, [input.matnr])).get(input.matnr)
  const tile = found && (await articleTiles(context, [found.matnr])).get(found.matnr)
  if (found === undefined || tile === undefined) throw fail('INVALID_MATNR')
  const { limits } = await readSettings(db, 'limits')
  const max = String(limits.maxQuantity)
  const problem = listQuantityProblem(input.quantity, max)
  if (problem !== undefined) throw invalid({ quantity: problem })

  const { matnr } = found
  const sold = input.unit === undefined ? undefined : (await readSoldArticles(context, [matnr])).get(matnr)
  const meant = input.unit === undefined || sold === undefined ? input.unit : unitOf(input.unit, sold)
  const unit = meant ?? found.unit ?? tile.meins
  if (sold && !sold.fractions.has(unit)) throw invalid({ unit: 'INVALID' })
  const line = { matnr, quantity: input.quantity, unit, max }
  await addListArticle(db, input.list_id, line)
  return changedList(db, of, input.list_id)
}
