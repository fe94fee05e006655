import type { Parsed } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import type { Context } from '#server/http/context.ts'
import { categoryCounts } from '../../catalogue/public.ts'
import { activeValues } from '../facets.ts'
import { ask, readQuery } from '../run-search.ts'
import type { FoundCategories } from '../write-answer.ts'

/** GETCATEGORYHIERARCHY: counts of the same query; without the engine the tree of the database. */
export async function getCategoryHierarchy(
  input: Parsed<typeof search, 'GETCATEGORYHIERARCHY'>,
  context: Context,
): Promise<FoundCategories> {
  const { query, filters } = await readQuery(input, context)
  const result = await ask(context, { ...query, rows: 0, facets: ['category'] })
  const active = activeValues(filters, 'category')
  const tree = result ? result.categories : await categoryCounts(context)
  return {
    answer: { categories: [], solrOffline: result === undefined },
    tree: { tree, active, isOpenWay: false },
  }
}
