import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('how long an import goes on is told by what it did since its first row, not by how long its files were read', () => {
  const pace = new Pace()
  // A minute went by before the first share was done.
  expect(pace.left(0.01, 60_000)).toBeUndefined()
  expect(pace.left(0.02, 62_000)).toBeUndefined()
  expect(pace.left(0.03, 64_000)).toBe(194)
  expect(pace.left(0.51, 160_000)).toBe(98)
  expect(pace.left(1, 258_000)).toBe(0)
})

test('where nothing is done nobody can tell', () => {
  const pace = new Pace()
  expect(pace.left(0, 0)).toBeUndefined()
  expect(pace.left(0, 60_000)).toBeUndefined()
})
