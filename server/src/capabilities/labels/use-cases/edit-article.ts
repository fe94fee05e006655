import { mostLabelsOfPrint } from '@shop/contract/labels'
import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelQuantityCheck } from '../label-quantity.ts'
import { labelToChange } from '../label-to-change.ts'
import { labelsView } from '../labels-view.ts'
import { changeLabel, countLabels } from '../store.ts'

/** EDIT_ARTICLE */
export const editArticle: UseCase<typeof labels, 'EDIT_ARTICLE'> = async (input, context) => {
  const { db, actor, invalid } = context
  const { matnr, quantity, label_quantity: labelQuantity } = input
  if (quantity === undefined && labelQuantity === undefined) throw invalid({ quantity: 'REQUIRED' })
  const problem = quantity === undefined ? undefined : (await labelQuantityCheck(db))(quantity)
  if (problem !== undefined) throw invalid({ quantity: problem })
  const of = labelOwner(actor)
  await labelToChange(context, input)
  const change = {
    ...(quantity !== undefined && { articleQuantity: quantity }),
    ...(labelQuantity !== undefined && { labelQuantity }),
  }
  await changeLabel(db, of, matnr, change)
  if ((await countLabels(db, of)) > mostLabelsOfPrint) throw invalid({ label_quantity: 'TOO_LARGE' })
  return labelsView(context)
}
