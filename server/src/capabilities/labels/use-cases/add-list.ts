import { mostLabelsOfArticle, mostLabelsOfPrint } from '@shop/contract/labels'
import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { articleTiles } from '../../catalogue/public.ts'
import { readListArticles } from '../../lists/public.ts'
import { labelOwner } from '../label-owner.ts'
import { addLabels, countLabels, holdLabels, type NewLabel } from '../store.ts'

/** ADD_LIST: articles that have left the assortment get no label; the quantity counts in the unit of sale. */
export const addList: UseCase<typeof labels, 'ADD_LIST'> = async (input, context) => {
  const { db, actor, now, fail } = context
  const lines = await readListArticles(context, input.list_id)
  if (lines === undefined) throw fail('LIST_NOT_FOUND')
  const tiles = await articleTiles(
    context,
    lines.map(({ matnr }) => matnr),
  )
  const added = new Map<string, NewLabel>()
  for (const { matnr, quantity, unit } of lines) {
    const tile = tiles.get(matnr)
    if (tile === undefined || added.has(matnr)) continue
    const articleQuantity = unit === tile.meins ? quantity : tile.qty_stepsize
    added.set(matnr, { matnr, articleQuantity, labelQuantity: 1 })
  }

  const of = labelOwner(actor)
  await holdLabels(db, of)
  if ((await countLabels(db, of)) + added.size > mostLabelsOfPrint) throw fail('LABELS_FULL')
  await addLabels(db, of, [...added.values()], { now, most: mostLabelsOfArticle })
  return { added: added.size }
}
