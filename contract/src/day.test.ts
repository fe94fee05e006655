import { expect, test } from 'vitest'
import { addDays, localTime, weekday } from './day.ts'

test.each([
  ['2025-03-30T00:30:00Z', '2025-03-30', '01:30'],
  ['2025-03-30T01:30:00Z', '2025-03-30', '03:30'],
  ['2025-06-30T22:30:00Z', '2025-07-01', '00:30'],
  ['2025-12-31T23:00:00Z', '2026-01-01', '00:00'],
])('%s is %s %s in Berlin', (instant, day, time) => {
  expect(localTime(new Date(instant), 'Europe/Berlin')).toEqual({ day, time })
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  expect(addDays('2025-03-31', -1)).toBe('2025-03-30')
})

test('the week begins on Monday', () => {
  expect(weekday('2025-03-31')).toBe(1)
  expect(weekday('2025-04-06')).toBe(7)
})
