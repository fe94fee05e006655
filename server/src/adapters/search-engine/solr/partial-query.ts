import { leastShare, tellingWords, withoutName } from '../embedded/query/partial.ts'
import type { QueryWord } from '../embedded/query/reading/options.ts'
import type { SolrAsker } from './one-search.ts'
import { Params, decimal } from './params.ts'
import { select } from './select.ts'
import { any } from './words-query.ts'
import type { AskedWord } from './words-query.ts'

/** The words of a partial search: which part of them an article must meet, and how that weighs. */
export interface PartialWords {
  words: readonly QueryWord[]
  asked: readonly AskedWord[]
  params: Params
}

/** Articles that meet any word, scored by how well and by how much of the query they meet. */
export const partialQuery = ({ words, asked, params }: PartialWords): string => {
  const weight = params.add(shareOf(words, asked))
  const queries = asked.map(({ ranking }) => ranking)
  return params.add(`{!boost b=${weight} v=${any(queries, params)}}`)
}

/** Articles that meet enough of the query, and more of it than figures. */
export function coveringFilters(partial: PartialWords, least = leastShare): string[] {
  const { words, asked, params } = partial
  const share = params.add(shareOf(words, asked))
  return [...tellingFilters(partial), `{!frange l=${decimal(least)} cache=false cost=150 v=${share}}`]
}

/** Rounding must not leave out the article that meets most. */
const tolerance = 1e-4

/**
 * What to be content with when nothing the asker may find meets enough: the share of what meets most.
 * @param rights query of what he may find
 */
export async function leastMet(
  client: SolrAsker,
  partial: PartialWords,
  rights: string | undefined,
): Promise<number> {
  const { words, asked, params } = partial
  const { docs } = await select(client, {
    query: `{!func v=${params.add(shareOf(words, asked))}}`,
    filter: ['kind:article', ...(rights === undefined ? [] : [rights]), ...tellingFilters(partial)],
    fields: ['score'],
    limit: 1,
    params: params.values,
  })
  const most = Number(docs[0]?.['score'] ?? 0)
  return most > 0 && most < leastShare ? most - tolerance : leastShare
}

function tellingFilters({ words, asked, params }: PartialWords): string[] {
  const telling = tellingWords(words)
  const queries = asked.filter((_, i) => telling[i]).map(({ query }) => query)
  return [`{!query cache=false v=${any(queries, params)}}`]
}

/** The share of the query an article meets, by how telling its words are. */
function shareOf(words: readonly QueryWord[], asked: readonly AskedWord[]): string {
  const sum = words.reduce((total, { rarity }) => total + rarity, 0)
  const met = asked.map(({ query }, i) => `if(exists(query(${query})),${decimal(words[i]!.rarity / sum)},0)`)
  const share = `sum(${met.join(',')})`
  const name = asked[words.findIndex(({ isName }) => isName)]
  return name ? `product(${share},if(exists(query(${name.query})),1,${decimal(withoutName)}))` : share
}
