import { expect, test } from 'vitest'
import { isCountedWord, isUnitWord, unitMeant } from './unit-words.ts'

test.each([
  ['m', ['ST', 'KAR']],
  ['Palette', ['ST', 'KAR']],
  ['x', ['ST']],
  ['', ['ST']],
  ['mm', ['M', 'M2']],
])('"%s" is none of the units %j', (written, own) => {
  expect(unitMeant(written, own)).toBeUndefined()
})

test.each([
  ['St', ['ST', 'KAR'], 'ST'],
  ['Stk.', ['ST', 'KAR'], 'ST'],
  ['Stück', ['KAR', 'STK'], 'STK'],
  ['pieces', ['KAR', 'ST'], 'ST'],
  ['Pak', ['PAK', 'ST'], 'PAK'],
  ['lfm', ['M'], 'M'],
  ['m', ['LFM'], 'LFM'],
  ['m²', ['ST', 'M2'], 'M2'],
  ['qm', ['M2'], 'M2'],
  ['Säcke', ['SA', 'PAL'], 'SA'],
  ['Eimer', ['EIM'], 'EIM'],
  ['Eimer', ['EI'], 'EI'],
  ['Paletten', ['SA', 'PAL'], 'PAL'],
  ['PAL', ['PAL'], 'PAL'],
  ['Rolle\u00AD', ['ROL'], 'ROL'],
])('"%s" of the units %j is %s', (written, own, unit) => {
  expect(unitMeant(written, own)).toBe(unit)
})

test('a unit that only one wholesaler has is known by its code, in any letters', () => {
  expect(unitMeant('geb', ['ST', 'GEB'])).toBe('GEB')
})

test('where a short form means two things, the article says which', () => {
  expect(unitMeant('Kart', ['ST', 'KTU'])).toBe('KTU')
  expect(unitMeant('Kart', ['ST', 'KAR'])).toBe('KAR')
})

test('measures are units, but nothing is counted by them', () => {
  for (const word of ['kg', 'm²', 'lfm'])
    expect([isUnitWord(word), isCountedWord(word)]).toEqual([true, false])
  for (const word of ['Stk', 'Sack', 'Pak.'])
    expect([isUnitWord(word), isCountedWord(word)]).toEqual([true, true])
  for (const word of ['cm', 'Fliese', 'x', '']) expect(isUnitWord(word)).toBe(false)
})
