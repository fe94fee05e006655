import { expect, test } from 'vitest'
import { isToldBy } from './told-by-others.ts'

const hits = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
const words = (key: string, counts: Record<string, number>) => ({
  key,
  values: Object.keys(counts).map((label) => ({ key: label, label })),
  hits: hits(counts),
})
const lengths = (key: string, unit: string, counts: Record<string, number>) => ({
  key,
  values: Object.keys(counts).map((figure) => ({
    key: figure,
    label: `${figure} ${unit}`,
    number: Number(figure),
  })),
  hits: hits(counts),
})
const colour = words('colour', { anthrazit: 3, hellgrau: 2, beige: 5 })
const format = words('format', { '30x60 cm': 4, '60 x 120 cm': 6 })

test('an attribute by itself is told by nothing', () => {
  expect([isToldBy(colour, [colour]), isToldBy(format, [format, colour])]).toEqual([false, false])
})

test('the group of a value is told by the value, where as many have that', () => {
  const family = words('colour_family', { Grau: 5, Beige: 5 })
  expect(isToldBy(family, [family, colour])).toBe(true)
  expect(isToldBy(colour, [family, colour])).toBe(false)
  expect(isToldBy(words('colour_family', { Grau: 5, Beige: 6 }), [colour])).toBe(false)
  expect(isToldBy(words('look', { Beton: 5, Holz: 5 }), [colour])).toBe(false)
  expect(isToldBy(words('colour_finish', { matt: 5, glatt: 2, rau: 3 }), [colour])).toBe(false)
})

test('a side is told by the size, in whatever unit; a thickness, or what is no length, is not', () => {
  expect(isToldBy(lengths('width', 'mm', { 300: 4, 600: 6 }), [format])).toBe(true)
  expect(isToldBy(lengths('length', 'm', { 0.6: 4, 1.2: 6 }), [format])).toBe(true)
  expect(isToldBy(lengths('thickness', 'mm', { 9: 10 }), [format])).toBe(false)
  expect(isToldBy(lengths('weight', 'kg', { 60: 10 }), [format])).toBe(false)
  // More have it than have a size.
  expect(isToldBy(lengths('width', 'mm', { 300: 4, 600: 60 }), [format])).toBe(false)
  expect(isToldBy(lengths('width', 'mm', { 300: 4 }), [words('type', { '30x60 cm': 3, Bordüre: 2 })])).toBe(
    false,
  )
})
