import type { SearchQuery, SearchResult } from '../../port.ts'
import { numberForm } from '../text/number-form.ts'
import { exactNumber } from './exact.ts'
import { answerFacets, type FacetWish } from './facet-answer.ts'
import { planFilters } from './filter-plan.ts'
import type { IndexView } from './index-view.ts'
import { run, type Enough } from './run.ts'
import { searchSteps } from './search-steps.ts'

/**
 * Answers a query from the index in memory, as much of it as is `enough`. `onCounts` is told the counts of what was found
 * by facet value, good until the next search.
 */
export function search(
  view: IndexView,
  query: SearchQuery,
  enough: Enough = 'all',
  onCounts?: (counts: Uint32Array) => void,
): SearchResult {
  const { q, restriction = {} } = query
  view.scratch.groups.clear()
  const allowed = planFilters([], restriction, view.book)
  const steps = searchSteps(view, query, exactNumber(view, numberForm(q), restriction.kunnr, allowed))
  let step = steps.next()
  while (!step.done) {
    const { counting, enough: needed } = step.value
    const { prices, ...found } = run(view, { ...step.value, enough: needed === 'any' ? needed : enough })
    const counted = { ...view, scratch: { counts: view.scratch.counts } }
    const facets = (wish: FacetWish) => {
      onCounts?.(counted.scratch.counts)
      return answerFacets(counted, prices, wish)
    }
    const countOf = (value: number) => counted.scratch.counts[value] ?? 0
    step = steps.next({ ...found, firstHit: 0, countOf, facets })
    // Another run counts anew in the same place, and what this one found may be the answer all the same.
    if (!step.done && counting) counted.scratch.counts = counted.scratch.counts.slice()
  }
  return step.value
}
