import { postQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'

export type Hits = Answer<'search', 'SEARCH'>
export type Filter = Hits['facets'][number]

export const searchQuery = (input: Input<'search', 'SEARCH'>) => postQuery('search', 'SEARCH', input)
