import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { type TopsellersSearch } from './address.ts'
import { topsellersInput, type View } from './search.ts'

export type Topseller = Answer<'topsellers', 'GET_TOPSELLERS'>['articles'][number]

export const topsellersQuery = (view: View, search: TopsellersSearch) =>
  getQuery('topsellers', 'GET_TOPSELLERS', topsellersInput(view, search))
