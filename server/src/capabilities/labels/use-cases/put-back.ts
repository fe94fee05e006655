import { mostLabelsOfPrint } from '@shop/contract/labels'
import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { findArticlesByNumber } from '../../catalogue/public.ts'
import { labelOwner } from '../label-owner.ts'
import { labelQuantityCheck } from '../label-quantity.ts'
import { labelsView } from '../labels-view.ts'
import { countLabels, holdLabels, listLabels, putLabelsBack, type TakenLabel } from '../store.ts'

/** PUT_BACK: all of them or, where others have taken their room, none. */
export const putBack: UseCase<typeof labels, 'PUT_BACK'> = async ({ articles }, context) => {
  const { db, actor, now, fail, invalid } = context
  const problemOf = await labelQuantityCheck(db)
  for (const [index, { quantity }] of articles.entries()) {
    const problem = problemOf(quantity)
    if (problem !== undefined) throw invalid({ [`articles.${index}.quantity`]: problem })
  }
  const of = labelOwner(actor)
  await holdLabels(db, of)
  const there = new Set((await listLabels(context, of)).map(({ matnr }) => matnr))
  const known = await findArticlesByNumber(
    context,
    articles.map(({ matnr }) => matnr),
  )
  const taken = new Map<string, TakenLabel>()
  for (const { matnr, quantity, label_quantity: labelQuantity, added_at } of articles) {
    if (known.get(matnr)?.matnr !== matnr || there.has(matnr)) continue
    // Nothing was added later than now.
    const addedAt = new Date(Math.min(Date.parse(added_at), now.getTime()))
    taken.set(matnr, { matnr, articleQuantity: quantity, labelQuantity, addedAt })
  }
  const more = [...taken.values()].reduce((total, label) => total + label.labelQuantity, 0)
  if (more > 0 && (await countLabels(db, of)) + more > mostLabelsOfPrint) throw fail('LABELS_FULL')
  await putLabelsBack(db, of, [...taken.values()])
  return await labelsView(context)
}
