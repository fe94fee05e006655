import { expect, test } from 'vitest'
import { firstDayOfSales, salesOf } from './sales.ts'

const amounts = (spent: { day: string; amount: string }[], today: string) =>
  Object.fromEntries(salesOf(spent, today).map(({ period, amount }) => [period, amount]))

test('whoever has ordered nothing has a turnover of nothing in every period', () => {
  expect(amounts([], '2026-03-11')).toEqual({ today: '0', week: '0', month: '0', year: '0', lastYear: '0' })
})

test('an order counts in every period it lies in, and in none beside', () => {
  const spent = [
    { day: '2026-03-11', amount: '0.10' },
    { day: '2026-03-09', amount: '0.20' },
    { day: '2026-03-08', amount: '1' },
    { day: '2026-02-28', amount: '10' },
    { day: '2025-12-31', amount: '100' },
    { day: '2024-12-31', amount: '1000' },
  ]
  expect(amounts(spent, '2026-03-11')).toEqual({
    today: '0.1',
    week: '0.3',
    month: '1.3',
    year: '11.3',
    lastYear: '100',
  })
})

test('a week of the turn of the year counts the days of both years', () => {
  const spent = [
    { day: '2025-12-30', amount: '5' },
    { day: '2026-01-01', amount: '7' },
  ]
  expect(amounts(spent, '2026-01-01')).toMatchObject({ week: '12', year: '7', lastYear: '5' })
})

test('orders are read from the beginning of the year before', () => {
  expect(firstDayOfSales('2026-03-11')).toBe('2025-01-01')
})
