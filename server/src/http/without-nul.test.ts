import { expect, test } from 'vitest'
import { withoutNul } from './without-nul.ts'

test('an address loses what no text can hold, and stays one of the shop', () => {
  expect(withoutNul('/search?q=A%00B%00')).toBe('/search?q=AB')
  expect(withoutNul('/%00/elsewhere.example/')).toBe('/elsewhere.example/')
  expect(withoutNul('/%00\\elsewhere.example/')).toBe('/elsewhere.example/')
  expect(withoutNul('//p/4711?q=a%20b')).toBe('//p/4711?q=a%20b')
})
