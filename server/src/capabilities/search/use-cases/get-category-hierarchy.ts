import type { Parsed } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import type { Context } from '#server/http/context.ts'
import { categoryCounts } from '../../catalogue/public.ts'
import { activeValues } from '../facets.ts'
import { foundIn, offlineAnswer } from '../found-in.ts'
import { ask, readQuery } from '../run-search.ts'
import type { Found } from '../write-answer.ts'

/**
 * GETCATEGORYHIERARCHY: counts of the same query, in the same answer as SEARCH with categories alone counted and, unless
 * rows are asked for, without articles. Without the engine it has the tree of the database.
 */
export async function getCategoryHierarchy(
  asked: Parsed<typeof search, 'GETCATEGORYHIERARCHY'>,
  context: Context,
): Promise<Found> {
  const input = { ...asked, facet_field: ['category'], rows: asked.rows ?? 0 }
  const read = await readQuery(input, context)
  const result = await ask(context, read.query)
  const found = result
    ? await foundIn(result, read, input, context)
    : await offlineAnswer(input, read, context)
  const tree = result ? result.categories : await categoryCounts(context)
  return { ...found, tree: { tree, active: activeValues(read.filters, 'category'), isOpenWay: false } }
}
