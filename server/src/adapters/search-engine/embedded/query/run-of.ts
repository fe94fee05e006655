import type { SearchFilter, SearchQuery } from '../../port.ts'
import type { ValueBook } from '../index/value-book.ts'
import { planFilters } from './filter-plan.ts'
import type { QueryWord } from './reading/options.ts'
import { pageOf } from './partial-steps.ts'
import type { PlanContext } from './reading/plan.ts'
import { readQuery } from './reading/read-query.ts'
import type { Run } from './run.ts'

interface Wanted {
  /** As they were read; undefined for everything. */
  words: readonly QueryWord[] | undefined
  filters: readonly SearchFilter[]
  /** Whether a part of the words is enough. */
  partial: boolean
}

/** The run of an index that finds what is wanted, the page and counts the query asks for, in the language it is read in. */
export function runOf(
  { words, filters, partial }: Wanted,
  query: SearchQuery,
  context: PlanContext,
  book: ValueBook,
): Run {
  const { sort, currency, restriction = {}, facets = [], sets = [] } = query
  const { language } = context.lexicon
  const { start, rows } = pageOf(query)
  const plan = planFilters(filters, restriction, book)
  return {
    words,
    filterWords: plan.queries.map((q) => readQuery(q, context)),
    language,
    kunnr: restriction.kunnr,
    plan,
    sort: partial ? undefined : sort,
    currency,
    start,
    limit: start + rows,
    counting: !partial && facets.length > 0,
    sets: partial ? [] : sets,
    partial,
    wanted: query.partial === 'fill' ? start + rows : 0,
    enough: 'all',
  }
}
