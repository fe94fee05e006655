import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf, stepsOf, valueAt } from './range-scale.ts'

/** Prices of a catalogue: each bar spans as much as all those before it. */
const prices = Array.from({ length: 20 }, (_, i) => ({
  from: 0.01 * 2 ** i,
  to: 0.01 * 2 ** (i + 1),
  count: 1,
}))

test('a value outside the bars stands at their end', () => {
  expect(placeOf(0, prices)).toBe(0)
  expect(placeOf(1e9, prices)).toBe(stepsOf(prices))
})

test('one value alone has one place', () => {
  const one = [{ from: 8, to: 8, count: 3 }]
  expect([placeOf(8, one), valueAt(0, one), valueAt(5, one)]).toEqual([0, 8, 8])
})

test('the middle of the slider is the middle bar, not the middle of the span', () => {
  expect(valueAt(stepsOf(prices) / 2, prices)).toBeCloseTo(10.24, 0)
})

test('every place of the slider has a value that stands there', () => {
  const spans = fc.record({
    from: fc.double({ min: 0.001, max: 1000, noNaN: true }),
    width: fc.double({ min: 0.001, max: 1000, noNaN: true }),
    growth: fc.double({ min: 1, max: 2, noNaN: true }),
    count: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(spans, ({ from, width, growth, count }) => {
      let end = from
      const bars = Array.from({ length: count }, (_, i) => ({
        from: end,
        to: (end += width * growth ** i),
        count: 1,
      }))
      for (let place = 0; place <= stepsOf(bars); place++)
        expect(Math.abs(placeOf(valueAt(place, bars), bars) - place)).toBeLessThanOrEqual(1)
    }),
  )
})
