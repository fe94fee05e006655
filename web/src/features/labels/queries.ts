import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'

export type Labels = Answer<'labels', 'GET_LABELS'>
export type Label = Labels['labels'][number]

export const labelsQuery = getQuery('labels', 'GET_LABELS', {})
