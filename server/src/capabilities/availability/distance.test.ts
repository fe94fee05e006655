import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const munich = { name: 'München', latitude: 48.1372, longitude: 11.5755 }
const nuremberg = { name: 'Nürnberg', latitude: 49.4521, longitude: 11.0767 }

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
