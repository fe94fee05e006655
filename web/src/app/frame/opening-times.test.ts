import { expect, test } from 'vitest'
import { openingTimes } from './opening-times.ts'

const german = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const on = (day: number, from: string, to: string) => ({ day, from, to })

test('days that follow one another with the same hours share a line', () => {
  const week = [1, 2, 3, 4, 5].map((day) => on(day, '06:30', '17:00'))
  expect(openingTimes([on(6, '07:00', '12:00'), ...week], german)).toEqual([
    'Mo–Fr 06:30–17:00',
    'Sa 07:00–12:00',
  ])
})

test('a closed day between and a break at noon are told apart', () => {
  const times = openingTimes(
    [on(1, '07:00', '12:00'), on(1, '13:00', '17:00'), on(3, '13:00', '17:00')],
    ['Mon', 'Tue', 'Wed'],
  )
  expect(times).toEqual(['Mon 07:00–12:00', 'Mon 13:00–17:00', 'Wed 13:00–17:00'])
})
