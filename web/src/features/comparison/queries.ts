import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'

export type Comparison = Answer<'comparison', 'GET_COMPARISON'>
export type Compared = Comparison['articles'][number]

export const comparisonQuery = getQuery('comparison', 'GET_COMPARISON', {})
