import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelToChange } from '../label-to-change.ts'
import { labelsView } from '../labels-view.ts'
import { removeLabel } from '../store.ts'

/** REMOVE_ARTICLE: with a version, an article whose label somebody has changed meanwhile stays. */
export const removeArticle: UseCase<typeof labels, 'REMOVE_ARTICLE'> = async (input, context) => {
  await labelToChange(context, input)
  const removed = await removeLabel(context.db, labelOwner(context.actor), input.matnr)
  if (removed === undefined) throw context.fail('DB_ENTRY_NOT_FOUND')
  const addedAt = removed.addedAt.toISOString()
  return { ...(await labelsView(context)), removed: { ...removed, addedAt } }
}
