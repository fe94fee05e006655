import type { Language } from '../../document.ts'
import { exactNumbers, numbersBeginning, numbersContaining } from '../index/find-numbers.ts'
import { customerNumber } from '../index/number-index.ts'
import type { Segment } from '../index/segment.ts'
import type { TextIndex } from '../index/text-index.ts'
import { findString } from '../memory/string-table.ts'
import { fold } from '../text/fold.ts'
import { weights } from './options.ts'
import type { Option, QueryWord } from './options.ts'

/** Articles that meet a word in one way: docs[start … end], ascending. */
export interface Postings {
  docs: Uint32Array
  /** One byte per article, or absent when all count fully. */
  impacts?: Uint8Array
  start: number
  end: number
  /** What a full impact counts. */
  weight: number
}

/** A word of the query in one segment. */
export interface ResolvedWord {
  postings: Postings[]
  /** Terms of the segment that meet the word, with their weight, for what stands where in a title. */
  terms: Map<number, number>
  /** The word as typed among the surfaces of the segment, -1 when it is not there. */
  surface: number
  rarity: number
}

const mostPieces = 500
const mostNumbers = 20_000
const numberWeights = { exact: 2, beginning: 1, containing: 0.6 }
const fullImpact = 255

export function resolveWord(
  word: QueryWord,
  segment: Segment,
  language: Language,
  kunnr: string | undefined,
): ResolvedWord {
  const text = segment.texts[language]!
  const terms = new Map<number, number>()
  const postings: Postings[] = []
  for (const option of word.options) {
    if (option.terms.length === 1) collectTerm(option, text, terms)
    else postings.push(...resolveGroup(option, text, word.rarity))
  }
  for (const [term, weight] of terms) postings.push(termPostings(text, term, weight * word.rarity))
  if (word.number) postings.push(...numberPostings(word, word.number, segment, kunnr))
  const surface = findString(text.surfaces, fold(word.correction ?? word.text, language))
  return { postings: postings.filter(({ start, end }) => end > start), terms, surface, rarity: word.rarity }
}

const termPostings = (text: TextIndex, term: number, weight: number): Postings => ({
  docs: text.docs,
  impacts: text.impacts,
  start: text.starts[term]!,
  end: text.starts[term + 1]!,
  weight: weight / fullImpact,
})

/** The term itself and, when asked for, the compounds it is part of; a term counts with its best weight. */
function collectTerm(option: Option, text: TextIndex, terms: Map<number, number>): void {
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
  for (let at = lists.starts[part]!; at < lists.starts[part + 1]!; at++) {
    const item = lists.items[at]!
    const share = item & 1 ? weights.compoundHead : weights.compoundPart
    add(item >>> 1, option.weight * share)
  }
}

/** Articles in which all terms of an option stand; each counts as much as its weakest term. */
function resolveGroup(option: Option, text: TextIndex, rarity: number): Postings[] {
  const lists = option.terms.map((name) => {
    const terms = new Map<number, number>()
    collectTerm({ ...option, terms: [name], weight: 1 }, text, terms)
    return [...terms].map(([term, weight]) => termPostings(text, term, weight * fullImpact))
  })
  lists.sort((a, b) => sizeOfAll(a) - sizeOfAll(b))
  let found = strengths(lists[0]!)
  for (const list of lists.slice(1)) {
    if (found.size === 0) return []
    found = intersect(found, list)
  }
  const docs = Uint32Array.from(found.keys()).toSorted()
  const impacts = Uint8Array.from(docs, (doc) => found.get(doc)!)
  return [{ docs, impacts, start: 0, end: docs.length, weight: (option.weight * rarity) / fullImpact }]
}

const sizeOfAll = (list: readonly Postings[]): number =>
  list.reduce((sum, { start, end }) => sum + end - start, 0)

function strengths(list: readonly Postings[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { docs, impacts, start, end, weight } of list) {
    for (let at = start; at < end; at++) {
      const strength = impacts![at]! * weight
      if (strength > (found.get(docs[at]!) ?? 0)) found.set(docs[at]!, strength)
    }
  }
  return found
}

function intersect(found: Map<number, number>, list: readonly Postings[]): Map<number, number> {
  const both = new Map<number, number>()
  for (const [doc, strength] of found) {
    for (const postings of list) {
      const at = findDoc(postings, doc)
      if (at < 0) continue
      both.set(
        doc,
        Math.min(strength, Math.max(both.get(doc) ?? 0, postings.impacts![at]! * postings.weight)),
      )
    }
  }
  return both
}

/** Place of an article in postings, -1 when it is not there. */
export function findDoc({ docs, start, end }: Postings, doc: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (docs[middle]! < doc) low = middle + 1
    else high = middle
  }
  return low < end && docs[low] === doc ? low : -1
}

/** Exact numbers, else numbers that begin so, else numbers that contain it; the shop's and the customer's own. */
function numberPostings(
  { rarity, numberParts = { beginning: true, middle: true } }: QueryWord,
  number: string,
  segment: Segment,
  kunnr: string | undefined,
): Postings[] {
  const index = segment.numbers
  const keys = kunnr === undefined ? [number] : [number, customerNumber(kunnr, number)]
  const found: Postings[] = []
  const add = (entries: readonly number[], weight: number) => {
    if (!entries.length) return
    const docs = Uint32Array.from(new Set(entries.map((entry) => index.docs[entry]!))).toSorted()
    found.push({ docs, start: 0, end: docs.length, weight: weight * rarity })
  }
  for (const key of keys) {
    add(range(exactNumbers(index, key)), numberWeights.exact)
    if (numberParts.beginning && number.length >= 3)
      add(range(numbersBeginning(index, key)), numberWeights.beginning)
  }
  const rare = found.every(({ docs }) => docs.length < mostPieces)
  if (numberParts.middle && rare) add(numbersContaining(index, number, mostPieces), numberWeights.containing)
  return found
}

const range = ([start, end]: [number, number]): number[] =>
  Array.from({ length: Math.min(mostNumbers, end - start) }, (_, i) => start + i)
