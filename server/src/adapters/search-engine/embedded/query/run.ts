import type { Language } from '../../document.ts'
import type { ArticleSet, SearchSort } from '../../port.ts'
import type { Segment } from '../index/segment.ts'
import { stringAt } from '../memory/string-table.ts'
import { allowedArticles, allowedByCatalogs } from './allowed.ts'
import { bestOfWord } from './best-of-word.ts'
import { browse } from './browse.ts'
import { countSets } from './count-sets.ts'
import { PriceCounts } from './counts.ts'
import { filterHits } from './filter-hits.ts'
import type { FilterPlan } from './filter-plan.ts'
import { inCurrency } from './in-currency.ts'
import type { IndexView } from './index-view.ts'
import { liveCounts } from './live-counts.ts'
import { matchAll, matchAny } from './match.ts'
import type { QueryWord } from './reading/options.ts'
import { meetsAny } from './meets-any.ts'
import { coverage, type Visible } from './partial.ts'
import { raisedIn } from './raise.ts'
import { titleBonuses } from './refine.ts'
import { resolveWord } from './resolve.ts'
import type { ResolvedWord } from './resolved-word.ts'
import { sortKeys } from './sort-hits.ts'
import { compareTitles } from './title-order.ts'
import { Top } from './top.ts'
import type { RankedHit, Tie } from './top.ts'
import { usualBefore } from './usual-before.ts'

export interface Run {
  /** undefined: no words, every article is a candidate. */
  words: readonly QueryWord[] | undefined
  /** Words of each query filter. */
  filterWords: readonly (readonly QueryWord[])[]
  language: Language
  kunnr: string | undefined
  plan: FilterPlan
  sort: SearchSort | undefined
  /** Of the prices; undefined: the shop's. */
  currency: string | undefined
  /** Hits that are skipped. */
  start: number
  /** Best hits wanted, those skipped included. */
  limit: number
  counting: boolean
  /** Sets to count among the hits. */
  sets: readonly ArticleSet[]
  /** Take articles that meet some of the words, too. */
  partial: boolean
  /** Of these as many, however little of the query they meet; 0 where only those count that meet enough. */
  wanted: number
  enough: Enough
}

/**
 * How much of what is found matters: `all`; the `best` hits, so that `numFound` may tell of fewer; or whether there is
 * `any`.
 */
export type Enough = 'all' | 'best' | 'any'

export interface RunResult {
  numFound: number
  hits: { matnr: string; score: number }[]
  prices: PriceCounts
  /** Hits in each set. */
  setCounts: number[]
  /** Per word of the query, whether any article meets it. */
  met: boolean[]
}

/**
 * Best hits whose titles are looked at more closely. In English more: what names a thing there stands with many short titles of what only
 * goes with it, 'Dishwasher Rinse Aid' before any dishwasher.
 */
export const refinedIn: Record<Language, number> = { de: 100, en: 300 }

/** Runs one search over all segments; the facet counts are left in `view.scratch.counts`. */
export function run(index: IndexView, task: Run): RunResult {
  const view = inCurrency(index, task.currency)
  const { scratch, book } = view
  const prices = new PriceCounts()
  scratch.forValues(book.values.length)
  scratch.counts.fill(0)
  for (const { bit, values } of task.plan.bits) for (const value of values) scratch.valueBits[value]! |= bit
  const isRelevance = !task.sort || task.sort.field === 'relevance'
  const isRefined = isRelevance && task.words !== undefined && task.limit > 0
  const refined = refinedIn[task.language]
  const top = new Top(isRefined ? Math.max(refined, task.limit) : task.limit, tieOf(view, task))
  const resolved = view.segments.map((segment) => resolveAll(task.words ?? [], segment, task, view))
  const whole = isWhole(task)
  let base = 0
  let numFound = 0
  const setCounts = task.sets.map(() => 0)
  for (const [i, segment] of view.segments.entries()) {
    const allowed = allowedIn(view, segment, task)
    if (task.enough === 'any' && task.plan.needed === 0 && meetsAny(resolved[i]!, segment, allowed)) {
      return { numFound: 1, hits: [], prices, setCounts, met: resolved[i]!.map(() => true) }
    }
    const [only] = resolved[i]!
    if (only && isOneWord(task) && allowed === undefined) {
      const wanted = { wanted: Math.max(refined, task.limit), lasting: segment.texts[task.language]!.docs }
      numFound += bestOfWord(only, segment, wanted, (doc, key, second) => top.add(base + doc, key, second))
      base += segment.size
      continue
    }
    const candidates = task.words
      ? (task.partial ? matchAny : matchAll)(resolved[i]!, segment.size, scratch)
      : browse(segment, task.plan, allowed, scratch)
    const covering = task.partial
      ? coverage(task.words!, resolved[i]!, candidates, task.wanted, visibleIn(segment, task), scratch)
      : candidates
    const filter = {
      plan: task.plan,
      allowed,
      counting: task.counting && !whole,
      facetOf: book.facetOf,
      prices,
    }
    const count = filterHits(segment, covering, filter, scratch)
    if (whole && task.counting) prices.addAll(segment.columns, scratch.found, count)
    countSets(segment, task.sets, scratch.found, count, setCounts)
    numFound += count
    if (task.limit > 0) rank(segment, count, base, task, view, top)
    base += segment.size
  }
  for (const { values } of task.plan.bits) for (const value of values) scratch.valueBits[value] = 0
  if (whole) scratch.counts.set(liveCounts(view, task.plan.catalogs).subarray(0, scratch.counts.length))
  else countByFilter(view, task)
  const best = isRefined ? refine(top, view, resolved, task) : top.list()
  const met = (task.words ?? []).map((_, word) => resolved.some((words) => words[word]!.postings.length > 0))
  return { numFound, hits: best.slice(0, task.limit).map((hit) => named(hit, view)), prices, setCounts, met }
}

/** Best hits are enough, of one word that nothing is added to. */
const isOneWord = ({ enough, words, plan, sort, partial, counting, sets, limit }: Run): boolean =>
  enough === 'best' &&
  words?.length === 1 &&
  plan.needed === 0 &&
  limit > 0 &&
  !sort &&
  !partial &&
  !counting &&
  !sets.length

/** Nothing is asked and nothing is filtered: what the whole index counts is known, also less what is hidden. */
const isWhole = ({ words, filterWords, plan }: Run): boolean =>
  !words && !filterWords.length && !plan.matnrSets.length && !plan.bits.length

/** Without words and with one filter, the facet of that filter counts the whole index. */
function countByFilter(view: IndexView, { words, filterWords, plan }: Run): void {
  const { book, scratch } = view
  const [only] = plan.bits
  if (words || filterWords.length || plan.matnrSets.length || plan.bits.length !== 1) return
  if (only === undefined || only.column) return
  const live = liveCounts(view, plan.catalogs)
  for (const value of book.facets[only.facet]?.values ?? []) scratch.counts[value] = live[value]!
}

const resolveAll = (
  words: readonly QueryWord[],
  segment: Segment,
  { language, kunnr }: Run,
  view: IndexView,
): ResolvedWord[] =>
  words.map((word) => ({
    ...resolveWord(word, segment, language, kunnr, view),
    raised: raisedIn(word.called ?? [], segment, view.book),
  }))

function allowedIn(view: IndexView, segment: Segment, task: Run): Uint8Array | undefined {
  let allowed = allowedArticles(segment, task.plan.matnrSets, task.plan.catalogs)
  for (const words of task.filterWords) {
    const count = matchAll(resolveAll(words, segment, task, view), segment.size, view.scratch)
    const marks = new Uint8Array(segment.size)
    for (let i = 0; i < count; i++) {
      const doc = view.scratch.found[i]!
      marks[doc] = allowed?.[doc] ?? 1
    }
    allowed = marks
  }
  return allowed
}

/** By his catalogues alone: filters narrow what was found without them. */
const visibleIn = (segment: Segment, { plan: { catalogs } }: Run): Visible => ({
  deleted: segment.deleted,
  allowed: catalogs && allowedByCatalogs(segment, catalogs),
})

const mostOf = new WeakMap<Float32Array, number>()

/** The largest factor on the relevance of a segment. */
function mostBoost(boost: Float32Array): number {
  const known = mostOf.get(boost)
  if (known !== undefined) return known
  const most = boost.reduce((max, one) => Math.max(max, one), 0)
  mostOf.set(boost, most)
  return most
}

function rank(segment: Segment, count: number, base: number, task: Run, view: IndexView, top: Top): void {
  const { found, totals } = view.scratch
  const { boost, sales } = segment.columns
  if (!task.sort || (task.sort.field === 'relevance' && task.sort.direction === 'desc')) {
    const most = mostBoost(boost)
    for (let i = 0; i < count; i++) {
      // Most are out of the question whatever their factor, which lies far away.
      if (totals[i]! * most < top.threshold) continue
      const doc = found[i]!
      const score = totals[i]! * boost[doc]!
      if (score < top.threshold) continue
      const second = sales[doc]!
      if (score > top.threshold || second >= top.secondThreshold) top.add(base + doc, score, second)
    }
    return
  }
  const keys = sortKeys(segment, task.sort, task.language)
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    const { key, second } = keys(doc, totals[i]! * boost[doc]!)
    top.add(base + doc, key, second)
  }
}

/** Names that begin alike are in the order of what follows. */
function tieOf(view: IndexView, { sort, language }: Run): Tie | undefined {
  if (sort?.field !== 'name') return undefined
  const sign = sort.direction === 'asc' ? 1 : -1
  return (a, b) => sign * compareTitles(place(a, view), place(b, view), language) || a - b
}

function refine(top: Top, view: IndexView, resolved: ResolvedWord[][], task: Run): RankedHit[] {
  const sign = task.sort?.direction === 'asc' ? -1 : 1
  const texts = view.segments.map((segment) => segment.texts[task.language]!)
  const isOne = task.language === 'en' && task.words?.length === 1
  const usual = isOne
    ? usualBefore(
        texts,
        resolved.map(([word]) => word!),
      )
    : []
  const bonuses = texts.map((text, at) => titleBonuses(text, resolved[at]!, task.partial, usual[at]))
  const refined = refinedIn[task.language]
  const list = task.limit > refined ? top.list() : top.kept()
  const best = new Top(Math.min(refined, task.limit))
  for (const { hit, key, second } of list.slice(0, refined)) {
    const { segment, doc, at } = place(hit, view)
    best.add(hit, key + sign * bonuses[at]!(doc) * segment.columns.boost[doc]!, second)
  }
  return [...best.list(), ...list.slice(refined)]
}

function place(hit: number, view: IndexView): { segment: Segment; doc: number; at: number } {
  let doc = hit
  for (let at = 0; at < view.segments.length; at++) {
    const segment = view.segments[at]!
    if (doc < segment.size) return { segment, doc, at }
    doc -= segment.size
  }
  throw new RangeError(`no article ${hit}`)
}

function named({ hit, key }: RankedHit, view: IndexView): { matnr: string; score: number } {
  const { segment, doc } = place(hit, view)
  return { matnr: stringAt(segment.matnrs, doc), score: key }
}
