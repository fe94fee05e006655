import type { Language } from '../document.ts'
import type { CalledCategory } from '../embedded/query/reading/called-categories.ts'
import { kindsByShare } from '../embedded/query/reading/described-kinds.ts'
import { SearchOffline } from '../port.ts'
import type { OneSearch } from './one-search.ts'
import { headField, namedField, readValueToken, termsField, valueToken } from './layout.ts'
import { Params } from './params.ts'
import { byName } from './words-query.ts'
import { bucketsOf, select } from './select.ts'
import type { FacetResult } from './select.ts'

/** Words whose categories are kept; more are asked for again. */
const mostKept = 5000

/** Times a query is planned anew because a reading of it describes by words nobody asked for before. */
const mostLooks = 4

/** Milliseconds a look-up may take of a search's time. */
const longestLook = 500

type Described = { term: string; language: Language }
const keyOf = ({ term, language }: Described): string => `${language} ${term}`

/**
 * The categories most articles of a word are in, for words that only describe, as the engine in memory finds them from a few
 * articles. Planning a query cannot wait: it goes without those that are unknown, which are looked up then, once for each
 * word, and the query is planned anew.
 */
export class DescribedKinds {
  readonly #kept = new Map<string, CalledCategory[]>()

  /**
   * Gives what `plan` does with the categories at hand. It is given a look-up, and whether a plan made by it lacks something:
   * then it may end at once, for it is called again.
   */
  async with<T>(
    client: OneSearch,
    plan: (
      kindsOf: (term: string, language: Language) => CalledCategory[],
      isLacking: () => boolean,
    ) => Promise<T | undefined>,
  ): Promise<T> {
    let isAnswered = true
    for (let look = 0; ; look++) {
      const missing = new Map<string, Described>()
      const kindsOf = (term: string, language: Language) => {
        const known = this.#kept.get(keyOf({ term, language }))
        if (!known) missing.set(keyOf({ term, language }), { term, language })
        return known ?? []
      }
      const planned = await plan(kindsOf, () => isAnswered && missing.size > 0 && look < mostLooks)
      if (planned !== undefined) return planned
      isAnswered = await this.#learn(client, [...missing.values()])
    }
  }

  /** Whether it was answered. Where it takes too long the words are ranked by texts alone, this time. */
  async #learn(client: OneSearch, words: readonly Described[]): Promise<boolean> {
    if (this.#kept.size + words.length > mostKept) this.#kept.clear()
    const params = new Params()
    const asked = words.map((word, i) => waysOf(word, i, params))
    const facet = Object.assign({}, ...asked) as Record<string, unknown>
    const asking = { query: 'kind:article', limit: 0, facet, params: params.values }
    const answer = await client.inPart(longestLook, (part) => select(part, asking)).catch(unknownWhileOffline)
    if (!answer) return false
    const { facets } = answer
    for (const [i, word] of words.entries()) this.#kept.set(keyOf(word), kindsIn(facets, i))
    return true
  }
}

/** That Solr is away says the search itself. */
function unknownWhileOffline(error: unknown): undefined {
  if (!(error instanceof SearchOffline)) throw error
}

/** Articles a word may be described by, the best first: those it names, those whose titles say it, all that have it. */
const ways = ['naming', 'titled', 'having'] as const

/** What a word counts altogether and in each category, among the articles of each way. */
function waysOf({ term, language }: Described, at: number, params: Params): Record<string, unknown> {
  const name = params.add(term)
  const score = params.add(`{!payload_score f=${termsField(language)} func=max operator=or v=${name}}`)
  const weight = `sum(query(${score}))`
  const kinds = { type: 'terms', field: 'value', prefix: valueToken('category', ''), limit: -1 }
  const sharesOf = (query: string) => ({
    type: 'query',
    q: byName(query),
    facet: { weight, kinds: { ...kinds, facet: { weight } } },
  })
  return {
    // German titles have names of their own for that.
    ...(language === 'en' && {
      [`naming${at}`]: sharesOf(params.add(`{!term f=${headField(language)} v=${name}}`)),
    }),
    [`titled${at}`]: sharesOf(params.add(`{!term f=${namedField(language)} v=${name}}`)),
    [`having${at}`]: sharesOf(score),
  }
}

function kindsIn(facets: Record<string, FacetResult>, at: number): CalledCategory[] {
  for (const way of ways) {
    const shares = facets[`${way}${at}`]
    if (typeof shares !== 'object' || !shares.weight) continue
    const weights = bucketsOf(shares.kinds).map(
      ({ val, weight = 0 }) => [readValueToken(String(val)).key, weight] as const,
    )
    return kindsByShare(weights, shares.weight)
  }
  return []
}
