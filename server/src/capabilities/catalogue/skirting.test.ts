import { describe, expect, test } from 'vitest'
import { skirtingOf } from './skirting.ts'

const one = { numerator: 1, denominator: 1 }
const piece = { matnr: 'S1', meins: 'ST', salesUnit: 'ST', fractions: new Map([['ST', one]]) }
const length = (value: string | { de: string }, unit = 'mm') => [
  { key: 'length', name: { de: 'Länge' }, value, unit },
]

describe('the wall a unit of skirting is enough for', () => {
  test('is not known without a length, in a unit that is none, or where the base unit is no piece', () => {
    expect(skirtingOf([], piece)).toBeUndefined()
    for (const attributes of [length('0'), length('-600'), length({ de: 'lang' }), length('600', 'kg')])
      expect(skirtingOf(attributes, piece)).toBeUndefined()
    const carton = { ...piece, meins: 'KAR', salesUnit: 'KAR', fractions: new Map([['KAR', one]]) }
    expect(skirtingOf(length('600'), carton)).toBeUndefined()
  })

  test('is the length of a piece, times the pieces of a carton', () => {
    expect(skirtingOf(length('600'), piece)).toEqual({ matnr: 'S1', metres: '0.6' })
    expect(skirtingOf(length('59.7', 'cm'), piece)).toEqual({ matnr: 'S1', metres: '0.597' })
    const twenty = { numerator: 20, denominator: 1 }
    const byCarton = { ...piece, salesUnit: 'KAR', fractions: new Map([['KAR', twenty]]) }
    expect(skirtingOf(length('600'), byCarton)).toEqual({ matnr: 'S1', metres: '12' })
  })

  test('is what the unit of metres says, whatever the length', () => {
    const bar = { ...piece, fractions: new Map([['M', { numerator: 2, denominator: 5 }]]) }
    expect(skirtingOf(length('9'), bar)).toEqual({ matnr: 'S1', metres: '2.5' })
    const byMetre = { ...piece, meins: 'M', salesUnit: 'M', fractions: new Map([['M', one]]) }
    expect(skirtingOf([], byMetre)).toEqual({ matnr: 'S1', metres: '1' })
  })
})
