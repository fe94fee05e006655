import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelOwner } from '../label-owner.ts'
import { removeLabels } from '../store.ts'

/** CLEAR_LABELS */
export const clearLabels: UseCase<typeof labels, 'CLEAR_LABELS'> = async (_input, { db, actor }) => {
  await removeLabels(db, labelOwner(actor))
  return {}
}
