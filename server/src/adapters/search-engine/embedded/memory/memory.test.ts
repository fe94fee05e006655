import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByKey } from './csr.ts'
import { growUint32 } from './grow.ts'
import { remembering } from './remembering.ts'
import { sortIndexes } from './sort-indexes.ts'
import { runInSlices, runNow } from './steps.ts'
import { findString, packSorted, prefixRange, sizeOf, stringAt } from './string-table.ts'

test('sorts as the built-in sort does, stably', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 }), (list) => {
      const order = [...runNow(sortIndexes(list.length, (a, b) => list[a]! - list[b]!))]
      const expected = list.map((_, i) => i).toSorted((a, b) => list[a]! - list[b]!)
      expect(order).toEqual(expected)
    }),
  )
})

test('finds every packed string, and those with a prefix', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', 'я', '1', '#'), maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, prefix) => {
      const { table } = runNow(packSorted(words))
      const sorted = Array.from({ length: sizeOf(table) }, (_, i) => stringAt(table, i))
      expect(sorted.toSorted()).toEqual(words.toSorted())
      for (const [i, one] of sorted.entries()) expect(findString(table, one)).toBe(i)
      const [start, end] = prefixRange(table, prefix)
      expect(sorted.slice(start, end)).toEqual(sorted.filter((one) => one.startsWith(prefix)))
    }),
  )
})

test('groups pairs by key in the order given', () => {
  const { starts, items } = runNow(groupByKey(3, [2, 0, 2, 2], (index) => index * 10))
  expect([...starts]).toEqual([0, 1, 1, 4])
  expect([...items]).toEqual([10, 0, 20, 30])
})

test('grows without losing what it holds', () => {
  const list = growUint32()
  for (let i = 0; i < 1000; i++) list.push(i)
  list.pushAll([7, 8])
  expect([...list.finish()]).toEqual([...Array.from({ length: 1000 }, (_, i) => i), 7, 8])
})

test('lets others run between two slices of long work', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const sum = await runInSlices(
    (function* () {
      let total = 0
      for (let i = 0; i < 20_000_000; i++) {
        total += i % 7
        if ((i & 8191) === 0) yield
      }
      return total
    })(),
    2,
  )
  clearInterval(timer)
  expect(sum).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(0)
})

test('a function that remembers gives what it gave, and asks again only for what it has forgotten', () => {
  const asked: string[] = []
  const length = remembering((key) => {
    asked.push(key)
    return key.length
  }, 2)
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
  expect(['ccc', 'a', 'bb', 'dddd', 'a'].map(length)).toEqual([3, 1, 2, 4, 1])
  expect(asked.slice(0, 4)).toEqual(['a', 'bb', 'ccc', 'dddd'])
  expect(['x', 'y', 'z', 'ccc'].map(length)).toEqual([1, 1, 1, 3])
  expect(asked.at(-1)).toBe('ccc')
})

test('a function that remembers keeps at most twice as many as were asked for last', () => {
  let asked = 0
  const same = remembering((key) => {
    asked++
    return key
  }, 10)
  for (let i = 0; i < 100; i++) same(String(i))
  for (let i = 99; i >= 0; i--) same(String(i))
  expect(asked).toBeGreaterThanOrEqual(180)
})
