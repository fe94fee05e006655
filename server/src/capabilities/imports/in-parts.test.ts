import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

const rows = (count: number, text: string) =>
  Array.from({ length: count }, (_, row) => ({
    row,
    value: { matnr: '1', texts: { de: { description: text } } },
  }))
const sizes = (count: number, text: string) =>
  inParts(rows(count, text), 'write').map(({ write }) => write.length)

test('a statement takes 500 rows, and fewer where their texts are long: they are made to JSON in one turn', () => {
  expect(sizes(0, '')).toEqual([])
  expect(sizes(1200, 'kurz')).toEqual([500, 500, 200])
  expect(sizes(20, 'x'.repeat(64_000))).toEqual([7, 7, 6])
  expect(sizes(2, 'x'.repeat(1_000_000))).toEqual([1, 1])
})

test('no row is lost or taken twice', () => {
  const parted = inParts(rows(1000, 'x'.repeat(5000)), 'remove')
  expect(parted.flatMap(({ remove }) => remove.map(({ row }) => row))).toEqual(
    Array.from({ length: 1000 }, (_, row) => row),
  )
  expect(parted.every(({ write }) => write.length === 0)).toBe(true)
})
