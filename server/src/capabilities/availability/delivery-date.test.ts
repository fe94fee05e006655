import * as fc from 'fast-check'
import { weekday } from '@shop/contract/day'
import { describe, expect, test } from 'vitest'
import {
  type DeliveryPlant,
  isPickupDay,
  isTourDay,
  nextDeliveryDate,
  nextPickup,
  type PickupPlant,
} from './delivery-date.ts'
import { isWorkingDay } from './working-days.ts'

const plant: DeliveryPlant & PickupPlant = {
  state: 'BY',
  deliveryCutoff: '14:00',
  pickupCutoff: '15:00',
  openingHours: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '06:30', to: '17:00' })),
    { day: 6, from: '08:00', to: '12:00' },
  ],
  pickingMinutes: 120,
}
const available = { flag: 'available' } as const
/** Berlin is two hours ahead of UTC in summer, one in winter. */
const zone = 'Europe/Berlin'
const at = (instant: string) => ({ now: new Date(instant), zone })
const mondayMorning = at('2025-06-02T06:00:00Z')

describe('no delivery date', () => {
  test('without stock and replenishment date', () => {
    expect(nextDeliveryDate({ flag: 'not-available' }, plant, [], mondayMorning)).toBeUndefined()
    expect(nextPickup({ flag: 'not-available' }, plant, mondayMorning)).toBeUndefined()
  })

  test('at a plant that never opens', () => {
    expect(nextPickup(available, { ...plant, openingHours: [] }, mondayMorning)).toBeUndefined()
  })
})

describe('the next delivery', () => {
  test.each([
    ['the next working day', '2025-06-02T06:00:00Z', '2025-06-03'],
    ['the next working day in the minute of the cut-off', '2025-06-02T12:00:59Z', '2025-06-03'],
    ['a day later after the cut-off', '2025-06-02T12:01:00Z', '2025-06-04'],
    ['on Monday, ordered on Friday morning', '2025-06-13T06:00:00Z', '2025-06-16'],
    ['on Tuesday, ordered on Friday evening or at the weekend', '2025-06-14T20:00:00Z', '2025-06-17'],
    ['after Whitsun', '2025-06-06T06:00:00Z', '2025-06-10'],
    ['after Corpus Christi in Bavaria', '2025-06-18T06:00:00Z', '2025-06-20'],
    ['after the turn of the year and Epiphany', '2025-12-31T13:30:00Z', '2026-01-05'],
    ['by the local day, which begins before the UTC day', '2025-06-02T22:30:00Z', '2025-06-04'],
  ])('is %s', (_, instant, day) => {
    expect(nextDeliveryDate(available, plant, [], at(instant))).toBe(day)
  })

  test('knows no Corpus Christi in Berlin', () => {
    expect(nextDeliveryDate(available, { ...plant, state: 'BE' }, [], at('2025-06-18T06:00:00Z'))).toBe(
      '2025-06-19',
    )
  })

  test('keeps the cut-off by the clock on the wall when the clocks change', () => {
    expect(nextDeliveryDate(available, plant, [], at('2025-03-28T13:00:00Z'))).toBe('2025-03-31')
    expect(nextDeliveryDate(available, plant, [], at('2025-03-31T12:00:00Z'))).toBe('2025-04-01')
    expect(nextDeliveryDate(available, plant, [], at('2025-03-31T13:00:00Z'))).toBe('2025-04-02')
  })

  test('waits for the tour of the postcode', () => {
    expect(nextDeliveryDate(available, plant, [1, 4], mondayMorning)).toBe('2025-06-05')
    expect(nextDeliveryDate(available, plant, [1], mondayMorning)).toBe('2025-06-16')
  })

  test('takes seven working days for what is shortly available', () => {
    expect(nextDeliveryDate({ flag: 'shortly-available' }, plant, [], mondayMorning)).toBe('2025-06-13')
  })

  test('follows the replenishment, and never precedes it', () => {
    const later = { flag: 'not-available', replenishmentDate: '2025-06-07' } as const
    expect(nextDeliveryDate(later, plant, [], mondayMorning)).toBe('2025-06-11')
    const passed = { flag: 'not-available', replenishmentDate: '2025-05-01' } as const
    expect(nextDeliveryDate(passed, plant, [], mondayMorning)).toBe('2025-06-03')
  })

  test('leaves out days the plant is closed', () => {
    const closed = { ...plant, closedDays: ['2025-06-03'] }
    expect(nextDeliveryDate(available, closed, [], mondayMorning)).toBe('2025-06-04')
  })

  test('is always a tour day after today', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(instant, days, (now, tourDays) => {
        const day = nextDeliveryDate(available, plant, tourDays, { now, zone })!
        expect(day > now.toISOString().slice(0, 10)).toBe(true)
        expect(isTourDay(day, tourDays, plant)).toBe(true)
        expect(weekday(day)).toBeLessThan(7)
      }),
    )
  })
})

describe('the next pick-up', () => {
  test.each([
    ['today when there is time', '2025-06-02T06:07:00Z', '2025-06-02', '10:15'],
    ['at opening when ordered in the night', '2025-06-02T01:00:00Z', '2025-06-02', '06:30'],
    ['tomorrow after the cut-off', '2025-06-02T13:01:00Z', '2025-06-03', '06:30'],
    ['tomorrow when it would be ready after closing', '2025-06-02T13:00:00Z', '2025-06-03', '06:30'],
    ['on Monday when ordered on Saturday', '2025-06-14T06:00:00Z', '2025-06-16', '06:30'],
  ])('is %s', (_, instant, day, time) => {
    expect(nextPickup(available, plant, at(instant))).toEqual({ day, time })
  })

  test('is on Saturday what was ready too late on Friday', () => {
    expect(nextPickup(available, plant, at('2025-06-13T13:00:00Z'))).toEqual({
      day: '2025-06-14',
      time: '08:00',
    })
  })

  test('is on no public holiday', () => {
    expect(isPickupDay('2025-06-19', plant)).toBe(false)
    expect(isPickupDay('2025-06-21', plant)).toBe(true)
    expect(isPickupDay('2025-06-22', plant)).toBe(false)
  })
})

test.each([
  ['2025-10-31', 'BY', true],
  ['2025-10-31', 'SN', false],
  ['2025-11-01', 'BY', false],
  ['2025-11-03', 'BY', true],
] as const)('%s in %s is a working day: %s', (day, state, expected) => {
  expect(isWorkingDay(day, { state })).toBe(expected)
})
