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

const coloursOf = (scale: string) => classesOf(scale).map((each) => energyColour(each, scale))

test.each(energyScales)(
  'on %s no class looks like the one before it but for red ones at the end',
  (scale) => {
    const alike = coloursOf(scale).filter((colour, index, all) => colour === all[index - 1])
    expect(alike.filter((colour) => colour !== '#ed1c24')).toEqual([])
  },
)

test('a scale of more than seven classes ends with several red ones, as its regulation has it', () => {
  expect(coloursOf('A+-G').slice(3)).toEqual(['#fff200', '#fdb913', '#f37021', '#ed1c24', '#ed1c24'])
})
