import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { labelsView } from '../labels-view.ts'
import { holdLabels, removeLabels, removeSeenLabels } from '../store.ts'

/** CLEAR_LABELS: what another window has collected or changed since the named ones were seen stays. */
export const clearLabels: UseCase<typeof labels, 'CLEAR_LABELS'> = async ({ seen }, context) => {
  const { db, actor } = context
  const of = labelOwner(actor)
  await holdLabels(db, of)
  await (seen === undefined ? removeLabels(db, of) : removeSeenLabels(db, of, seen))
  return await labelsView(context)
}
