import { expect, test } from 'vitest'
import { categoryImageValue, hierarchyStep } from './hierarchy.ts'

test('a level is its sort key in six characters and its name, in which no slash looks like a level', () => {
  expect(hierarchyStep(110, 'Rohre/Fittings')).toBe('000110Rohre∕Fittings')
})

test('an image value is level, ten-digit index and path', () => {
  const category = { id: 'K 110', level: 1, sort: '000110', image: 'generated:tile' }
  expect(categoryImageValue(category)).toBe('1/0000000110/K%20110')
})

test('an image value of a category without a picture has no path', () => {
  expect(categoryImageValue({ id: 'K 110', level: 1, sort: 110 })).toBe('1/0000000110/')
  expect(categoryImageValue({ id: 'K 110', level: 1, sort: 110, image: '' })).toBe('1/0000000110/')
})
