import type { SearchHit, SearchQuery, SearchResult, SuggestQuery, SuggestResult } from '../port.ts'
import {
  askedInstead,
  completedSearch,
  isSeveral,
  mayFindNothing,
  namedSuggestions,
  possibleQueries,
  saysAnything,
} from '../embedded/query/suggest.ts'
import { type ExactNumber, isOfNumbers } from '../embedded/query/exact.ts'
import { mayHide } from '../embedded/query/filter-plan.ts'
import type { Found } from '../embedded/query/found.ts'
import type { Run } from '../embedded/query/run.ts'
import { searchSteps } from '../embedded/query/search-steps.ts'
import { numberForm } from '../embedded/text/number-form.ts'
import type { OneSearch } from './one-search.ts'
import { exactNumber } from './exact.ts'
import { countOf } from './facets-query.ts'
import { namedTokens, rightsQuery, termsFilter } from './filters-query.ts'
import { Params } from './params.ts'
import type { NodeView } from './read-view.ts'
import { run } from './run.ts'
import { select } from './select.ts'
import { learnValues } from './value-counts.ts'
import { all, askWord, byName } from './words-query.ts'

/** Answers a query by the same steps as the engine in memory, each carried out in Solr. */
export async function search(client: OneSearch, view: NodeView, query: SearchQuery): Promise<SearchResult> {
  const { restriction = {}, facets = [], filters = [] } = query
  await learnValues(client, view.book, namedTokens(filters))
  return carriedOut(client, view, query, (task) => run(client, view, task, restriction, facets))
}

/**
 * Plans a query and has its runs carried out one after the other. Whether its whole is a number is asked before, of one with a
 * word in it at the same time: it hardly ever is, and is planned anew then.
 */
async function carriedOut(
  client: OneSearch,
  view: NodeView,
  query: SearchQuery,
  carryOut: (task: Run) => Promise<Found>,
): Promise<SearchResult> {
  const planned = (exact: ExactNumber) =>
    view.described.with(client, async (kindsOf, isLacking) => {
      const steps = searchSteps({ ...view, kindsOf }, query, exact)
      let step = steps.next()
      while (!step.done && !isLacking())
        step = await carryOut(step.value).then(
          (found) => steps.next(found),
          (error: unknown) => steps.throw(error),
        )
      return step.done && !isLacking() ? step.value : undefined
    })
  const number = exactNumber(client, isOfNumbers(query) ? numberForm(query.q) : '', query.restriction ?? {})
  if (!hasWord(query.q)) return planned(await number)
  const [result, exact] = await Promise.all([planned({ found: false }), number])
  return exact.found ? planned(exact) : result
}

const hasWord = (q: string): boolean => q.split(/\s+/).some((word) => /^\P{N}*\p{L}{3}\P{N}*$/u.test(word))

const defaultLimit = 5

/** What may be meant by unfinished typing. */
export async function suggest(
  client: OneSearch,
  view: NodeView,
  query: SuggestQuery,
): Promise<SuggestResult> {
  const { prefix, language, restriction = {}, limit = defaultLimit } = query
  if (!saysAnything(prefix)) return { words: [], categories: [], brands: [], articles: [] }
  const isRestricted = mayHide(restriction)
  const asked = { language, restriction, partial: 'never' } as const
  const all = { ...asked, q: '', rows: 0, facets: ['category', 'brand'] }
  const [{ hits }, counting, words] = await Promise.all([
    counted(client, view, { ...asked, q: prefix, rows: limit }),
    isRestricted ? counted(client, view, all) : undefined,
    completedQueries(client, view, query, isRestricted),
  ])
  const counts = isRestricted ? (counting?.counts ?? new Uint32Array(0)) : view.book.live
  const named = namedSuggestions(view, query, counts)
  const instead = askedInstead(prefix, words, hits.length > 0)
  const meant =
    instead === undefined ? undefined : await counted(client, view, { ...asked, q: instead, rows: limit })
  return { words, ...named, articles: meant?.hits ?? hits }
}

/** The hits of a query, and how many there are with each facet value. */
async function counted(
  client: OneSearch,
  view: NodeView,
  query: SearchQuery,
): Promise<{ hits: SearchHit[]; counts?: Uint32Array | undefined }> {
  const { restriction = {}, facets = [] } = query
  let counts: Uint32Array | undefined
  const { hits } = await carriedOut(client, view, query, async (task) => {
    const found = await run(client, view, task, restriction, facets)
    const answered: typeof found.facets = (wish) => {
      counts = found.counts
      return found.facets(wish)
    }
    return { ...found, facets: answered }
  })
  return { hits, counts }
}

/** The query with its last word completed or corrected; those that find nothing are left out. */
async function completedQueries(
  client: OneSearch,
  view: NodeView,
  query: SuggestQuery,
  isRestricted: boolean,
): Promise<string[]> {
  const { limit = defaultLimit, prefix } = query
  const queries = possibleQueries(view, query)
  const mustCheck = isRestricted || mayFindNothing(prefix)
  if (!mustCheck || queries.length === 0) return queries.slice(0, limit)
  const found = await findingQueries(client, view, query, queries)
  if (found.length > 0 || isSeveral(prefix)) return found.slice(0, limit)
  const meant = possibleQueries(view, query, true)
  return (meant.length > 0 ? await findingQueries(client, view, query, meant) : []).slice(0, limit)
}

/** Those of some queries that find something for who asks. */
async function findingQueries(
  client: OneSearch,
  view: NodeView,
  query: SuggestQuery,
  queries: readonly string[],
): Promise<string[]> {
  const { restriction = {} } = query
  const params = new Params()
  const rights = rightsQuery(restriction, params)
  const facet = queries.map((q, i) => [
    `q${i}`,
    { type: 'query', q: byName(wordsQuery(q, view, query, params)) },
  ])
  const { facets } = await select(client, {
    query: 'kind:article',
    filter: [
      ...(rights === undefined ? [] : [rights]),
      ...(restriction.matnrs ? [termsFilter('matnr', [...restriction.matnrs], params, ' cache=false')] : []),
    ],
    limit: 0,
    facet: Object.fromEntries(facet) as Record<string, unknown>,
    params: params.values,
  })
  return queries.filter((_, i) => countOf(facets[`q${i}`]) > 0)
}

/** What finds the articles that meet every word of a query just as it stands. */
function wordsQuery(q: string, view: NodeView, { language, restriction = {} }: SuggestQuery, params: Params) {
  const first = searchSteps(view, completedSearch(q, language, restriction), { found: false }).next()
  if (first.done) return params.add('-*:*')
  const text = view.segments[0]!.texts[first.value.language]!
  const words = first.value.words ?? []
  return all(
    words.map((word) => askWord(word, { text, kunnr: restriction.kunnr, words: words.length, params }).query),
    params,
  )
}
