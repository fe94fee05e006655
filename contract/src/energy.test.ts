import { expect, test } from 'vitest'
import { classesOf, energyColour, energyScales } from './energy.ts'

test('a scale has every class from its best to its worst', () => {
  expect(classesOf('A+++-D')).toEqual(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'])
  expect(classesOf('A-E')).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('what is no scale has all classes', () => {
  expect(classesOf('')).toHaveLength(10)
  expect(classesOf('D-A')).toHaveLength(10)
})

test.each(energyScales)('%s runs from dark green to red, each class on its own scale', (scale) => {
  const classes = classesOf(scale)
  expect(energyColour(classes[0] ?? '', scale)).toBe('#00a651')
  expect(energyColour(classes.at(-1) ?? '', scale)).toBe('#ed1c24')
})

test('the same class has another colour on another scale', () => {
  expect(energyColour('A', 'A-G')).not.toBe(energyColour('A', 'A+++-D'))
})
