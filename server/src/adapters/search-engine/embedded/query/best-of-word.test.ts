import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOfWord } from './best-of-word.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import { inOrder } from './raise.ts'
import { byRank } from './top.ts'
import type { RankedHit } from './top.ts'

const articles = 3000
const docs = Uint32Array.from({ length: articles * 2 }, (_, at) => at % articles)
const impacts = Uint8Array.from({ length: articles * 2 }, (_, at) => 1 + ((at * 7919) % 251))
const segment = (gone: readonly number[] = []) => ({
  deleted: Uint8Array.from({ length: articles }, (_, doc) => (gone.includes(doc) ? 1 : 0)),
  deletedCount: gone.length,
  columns: {
    boost: Float32Array.from({ length: articles }, (_, doc) => 1 + (doc % 13) / 100),
    sales: Float32Array.from({ length: articles }, (_, doc) => doc % 17),
  },
})
const list = (lasting: Uint32Array, start: number, end: number, weight: number): Postings => ({
  docs: lasting,
  impacts,
  start,
  end,
  weight,
})
const word = (...postings: Postings[]): ResolvedWord => ({
  postings,
  terms: new Map(),
  surface: -1,
  rarity: 1,
})

/** Every article with its best list, ranked. */
function ranked(
  { postings, raised = [] }: ResolvedWord,
  { deleted, columns }: ReturnType<typeof segment>,
): RankedHit[] {
  const keys = new Map<number, number>()
  for (const { docs: listed, impacts: counted, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = listed[at]!
      const factor = raised.reduce(
        (all, one) => (one.from <= doc && doc < one.to ? all * one.factor : all),
        weight,
      )
      const key = Math.fround((counted?.[at] ?? 1) * factor) * columns.boost[doc]!
      if (deleted[doc] === 0 && key > (keys.get(doc) ?? 0)) keys.set(doc, key)
    }
  }
  return Array.from(keys, ([hit, key]) => ({ hit, key, second: columns.sales[hit]! })).toSorted(byRank)
}

function best(asked: ResolvedWord, wanted: number, lasting: Uint32Array, of = segment()): RankedHit[] {
  const found: RankedHit[] = []
  bestOfWord(asked, of, { wanted, lasting }, (hit, key, second) => found.push({ hit, key, second }))
  return found.toSorted(byRank).slice(0, wanted)
}

test('a word that nothing meets has no best article', () => {
  expect(best(word(), 100, docs)).toEqual([])
})

test('an article that was deleted after the best of a list were kept is none of them any more', () => {
  const asked = word(list(docs, 0, 2500, 0.5))
  const gone = best(asked, 100, docs).map(({ hit }) => hit)
  const left = segment(gone)
  expect(best(asked, 100, docs, left)).toEqual(ranked(asked, left).slice(0, 100))
  expect(best(asked, 100, docs, left).some(({ hit }) => gone.includes(hit))).toBe(false)
})

test('the best by several lists, long and short, are those that ranking all of them gives', () => {
  const lists = fc.uniqueArray(
    fc.record({
      start: fc.integer({ min: 0, max: articles - 1 }),
      length: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1100, max: articles })),
      // Nothing is rounded off by these: what differs by less than four bytes hold may rank either way.
      weight: fc.integer({ min: 1, max: 48 }).map((sixteenths) => sixteenths / 16),
      isNumber: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8, selector: ({ start }) => start },
  )
  const stretches = fc.array(
    fc
      .record({
        from: fc.integer({ min: 0, max: articles }),
        length: fc.integer({ min: 1, max: 900 }),
        factor: fc.constantFrom(1.5, 2),
      })
      .map(({ from, length, factor }) => ({ from, to: from + length, factor })),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(lists, stretches, fc.integer({ min: 1, max: 120 }), (some, raised, wanted) => {
      const lasting = docs.slice()
      const met = word(
        ...some.map(({ start, length, weight, isNumber }) => {
          const one = list(lasting, start, Math.min(start + length, articles), weight)
          return isNumber ? { ...one, docs: lasting.slice(), impacts: undefined } : one
        }),
      )
      const asked = { ...met, raised: inOrder(raised) }
      expect(best(asked, wanted, lasting)).toEqual(ranked(asked, segment()).slice(0, wanted))
    }),
    { numRuns: 100 },
  )
})
