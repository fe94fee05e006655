import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelsView } from '../labels-view.ts'
import { removeLabels } from '../store.ts'

/** REMOVE_ARTICLE */
export const removeArticle: UseCase<typeof labels, 'REMOVE_ARTICLE'> = async ({ matnr }, context) => {
  const removed = await removeLabels(context.db, labelOwner(context.actor), matnr)
  if (removed === 0) throw context.fail('DB_ENTRY_NOT_FOUND')
  return labelsView(context)
}
