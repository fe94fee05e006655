import { describe, expect, test } from 'vitest'
import { readDay } from './read-day.ts'

describe('no day is', () => {
  test.each(['31. Februar 2027', '1. Jänuar 2027', '1. Ma 2027', 'März 2027', '1.2027', '12:00'])(
    '%s',
    (text) => expect(readDay(text)).toBeUndefined(),
  )
})

describe('the first of February is', () => {
  test.each([
    '2027-02-01',
    '2027-02-01T00:00:00Z',
    '01.02.2027 00:00:00',
    '1.2.27 0:00',
    '01/02/2027 00:00',
    '01/02/2027 12:00:00 AM',
    '1. Februar 2027',
    '01. Feb. 27',
    '1 February 2027',
    '01-Feb-2027',
    '1Feb27',
  ])('%s', (text) => expect(readDay(text)).toBe('2027-02-01'))
})

test('months have their German and their English names', () => {
  const days = [
    '1. März 2027',
    '1. Mrz 27',
    '1 March 2027',
    '1. Mai 2027',
    '1 May 2027',
    '1. Okt 2027',
    '1 Dec 2027',
  ]
  expect(days.map((day) => readDay(day)?.slice(5, 7))).toEqual(['03', '03', '03', '05', '05', '10', '12'])
})
