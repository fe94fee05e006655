import { describe, expect, test } from 'vitest'
import type { SoldArticle } from '../prices/public.ts'
import { layingOf } from './laying.ts'

const sack = (given: Partial<SoldArticle> = {}): SoldArticle => ({
  matnr: 'K1',
  meins: 'SA',
  salesUnit: 'SA',
  step: '1',
  units: [],
  fractions: new Map([
    ['SA', { numerator: 1, denominator: 1 }],
    ['KG', { numerator: 1, denominator: 25 }],
  ]),
  taxCategory: 'S',
  taxCode: 'full',
  discontinued: false,
  procurable: true,
  stock: [],
  ...given,
})
const consumption = (value: string, unit = 'kg/m²') => [
  { key: 'consumption', name: { de: 'Verbrauch' }, value, unit },
]

describe('what a square metre needs', () => {
  test('is not known without a consumption, or in a unit that leads nowhere', () => {
    expect(layingOf([], sack())).toBeUndefined()
    expect(layingOf(consumption('3.2', 'm/m²'), sack())).toBeUndefined()
    expect(layingOf(consumption('0.2', 'l/m²'), sack())).toBeUndefined()
    // Litres weigh what nobody knows.
    expect(layingOf(consumption('0.2', 'l/m²'), sack({ weight: '20' }))).toBeUndefined()
    expect(layingOf(consumption('0'), sack())).toBeUndefined()
  })

  test('is a part of a sack by the unit of kilograms', () => {
    expect(layingOf(consumption('3.2'), sack())).toEqual({
      matnr: 'K1',
      perSquareMetre: '0.128',
      consumption: { value: '3.2', unit: 'KG' },
    })
  })

  test('is a part of a sack by its weight where kilograms are no unit', () => {
    const weighed = sack({ fractions: new Map([['SA', { numerator: 1, denominator: 1 }]]), weight: '20' })
    expect(layingOf(consumption('5'), weighed)).toEqual({
      matnr: 'K1',
      perSquareMetre: '0.25',
      consumption: { value: '5', unit: 'KG' },
    })
  })
})
