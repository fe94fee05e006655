import { describe, expect, test } from 'vitest'
import { typoDistance } from './distance.ts'
import { fold } from './fold.ts'
import { numberForm } from './number-form.ts'
import { soundOf } from './sound.ts'
import { loosePartsOf, splitCompound } from './split-compound.ts'
import { stem } from './stem.ts'

test.each([
  ['dübel', 'duebel', 'dubel'],
  ['stoß', 'stoss', 'stoss'],
])('folds %s and %s alike', (umlaut, writtenOut, plain) => {
  expect([umlaut, writtenOut, plain].map((word) => fold(word, 'de'))).toEqual([plain, plain, plain])
})

test('leaves vowels that are no umlaut alone', () => {
  expect(['mauer', 'feuer', 'quelle'].map((word) => fold(word, 'de'))).toEqual(['mauer', 'feuer', 'quelle'])
  expect(fold('blue', 'en')).toBe('blue')
})

test.each([
  ['de', ['fliese', 'fliesen']],
  ['de', ['dübel', 'duebel', 'dubel']],
  ['en', ['shelf', 'shelves', 'shelving']],
  ['en', ['gray', 'grey']],
  ['en', ['tile', 'tiles']],
  ['en', ['tie', 'ties']],
  ['en', ['key', 'keys']],
  ['de', ['flexibel', 'flexibler', 'flexible', 'flexibles']],
  ['en', ['pin', 'pins']],
  ['en', ['organizer', 'organizers', 'organiser']],
] as const)('stems %s words %o alike', (language, words) => {
  expect(new Set(words.map((word) => stem(word, language))).size).toBe(1)
})

test.each([
  ['generator', 'general'],
  ['organizer', 'organic'],
  ['insulators', 'insulation'],
  ['gas', 'ga'],
])('the English %s is no form of %s', (word, other) => {
  expect(stem(word, 'en')).not.toBe(stem(other, 'en'))
})

test.each([
  ['kleber', 'kleben'],
  ['trockenbauschrauber', 'trockenbauschrauben'],
  ['putzer', 'putz'],
  ['glätter', 'glatt'],
])('who or what does a thing (%s) is not the doing of it or the thing (%s)', (doer, other) => {
  expect(stem(doer, 'de')).not.toBe(stem(other, 'de'))
  expect(stem(`${doer}n`, 'de')).toBe(stem(doer, 'de'))
})

test.each([
  ['keller', 'kelle'],
  ['ständer', 'stand'],
  ['messer', 'messen'],
])('a noun of the trade (%s) keeps its end, and is no plural of %s', (noun, other) => {
  expect(stem(noun, 'de')).not.toBe(stem(other, 'de'))
  expect(stem(`${noun}n`, 'de')).toBe(stem(noun, 'de'))
})

test('abbreviations have a plural', () => {
  expect(stem('wcs', 'de')).toBe(stem('wc', 'de'))
  expect(stem('glas', 'de')).toBe('glas')
})

test('compares numbers without case, separators and leading zeros', () => {
  const written = ['00 12-345.6/A', '123456a', '0012.3456-a', '１２３４５６Ａ', '12\u00AD3\u2011456a']
  expect(written.map(numberForm)).toEqual(written.map(() => '123456a'))
})

test('counts typos, neighbours swapped as one', () => {
  expect(typoDistance('toliet', 'toilet', 2)).toBe(1)
  expect(typoDistance('fliese', 'flise', 2)).toBe(1)
  expect(typoDistance('kelle', 'wanne', 2)).toBe(3)
})

test('hears words written by ear', () => {
  expect(soundOf('sifon')).toBe(soundOf('siphon'))
  expect(soundOf('viynal')).toBe(soundOf('vinyl'))
})

describe('compounds', () => {
  const words = new Set([
    'wand',
    'fliesen',
    'wandfliesen',
    'kleber',
    'fliesenkleber',
    'schraube',
    'holz',
    'arbeit',
  ])
  const isWord = (word: string) => words.has(word)

  test('are cut into every known word, the last one named as head', () => {
    const parts = splitCompound('wandfliesenkleber', isWord)
    expect(parts.filter(({ isHead }) => isHead).map(({ word }) => word)).toEqual(['fliesenkleber', 'kleber'])
    expect(parts.filter(({ isHead }) => !isHead).map(({ word }) => word)).toEqual([
      'wand',
      'wandfliesen',
      'fliesen',
    ])
  })

  test('may join their parts with a letter, or drop one', () => {
    expect(splitCompound('arbeitsholz', isWord).map(({ word }) => word)).toEqual(['arbeit', 'holz'])
    expect(splitCompound('schraubkleber', isWord).map(({ word }) => word)).toEqual(['schraube', 'kleber'])
  })

  test('are left whole when a rest remains, but known by their beginning and end', () => {
    expect(splitCompound('wandfliesenxyz', isWord)).toEqual([])
    expect(loosePartsOf('superkleber', isWord)).toEqual([{ word: 'kleber', isHead: true }])
    expect(loosePartsOf('filzputz', isWord)).toEqual([{ word: 'putz', isHead: true }])
    expect(loosePartsOf('versand', isWord)).toEqual([])
  })
})
