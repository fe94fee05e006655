import { expect, test } from 'vitest'
import { categoryImageValue, hierarchyStep } from './hierarchy.ts'

test('a level is its sort key in six characters and its name, in which no slash looks like a level', () => {
  expect(hierarchyStep(110, 'Rohre/Fittings')).toBe('000110Rohre∕Fittings')
})

test('an image value is level, ten-digit index and path', () => {
  expect(categoryImageValue(1, '000110', 'K 110')).toBe('1/0000000110/K%20110')
})
