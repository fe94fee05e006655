import type { Language } from '../document.ts'
import { customerNumber } from '../embedded/index/number-index.ts'
import type { TextIndex } from '../embedded/index/text-index.ts'
import { documentFrequency } from '../embedded/index/text-index.ts'
import { findString, stringAt } from '../embedded/memory/string-table.ts'
import type { CalledCategory } from '../embedded/query/reading/called-categories.ts'
import { isTerm, termOfGroup } from '../embedded/query/reading/options.ts'
import type { AskedNumber, CompoundNaming, Option, QueryWord } from '../embedded/query/reading/options.ts'
import { collectTerm, numberWeights, otherNumberOf, titledBy } from '../embedded/query/resolve.ts'
import type { ResolvedWord } from '../embedded/query/resolved-word.ts'
import { fold } from '../embedded/text/fold.ts'
import { stem } from '../embedded/text/stem.ts'
import { headField, namedField, termsField, valueToken } from './layout.ts'
import { decimal } from './params.ts'
import type { Params } from './params.ts'

/** A word of a query as Solr is asked for it. */
export interface AskedWord {
  /** Reference to a query that finds the articles that meet the word and scores them by how well they do. */
  query: string
  /** The same for ranking: it scores what the word means first higher. */
  ranking: string
  /** What the titles of the best hits are looked through for. */
  resolved: Pick<ResolvedWord, 'terms' | 'surface' | 'otherNumber' | 'rarity' | 'isName' | 'isThing'>
  /** Whether the words this node knows already say that an article meets it. */
  isKnown: boolean
}

interface Context {
  text: TextIndex
  kunnr: string | undefined
  /** Words of the whole query. */
  words: number
  params: Params
}

const fullImpact = 255
/**
 * Terms that all words of a query together may mean, below the 1024 clauses that Solr allows by itself; the least
 * likely of more are left out.
 */
const mostTerms = 900

/** All ways to meet a word, the best of which counts. */
export function askWord(word: QueryWord, context: Context): AskedWord {
  const { text } = context
  const most = Math.floor(mostTerms / context.words / (1 + groupsOf(word)))
  const terms = new Map<number, number>()
  const clauses: string[] = []
  for (const option of word.options) {
    if (isTerm(option)) collectTerm(option, text, terms)
    else clauses.push(boosted(groupQuery(option, most, context), (option.weight * word.rarity) / fullImpact))
  }
  const named = weightsByName(terms, text, most)
  const isKnown = [...terms.keys()].some((term) => documentFrequency(text, term) > 0)
  addAsTyped(word, named, text.language)
  clauses.push(...termClauses(named, word.rarity / fullImpact, context))
  if (word.number) clauses.push(...numberClauses(word.number, word.rarity, context))
  const query = best(clauses, context.params)
  const typed = fold(word.correction ?? word.text, text.language)
  return {
    query,
    ranking: raised(query, word.called ?? [], context.params),
    resolved: {
      terms: titledBy(word, terms, text),
      surface: findString(text.surfaces, typed),
      ...otherNumberOf(typed, text),
      rarity: word.rarity,
      isName: word.isName,
      isThing: word.isThing,
    },
    isKnown,
  }
}

/**
 * A word, a code or a size that came into the index a moment ago may be unknown to this node; it is asked for all the same,
 * as it was typed.
 */
function addAsTyped({ text, isFigure, options }: QueryWord, named: Map<string, number>, language: Language) {
  const asTyped = options.filter(({ weight }) => weight === 1)
  const terms = asTyped.flatMap((one) => (isTerm(one) ? one.terms : []))
  if (!isFigure && asTyped.length === 0) terms.push(stem(text, language))
  for (const term of terms) if (!named.has(term) && /^[^\s|]+$/.test(term)) named.set(term, 1)
}

function weightsByName(
  terms: ReadonlyMap<number, number>,
  text: TextIndex,
  most: number,
): Map<string, number> {
  const likeliest = [...terms].toSorted(
    ([a, weightA], [b, weightB]) =>
      weightB - weightA || documentFrequency(text, b) - documentFrequency(text, a),
  )
  return new Map(likeliest.slice(0, most).map(([term, weight]) => [stringAt(text.terms, term), weight]))
}

/** One clause for all terms of the same weight; an article scores by the term that counts most in it. */
function termClauses(
  named: ReadonlyMap<string, number>,
  factor: number,
  { text, params }: Context,
): string[] {
  const byWeight = new Map<number, string[]>()
  for (const [term, weight] of named) {
    const same = byWeight.get(weight)
    if (same) same.push(term)
    else byWeight.set(weight, [term])
  }
  return [...byWeight].map(([weight, terms]) => {
    const list = params.add(terms.join(' '))
    const query = `{!payload_score f=${termsField(text.language)} func=max operator=or v=${list}}`
    return boosted(params.add(query), weight * factor)
  })
}

const groupsOf = ({ options }: QueryWord): number => options.filter((option) => !isTerm(option)).length

/** Articles in which all terms of an option stand; each counts as much as its terms do on average. */
function groupQuery(option: Option, most: number, context: Context): string {
  const parts = option.terms.map((_, at) => {
    const terms = new Map<number, number>()
    collectTerm(termOfGroup(option, at), context.text, terms)
    return weightsByName(terms, context.text, Math.ceil(most / option.terms.length))
  })
  const met = parts.map((named) => best(termClauses(named, 1, context), context.params))
  const naming = option.compound && namedQuery(option.compound, parts, context)
  return all(met, context.params, naming)
}

/** Articles that are called what a compound of these parts names. */
function namedQuery(
  { by, called, unlike = [] }: CompoundNaming,
  parts: readonly ReadonlyMap<string, number>[],
  { text, params }: Context,
): string {
  const asTerms = (field: string, list: readonly string[]) =>
    params.add(`{!terms f=${field} separator=" " v=${params.add(list.join(' '))}}`)
  const naming = by === 'any' ? parts : parts.slice(-1)
  const titled = asTerms(
    namedField(text.language),
    naming.flatMap((terms) => [...terms.keys()]),
  )
  const kinds = called.map(({ id }) =>
    params.add(`{!term f=value v=${params.add(valueToken('category', id))}}`),
  )
  const others = unlike.length ? ` must_not=${asTerms(headField(text.language), unlike)}` : ''
  const isCalled = others ? params.add(`{!bool must=${titled}${others}}`) : titled
  return any([isCalled, ...kinds], params)
}

/** Exact numbers, numbers that begin so, numbers that contain it; the shop's and the customer's own. */
function numberClauses(
  { form, piece, beginning, middle }: AskedNumber,
  rarity: number,
  { kunnr, params }: Context,
): string[] {
  const clauses: string[] = []
  const add = (parser: string, field: string, value: string, weight: number) => {
    const query = params.add(`{!${parser} f=${field} v=${params.add(value)}}`)
    clauses.push(`${nested(query)}^=${decimal(weight * rarity)}`)
  }
  const addBoth = (parser: string, weight: number, kind: '' | '_tail', number: string) => {
    add(parser, `number${kind}`, number, weight)
    if (kunnr !== undefined) add(parser, `number_customer${kind}`, customerNumber(kunnr, number), weight)
  }
  addBoth('term', numberWeights.exact, '', form)
  if (beginning && form.length >= 3) addBoth('prefix', numberWeights.beginning, '', form)
  if (middle && piece.length >= 4) addBoth('prefix', numberWeights.containing, '_tail', piece)
  return clauses
}

/** What a query scores, times the factor of each called category an article is in. */
function raised(query: string, called: readonly CalledCategory[], params: Params): string {
  if (!called.length) return query
  const factors = called.map(({ id, factor }) => {
    const category = params.add(`{!term f=value v=${params.add(valueToken('category', id))}}`)
    return `if(exists(query(${category})),${decimal(factor)},1)`
  })
  return params.add(`{!boost b=${params.add(`product(${factors.join(',')})`)} v=${query}}`)
}

/** A query by its reference, where Solr takes no reference alone. */
export const byName = (reference: string): string => `{!query v=${reference}}`
const nested = (query: string): string => `_query_:"${byName(query)}"`
/** A function is multiplied, since Lucene leaves a boost out of what it scores by payloads. */
const boosted = (query: string, factor: number): string =>
  `_query_:"{!boost b=${decimal(factor)} v=${query}}"`

/** The query that scores an article by the best of its clauses; without clauses it finds nothing. */
const best = (clauses: readonly string[], params: Params): string =>
  params.add(clauses.length ? `{!maxscore tie=0 v=${params.add(clauses.join(' '))}}` : '-*:*')

/** Articles that all queries find, with the sum of their scores, as far as another one finds them, too. */
export const all = (queries: readonly string[], params: Params, narrowing?: string): string => {
  const narrowed = narrowing === undefined ? '' : ` filter=${narrowing}`
  return params.add(`{!bool ${queries.map((query) => `must=${query}`).join(' ')}${narrowed}}`)
}

/** Articles that any of the queries finds, with the sum of their scores. */
export const any = (queries: readonly string[], params: Params): string =>
  params.add(`{!bool ${queries.map((query) => `should=${query}`).join(' ')}}`)
