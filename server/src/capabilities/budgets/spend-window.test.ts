import { describe, expect, test } from 'vitest'
import { spendWindow } from './spend-window.ts'

describe('the days that count against a budget', () => {
  test('per order are none', () => {
    expect(spendWindow('order', '2026-03-11')).toBeUndefined()
  })

  test.each([
    ['daily', '2026-03-11', '2026-03-11', '2026-03-11'],
    ['weekly', '2026-03-11', '2026-03-09', '2026-03-15'],
    ['weekly', '2026-03-09', '2026-03-09', '2026-03-15'],
    ['weekly', '2026-03-15', '2026-03-09', '2026-03-15'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['monthly', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s are %s to %s', (type, today, from, to) => {
    expect(spendWindow(type, today)).toEqual({ from, to })
  })
})
