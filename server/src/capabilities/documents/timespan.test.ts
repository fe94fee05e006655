import { describe, expect, test } from 'vitest'
import { daysOf } from './timespan.ts'

const open = { from: undefined, to: undefined }

describe('a timespan', () => {
  test.each([
    ['2', '2026-03-11', '2026-03-04'],
    ['3', '2026-03-11', '2026-02-09'],
    ['4', '2026-03-11', '2025-12-11'],
    ['5', '2026-03-11', '2025-09-11'],
    ['6', '2026-03-11', '2025-03-11'],
  ] as const)('%s counts back from %s to %s', (timespan, today, from) => {
    expect(daysOf(timespan, today, open)).toEqual({ from, to: undefined })
  })

  test('ends on the last day of a shorter month', () => {
    expect(daysOf('4', '2026-05-31', open).from).toBe('2026-02-28')
    expect(daysOf('6', '2028-02-29', open).from).toBe('2027-02-28')
  })

  test('7 takes the given days, also with an open end', () => {
    const custom = { from: '2026-01-01', to: undefined }
    expect(daysOf('7', '2026-03-11', custom)).toEqual(custom)
  })

  test('8 has no limits', () => {
    expect(daysOf('8', '2026-03-11', { from: '2026-01-01', to: '2026-01-02' })).toEqual(open)
  })
})
