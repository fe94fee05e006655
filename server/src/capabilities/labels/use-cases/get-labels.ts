import type { labels } from '@shop/contract/resources/labels'
import type { UseCase } from '#server/http/context.ts'
import { labelsView } from '../labels-view.ts'

/** GET_LABELS */
export const getLabels: UseCase<typeof labels, 'GET_LABELS'> = (_input, context) => labelsView(context)
