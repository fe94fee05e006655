import type { Language } from '../../document.ts'
import {
  exactNumbers,
  numbersBeginning,
  numbersContaining,
  ownNumbersContaining,
} from '../index/find-numbers.ts'
import { customerNumber, numberKinds } from '../index/number-index.ts'
import type { NumberIndex } from '../index/number-index.ts'
import type { Segment } from '../index/segment.ts'
import { articlesNamed } from '../index/text-index.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { ValueBook } from '../index/value-book.ts'
import { findString } from '../memory/string-table.ts'
import { fold } from '../text/fold.ts'
import { uniteMarked, unmark } from './candidates.ts'
import { keepNamed, namingOf } from './keep-named.ts'
import type { IndexView } from './index-view.ts'
import { matchAll } from './match.ts'
import { isTerm, termOfGroup, weights } from './reading/options.ts'
import type { AskedNumber, Option, QueryWord } from './reading/options.ts'
import type { Group, Postings, ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

const mostPieces = 500
const mostNumbers = 20_000
export const numberWeights = { exact: 2, beginning: 1, containing: 0.6 }
const fullImpact = 255

export function resolveWord(
  word: QueryWord,
  segment: Segment,
  language: Language,
  kunnr: string | undefined,
  { book, scratch }: Pick<IndexView, 'book' | 'scratch'>,
): ResolvedWord {
  const text = segment.texts[language]!
  const terms = new Map<number, number>()
  const postings: Postings[] = []
  for (const option of word.options.filter(isTerm)) collectTerm(option, text, terms)
  for (const [term, weight] of terms) postings.push(termPostings(text, term, weight * word.rarity))
  for (const option of word.options) {
    if (!isTerm(option)) postings.push(resolveGroup(option, segment, text, word.rarity, book, scratch))
  }
  if (word.number) postings.push(...numberPostings(word.number, word.rarity, segment, kunnr, scratch))
  const typed = fold(word.correction ?? word.text, language)
  return {
    postings: postings.filter(({ start, end }) => end > start),
    terms: titledBy(word, terms, text),
    surface: findString(text.surfaces, typed),
    ...otherNumberOf(typed, text),
    rarity: word.rarity,
    isName: word.isName,
    isThing: word.isThing,
  }
}

/** An English word in the other number among the surfaces of a segment. */
export const otherNumberOf = (typed: string, { language, surfaces }: TextIndex): { otherNumber?: number } =>
  language === 'en'
    ? { otherNumber: findString(surfaces, typed.endsWith('s') ? typed.slice(0, -1) : `${typed}s`) }
    : {}

/** What meets a word in a title: also what another name of it ends with, which alone meets no article. */
export function titledBy(
  { options }: QueryWord,
  terms: ReadonlyMap<number, number>,
  text: TextIndex,
): Map<number, number> {
  const titled = new Map(terms)
  for (const option of options) {
    if (option.compound && option.terms.length === 1) collectTerm(termOfGroup(option, 0), text, titled)
    if (!option.isOtherName) continue
    const last = findString(text.terms, option.terms.at(-1)!)
    if (last >= 0 && !titled.has(last)) titled.set(last, option.weight)
  }
  return titled
}

const termPostings = (text: TextIndex, term: number, weight: number): Postings => ({
  docs: text.docs,
  impacts: text.impacts,
  start: text.starts[term]!,
  end: text.starts[term + 1]!,
  weight: weight / fullImpact,
  isLasting: true,
})

/** The term itself and, when asked for, the compounds it is part of; a term counts with its best weight. */
export function collectTerm(option: Option, text: TextIndex, terms: Map<number, number>): void {
  const name = option.terms[0]!
  const add = (term: number, weight: number) => {
    if (weight > (terms.get(term) ?? 0)) terms.set(term, weight)
  }
  const found = findString(text.terms, name)
  if (found >= 0) add(found, option.weight)
  if (!option.compounds) return
  const { parts, lists } = text.compounds
  const part = findString(parts, name)
  if (part < 0) return
  const most = usualKinds(text, part)
  for (let at = lists.starts[part]!; at < lists.starts[part + 1]!; at++) {
    const item = lists.items[at]!
    const isHead = (item & 1) === 1
    if (option.headsOnly && !isHead) continue
    const share = isHead ? weights.compoundHead : weights.compoundPart
    const usual = isHead === most.areHeads ? usualness(text, item >>> 1, most.articles) : 1
    add(item >>> 1, option.weight * share * usual)
  }
}

/** Articles of the most frequent kind of what a part names, or of what it begins where it names nothing ('Dusche'). */
interface UsualKinds {
  areHeads: boolean
  articles: number
}

function usualKinds(text: TextIndex, part: number): UsualKinds {
  const { starts, items } = text.compounds.lists
  const most = [0, 0]
  for (let at = starts[part]!; at < starts[part + 1]!; at++) {
    const isHead = items[at]! & 1
    most[isHead] = Math.max(most[isHead]!, articlesNamed(text, items[at]! >>> 1))
  }
  const [begun = 0, named = 0] = most
  return named > 0 ? { areHeads: true, articles: named } : { areHeads: false, articles: begun }
}

/** Who asks for a kind of thing alone means its usual kinds first: those that most articles are of. */
const usualness = (text: TextIndex, compound: number, most: number): number =>
  most === 0 ? 1 : 1 - weights.unusualKind * (1 - Math.sqrt(articlesNamed(text, compound) / most))

/** Articles in which all terms of an option stand; each counts as much as its terms do on average. */
function resolveGroup(
  option: Option,
  segment: Segment,
  text: TextIndex,
  rarity: number,
  book: ValueBook,
  scratch: Scratch,
): Postings {
  const kept = scratch.groups.get(option) ?? new Map<TextIndex, Group>()
  const group = kept.get(text) ?? findGroup(option, segment, text, book, scratch)
  if (option.compound) scratch.groups.set(option, kept.set(text, group))
  return { ...group, start: 0, end: group.docs.length, weight: (option.weight * rarity) / fullImpact }
}

function findGroup(
  option: Option,
  segment: Segment,
  text: TextIndex,
  book: ValueBook,
  scratch: Scratch,
): Group {
  const words = option.terms.map((_, at): ResolvedWord => {
    const terms = new Map<number, number>()
    collectTerm(termOfGroup(option, at), text, terms)
    const postings = [...terms].map(([term, weight]) => termPostings(text, term, weight * fullImpact))
    return { postings, terms, surface: -1, rarity: 1 }
  })
  const met = matchAll(words, segment.size, scratch)
  const naming = option.compound && namingOf(option.compound, words)
  const count = naming ? keepNamed(met, naming, segment, text, book, scratch) : met
  const impacts = Uint8Array.from(scratch.totals.subarray(0, count), (total) => Math.min(fullImpact, total))
  return { docs: scratch.found.slice(0, count), impacts }
}

function numberPostings(
  { form, piece, beginning, middle }: AskedNumber,
  rarity: number,
  segment: Segment,
  kunnr: string | undefined,
  scratch: Scratch,
): Postings[] {
  const index = segment.numbers
  const keys = kunnr === undefined ? [form] : [form, customerNumber(kunnr, form)]
  const found: Postings[] = []
  const add = (articles: Uint32Array, weight: number) => {
    if (!articles.length) return
    const docs = eachOnce(articles, segment.size, scratch)
    found.push({ docs, start: 0, end: docs.length, weight: weight * rarity })
  }
  const between = ([start, end]: [number, number]) =>
    index.docs.subarray(start, Math.min(end, start + mostNumbers))
  const those = (entries: readonly number[]) => Uint32Array.from(entries, (entry) => index.docs[entry]!)
  for (const key of keys) {
    add(between(exactNumbers(index, key)), numberWeights.exact)
    if (beginning && form.length >= 3) {
      const begun = numbersBeginning(index, key)
      add(key === form ? shopNumbers(index, begun) : between(begun), numberWeights.beginning)
    }
  }
  if (middle && found.every(({ docs }) => docs.length < mostPieces)) {
    add(those(numbersContaining(index, piece, mostPieces)), numberWeights.containing)
    if (kunnr !== undefined)
      add(those(ownNumbersContaining(index, kunnr, piece, mostPieces)), numberWeights.containing)
  }
  return found
}

/** Articles of a range of numbers without customers' own: these are filed under the kunnr, which is not what is asked for. */
function shopNumbers({ docs, kinds }: NumberIndex, [start, end]: [number, number]): Uint32Array {
  const all = docs.subarray(start, end)
  const kindOf = kinds.subarray(start, end)
  const shop = kindOf.includes(numberKinds.customer)
    ? all.filter((_, i) => kindOf[i] !== numberKinds.customer)
    : all
  return shop.subarray(0, mostNumbers)
}

/** Articles in any order, some named more than once: ascending, each once. */
function eachOnce(docs: Uint32Array, articles: number, scratch: Scratch): Uint32Array {
  scratch.begin(articles)
  const count = uniteMarked([{ docs, start: 0, end: docs.length }], articles, scratch)
  unmark(count, scratch)
  return scratch.found.slice(0, count)
}
