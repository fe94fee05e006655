import { numberFormats } from '@shop/contract/number-format'
import { describe, expect, test } from 'vitest'
import { basketsCalled, parseAdd, parseUnread } from './parse-command.ts'

const german = (text: string) => parseAdd(text, numberFormats.de)

describe('an order to put something into a basket', () => {
  test.each([
    '',
    '4711',
    '4711 ',
    'fliese grau',
    'fliese 12',
    '4711 0',
    '4711 -3',
    '4711 zwölf',
    '4711 0 Kartons',
    '4711 m',
    '4711 3 große',
    'Rohr 2 m',
    '> Bad',
    '4711 > Bad',
  ])('is not read from "%s"', (text) => expect(german(text)).toBeUndefined())

  test.each([
    ['4711 12', { number: '4711', quantity: '12', unit: undefined, basket: undefined }],
    ['  4711   2,88 ', { number: '4711', quantity: '2.88', unit: undefined, basket: undefined }],
    ['4711 12 > Müller Bad', { number: '4711', quantity: '12', unit: undefined, basket: 'Müller Bad' }],
    ['4711 12>', { number: '4711', quantity: '12', unit: undefined, basket: undefined }],
    ['AB 4711/2 1.200 > a > b', { number: 'AB 4711/2', quantity: '1200', unit: undefined, basket: 'a > b' }],
    ['4711 3 Kartons', { number: '4711', quantity: '3', unit: 'Kartons', basket: undefined }],
    ['4711 2,88m² > Bad', { number: '4711', quantity: '2.88', unit: 'm²', basket: 'Bad' }],
    ['AB 12 5 Stk.', { number: 'AB 12', quantity: '5', unit: 'Stk.', basket: undefined }],
  ])('is read from "%s"', (text, order) => expect(german(text)).toEqual(order))

  test('has the decimal sign of the language', () => {
    expect(parseAdd('4711 2.88', numberFormats.en)).toMatchObject({ quantity: '2.88' })
  })
})

describe('an order whose quantity is not understood', () => {
  test.each(['4711', 'fliese 60x60', 'fliese 12', '4711 12', '4711 grau', '> Bad', 'Bad > 12'])(
    'is not read from "%s"',
    (text) => expect(parseUnread(text, numberFormats.de)).toBeUndefined(),
  )

  test.each([
    ['4711 0', '4711', '0'],
    ['4711 -3', '4711', '-3'],
    ['4711 0,00 > Bad', '4711', '0,00'],
    ['4711 3 große', '4711', '3 große'],
    ['4711 0 Kartons', '4711', '0 Kartons'],
    ['4711 3x', '4711', '3x'],
    ['4711 > Bad', '4711', ''],
  ])('is read from "%s"', (text, number, typed) =>
    expect(parseUnread(text, numberFormats.de)).toEqual({ number, typed }),
  )
})

test('a basket is meant by its name, its beginning or a part of it, in this order', () => {
  const baskets = ['Bad', 'Bad Müller', 'Küche Bad'].map((name) => ({ name }))
  const called = (words: string) => basketsCalled(words, baskets).map(({ name }) => name)
  expect(called('bad')).toEqual(['Bad'])
  expect(called('bad m')).toEqual(['Bad Müller'])
  expect(called('müller')).toEqual(['Bad Müller'])
  expect(called('ba')).toEqual(['Bad', 'Bad Müller'])
  expect(called('dach')).toEqual([])
})
