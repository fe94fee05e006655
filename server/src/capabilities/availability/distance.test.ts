import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, nearest, radiuses } from './distance.ts'

const munich = { name: 'München', latitude: 48.1372, longitude: 11.5755 }
const augsburg = { name: 'Augsburg', latitude: 48.3705, longitude: 10.8978 }
const nuremberg = { name: 'Nürnberg', latitude: 49.4521, longitude: 11.0767 }
const places = [nuremberg, augsburg, munich]

test.each([
  [10, ['München']],
  [25, ['München']],
  [50, ['München']],
  [100, ['München', 'Augsburg']],
  [undefined, ['München', 'Augsburg', 'Nürnberg']],
])('within %s km of Munich', (radius, names) => {
  expect(nearest(places, munich, radius).map(({ place }) => place.name)).toEqual(names)
})

test('offers four radiuses', () => {
  expect(radiuses).toEqual([10, 25, 50, 100])
})

test('knows how far Munich is from Nuremberg', () => {
  expect(distanceKm(munich, nuremberg)).toBeCloseTo(150.7, 0)
})

test('is the same there and back, zero at home, and never beyond half the earth', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(distanceKm(a, b)).toBe(distanceKm(b, a))
      expect(distanceKm(a, a)).toBe(0)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016)
    }),
  )
})
