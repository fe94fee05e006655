import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesInFrequent } from './frequent-lists.ts'
import { matchAll } from './match.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import { Scratch } from './scratch.ts'

const articles = 2000

const list = (docs: readonly number[], weight: number, isLasting: boolean): Postings => ({
  docs: Uint32Array.from(docs),
  impacts: Uint8Array.from(docs, (doc) => 1 + ((doc * 7919) % 251)),
  start: 0,
  end: docs.length,
  weight,
  isLasting,
})
const word = (...postings: Postings[]): ResolvedWord => ({
  postings,
  terms: new Map(),
  surface: -1,
  rarity: 1,
})
const every = (nth: number) => Array.from({ length: Math.floor(articles / nth) }, (_, at) => at * nth)

/** Each article with the sum of what its best list of each word counts; those that miss a word left out. */
function slowly(words: readonly ResolvedWord[]): [doc: number, total: number][] {
  const best = ({ postings }: ResolvedWord, doc: number) =>
    Math.max(
      0,
      ...postings.map(({ docs, impacts, weight }) => {
        const at = docs.indexOf(doc)
        return at < 0 ? 0 : impacts![at]! * weight
      }),
    )
  const scored = every(1).map((doc) => ({ doc, scores: words.map((one) => best(one, doc)) }))
  return scored
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ doc, scores }) => [doc, scores.reduce((sum, score) => sum + score)])
}

function matched(words: readonly ResolvedWord[]): [doc: number, total: number][] {
  const scratch = new Scratch()
  const count = matchAll(words, articles, scratch)
  return Array.from({ length: count }, (_, i) => [scratch.found[i]!, scratch.totals[i]!])
}

test('only long lists of the index itself are looked up in by bits, and only for few candidates', () => {
  const frequent = list(every(2), 1, true)
  expect(placesInFrequent(frequent, 20, articles)).toBeDefined()
  expect(placesInFrequent(frequent, 500, articles)).toBeUndefined()
  expect(placesInFrequent(list(every(2), 1, false), 20, articles)).toBeUndefined()
  expect(placesInFrequent(list(every(100), 1, true), 1, articles)).toBeUndefined()
})

test('all words are met as reading every list would tell, whether lists are frequent, kept or neither', () => {
  const docs = fc.uniqueArray(fc.nat(articles - 1), { minLength: 1, maxLength: 40 })
  const lists = fc.array(
    fc.oneof(
      docs.map((some) =>
        list(
          some.toSorted((a, b) => a - b),
          1,
          true,
        ),
      ),
      fc.integer({ min: 1, max: 20 }).map((nth) => list(every(nth), 0.5, true)),
      fc.integer({ min: 1, max: 20 }).map((nth) => list(every(nth), 0.75, false)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(fc.array(lists, { minLength: 1, maxLength: 3 }), (all) => {
      const words = all.map((one) => word(...one))
      expect(matched(words)).toEqual(slowly(words))
    }),
    { numRuns: 60 },
  )
})

test('more lists than are kept are still each looked up in rightly', () => {
  const few = word(list([1, 7, 64, 640, 1999], 1, false))
  const docs = Uint32Array.from({ length: 40 * articles }, (_, at) => at % articles)
  for (let at = 0; at < 40; at++) {
    const all: Postings = {
      docs,
      start: at * articles,
      end: (at + 1) * articles,
      weight: at + 1,
      isLasting: true,
    }
    expect(matched([few, word(all)]).map(([doc]) => doc)).toEqual([1, 7, 64, 640, 1999])
  }
})
