import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelToChange } from '../label-to-change.ts'
import { labelsView } from '../labels-view.ts'
import { removeLabels } from '../store.ts'

/** REMOVE_ARTICLE: with a version, an article whose label somebody has changed meanwhile stays. */
export const removeArticle: UseCase<typeof labels, 'REMOVE_ARTICLE'> = async (input, context) => {
  await labelToChange(context, input)
  await removeLabels(context.db, labelOwner(context.actor), input.matnr)
  return await labelsView(context)
}
