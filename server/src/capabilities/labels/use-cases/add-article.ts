import { mostLabelsOfArticle, mostLabelsOfPrint } from '@shop/contract/labels'
import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { articleTiles, findArticlesByNumber } from '../../catalogue/public.ts'
import { labelOwner } from '../label-owner.ts'
import { labelQuantityCheck } from '../label-quantity.ts'
import { addLabels, countLabels, holdLabels, holdLabelsOfArticle } from '../store.ts'

/** ADD_ARTICLE: without a quantity the label says one step of the unit of sale. */
export const addArticle: UseCase<typeof labels, 'ADD_ARTICLE'> = async (input, context) => {
  const { db, actor, now, fail, invalid } = context
  const found = (await findArticlesByNumber(context, [input.matnr])).get(input.matnr)
  const tile = found && (await articleTiles(context, [found.matnr])).get(found.matnr)
  if (tile === undefined) throw fail('INVALID_MATNR')
  const articleQuantity = input.quantity ?? tile.qty_stepsize
  const problem = (await labelQuantityCheck(db))(articleQuantity)
  if (problem !== undefined) throw invalid({ quantity: problem })

  const of = labelOwner(actor)
  const labelQuantity = input.label_quantity ?? 1
  await holdLabels(db, of)
  if ((await countLabels(db, of)) + labelQuantity > mostLabelsOfPrint) throw fail('LABELS_FULL')
  const { matnr } = tile
  const before = await holdLabelsOfArticle(db, of, matnr)
  await addLabels(db, of, [{ matnr, articleQuantity, labelQuantity }], { now, most: mostLabelsOfArticle })
  return { matnr, added: Math.min(before + labelQuantity, mostLabelsOfArticle) - before }
}
