import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelToChange } from '../label-to-change.ts'
import { labelsView } from '../labels-view.ts'
import { removeLabel, removeSomeLabels } from '../store.ts'

/**
 * REMOVE_ARTICLE: with a version, an article whose label somebody has changed meanwhile stays; with a number of labels, it
 * stays unless these are all there are.
 */
export const removeArticle: UseCase<typeof labels, 'REMOVE_ARTICLE'> = async (input, context) => {
  await labelToChange(context, input)
  const { matnr, label_quantity: labelQuantity } = input
  const of = labelOwner(context.actor)
  const some =
    labelQuantity === undefined ? undefined : await removeSomeLabels(context.db, of, { matnr, labelQuantity })
  const removed = some ?? (await removeLabel(context.db, of, matnr))
  if (removed === undefined) throw context.fail('DB_ENTRY_NOT_FOUND')
  const addedAt = removed.addedAt.toISOString()
  return { ...(await labelsView(context)), removed: { ...removed, addedAt } }
}
