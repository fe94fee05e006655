import { expect, test } from 'vitest'
import { meetsAny } from './meets-any.ts'
import type { ResolvedWord } from './resolved-word.ts'

/** A word that stands in these articles, in one list each. */
const word = (...lists: number[][]): ResolvedWord => ({
  postings: lists.map((docs) => ({
    docs: Uint32Array.from(docs),
    impacts: undefined,
    start: 0,
    end: docs.length,
    weight: 1,
  })),
  terms: new Map(),
  surface: -1,
  rarity: 1,
})
const segment = (...gone: number[]) => ({
  deleted: Uint8Array.from({ length: 10 }, (_, doc) => (gone.includes(doc) ? 1 : 0)),
})
const both = [word([1, 4, 7]), word([2, 8], [0, 4])]

test('an article of the rarest word that meets the others is enough', () => {
  expect(meetsAny(both, segment(), undefined)).toBe(true)
})

test('one that is deleted or not allowed is none', () => {
  expect(meetsAny(both, segment(4), undefined)).toBe(false)
  const allowed = new Uint8Array(10).fill(1)
  allowed[4] = 0
  expect(meetsAny(both, segment(), allowed)).toBe(false)
})

test('nothing is met where no article has all words, or there are none', () => {
  expect(meetsAny([word([1, 2]), word([3, 4])], segment(), undefined)).toBe(false)
  expect(meetsAny([], segment(), undefined)).toBe(false)
})
