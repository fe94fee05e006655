import { expect, test } from 'vitest'
import { holdsLetters } from './same-letters.ts'

test.each([
  ['grün', 'grau'],
  ['Maß', 'Masse'],
])('%s does not hold %s', (text, typed) => {
  expect(holdsLetters(text, typed)).toBe(false)
})

test.each([
  ['Hellgrün', 'GRÜN'],
  ['Hellgrün', 'grun'],
  ['Hellgrün', 'gruen'],
  ['gruen', 'grün'],
  ['weiß', 'WEISS'],
  ['Weiss', 'weiß'],
  ['Azulenda Cerámica', 'ceramica'],
])('%s holds %s', (text, typed) => {
  expect(holdsLetters(text, typed)).toBe(true)
})
