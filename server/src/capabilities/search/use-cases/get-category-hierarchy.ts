import type { search } from '@shop/contract/resources/search'
import type { UseCase } from '#server/http/context.ts'
import { categoryCounts } from '../../catalogue/public.ts'
import { activeValues, toPivot } from '../facets.ts'
import { ask, readQuery } from '../run-search.ts'

/** GETCATEGORYHIERARCHY: counts of the same query; without the engine the tree of the database. */
export const getCategoryHierarchy: UseCase<typeof search, 'GETCATEGORYHIERARCHY'> = async (
  input,
  context,
) => {
  const { query, filters } = await readQuery(input, context)
  const result = await ask(context, { ...query, rows: 0, facets: ['category'] })
  const categories = result?.categories ?? (await categoryCounts(context))
  return {
    categories: toPivot(categories, activeValues(filters, 'category')),
    solrOffline: result === undefined,
  }
}
