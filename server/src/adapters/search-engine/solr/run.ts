import type { SearchRestriction, SearchSort } from '../port.ts'
import { answerFacets } from '../embedded/query/facet-answer.ts'
import { leastShare } from '../embedded/query/partial.ts'
import type { QueryWord } from '../embedded/query/reading/options.ts'
import { refinedIn } from '../embedded/query/run.ts'
import type { Run } from '../embedded/query/run.ts'
import type { Found } from '../embedded/query/found.ts'
import type { SolrAsker } from './one-search.ts'
import { countOf, facetRequest, readPrices, readSets, readTokens, setRequests } from './facets-query.ts'
import { filterQueries, rightsQuery } from './filters-query.ts'
import { priceField, titleField } from './layout.ts'
import { Params } from './params.ts'
import { coveringFilters, leastMet, partialQuery } from './partial-query.ts'
import type { PartialWords } from './partial-query.ts'
import type { NodeView } from './read-view.ts'
import { rankByTitles } from './rank-titles.ts'
import { select } from './select.ts'
import type { SelectAnswer } from './select.ts'
import { countsByValue } from './value-counts.ts'
import { all, askWord, byName } from './words-query.ts'
import type { AskedWord } from './words-query.ts'

/** Carries out one run of a search in Solr; `counts` are the hits by facet value. */
export async function run(
  client: SolrAsker,
  view: NodeView,
  task: Run,
  restriction: SearchRestriction,
  wanted: readonly string[] | 'all',
): Promise<Found & { counts: Uint32Array<ArrayBuffer> }> {
  const params = new Params()
  const { currency } = task
  const text = view.segments[0]!.texts[task.language]!
  const askAll = (words: readonly QueryWord[]) =>
    words.map((word) => askWord(word, { text, kunnr: task.kunnr, words: words.length, params }))
  const words = task.words && askAll(task.words)
  const isRelevance = !task.sort || task.sort.field === 'relevance'
  const refined = refinedIn[task.language]
  const isRefined = isRelevance && words !== undefined && task.start < refined
  const offset = isRefined ? 0 : task.start
  const rights = rightsQuery(restriction, params)
  const filterWords = task.filterWords.map((list) => {
    const queries = askAll(list).map(({ query }) => query)
    return all(queries, params)
  })
  const facet = {
    ...(task.counting && facetRequest(task.plan, wanted, view.book, currency)),
    ...setRequests(task.sets, params),
    ...metRequests(words ?? []),
  }
  const partial = task.partial && words ? { words: task.words!, asked: words, params } : undefined
  const queries = words?.map(({ ranking }) => ranking)
  const main = partial ? partialQuery(partial) : queries ? all(queries, params) : params.add('*:*')
  const filter = [
    'kind:article',
    ...(rights === undefined ? [] : [rights]),
    ...filterQueries(task.plan, view.book, params, currency),
    ...filterWords.map((query) => `{!query cache=false v=${query}}`),
  ]
  const ask = (more: readonly string[] = []) =>
    select(client, {
      query: `{!boost b=boost v=${main}}`,
      filter: [...filter, ...more],
      fields: ['matnr', 'score', ...(isRefined ? ['sales', 'boost', titleField(task.language)] : [])],
      offset,
      limit: (isRefined ? Math.max(refined, task.limit) : task.limit) - offset,
      sort: sortOf(task.sort, task.language, currency),
      facet,
      params: params.values,
    })
  const { numFound, docs, facets } = partial
    ? await askPartial(client, partial, { wanted: task.wanted, rights }, ask)
    : await ask()
  const hits = docs.map(({ matnr, score }) => ({ matnr: String(matnr), score: Number(score) }))
  const ranked = isRefined
    ? rankByTitles(docs, words, text, task.sort, task.partial).slice(0, task.limit)
    : hits
  const counts = task.counting
    ? await countsByValue(client, view.book, readTokens(task.plan, view.book, facets))
    : new Uint32Array(0)
  return {
    numFound,
    hits: ranked,
    firstHit: offset,
    counts,
    setCounts: readSets(task.sets, facets),
    met: (words ?? []).map(({ isKnown }, i) => isKnown || countOf(facets[`met${i}`]) > 0),
    countOf: (value) => counts[value] ?? 0,
    facets: (wish) => answerFacets({ ...view, scratch: { counts } }, readPrices(facets), wish),
  }
}

/** Asks for what meets enough of the query, and when that is too little, for what meets any or most of it. */
async function askPartial(
  client: SolrAsker,
  partial: PartialWords,
  { wanted, rights }: { wanted: number; rights: string | undefined },
  ask: (filters: readonly string[]) => Promise<SelectAnswer>,
): Promise<SelectAnswer> {
  const answer = await ask(coveringFilters(partial))
  if (answer.numFound < wanted) return ask(coveringFilters(partial, anyShare))
  if (answer.numFound > 0) return answer
  const least = await leastMet(client, partial, rights)
  return least < leastShare ? ask(coveringFilters(partial, least)) : answer
}

const anyShare = 1e-4

/** Asks whether anything at all meets the words of which this node does not know it. */
function metRequests(words: readonly AskedWord[]): Record<string, unknown> {
  const unsure = words.flatMap(({ isKnown, query }, i) =>
    isKnown ? [] : [[`met${i}`, { type: 'query', q: byName(query), domain: { query: 'kind:article' } }]],
  )
  return Object.fromEntries(unsure) as Record<string, unknown>
}

function sortOf(sort: SearchSort | undefined, language: string, currency: string | undefined): string {
  const direction = sort?.direction ?? 'desc'
  const fields: Record<SearchSort['field'], string> = {
    relevance: `score ${direction},sales desc`,
    name: `name1_${language} ${direction},name2_${language} ${direction},name3_${language} ${direction}`,
    number: `number_key ${direction},score desc`,
    price: `${priceField(currency)} ${direction},score desc`,
    created: `created ${direction},score desc`,
    sales: `sales ${direction},score desc`,
  }
  return `${fields[sort?.field ?? 'relevance']},matnr asc`
}
