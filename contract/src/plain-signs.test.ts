import { expect, test } from 'vitest'
import { plainSigns } from './plain-signs.ts'

test('what can be typed stays as it is', () => {
  for (const text of ['Größe 1,5 m² - nein', ' GA-944 946/A ', '½ "', '']) expect(plainSigns(text)).toBe(text)
})

test('signs without width go, whatever document they come from', () => {
  expect(plainSigns('\uFEFF7000\u00AD6\u200B2\u200D6\u200E\u2060')).toBe('7000626')
})

test('dashes are hyphens, wide letters and figures are usual ones', () => {
  expect(plainSigns('RO\u2011273\u2013613')).toBe('RO-273-613')
  expect(plainSigns('６０ｘ６０')).toBe('60x60')
})
