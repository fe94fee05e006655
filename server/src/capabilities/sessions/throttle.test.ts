import { expect, test } from 'vitest'
import { forgetAfter, waitFor } from './throttle.ts'

const now = new Date('2026-03-11T09:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('waiting doubles with each failure that is not free, up to a minute', () => {
  const waits = [4, 5, 6, 7, 10, 11, 30].map((failures) => waitFor({ failures, lastAt: now }, 5, now))
  expect(waits).toEqual([0, 1000, 2000, 4000, 32_000, 60_000, 60_000])
  expect(waitFor({ failures: 7, lastAt: ago(1500) }, 5, now)).toBe(2500)
})

test('nobody waits for what is long ago', () => {
  expect(waitFor({ failures: 30, lastAt: ago(forgetAfter + 1) }, 5, now)).toBe(0)
})

test('a failure that a clock set back has put into the future keeps nobody out until then', () => {
  expect(waitFor({ failures: 30, lastAt: ago(-24 * 3_600_000) }, 5, now)).toBe(0)
  // Clocks of two nodes are never quite the same.
  expect(waitFor({ failures: 30, lastAt: ago(-2000) }, 5, now)).toBe(62_000)
})
