import { describe, expect, test } from 'vitest'
import { shopUnit } from '../catalogue/units.ts'
import { readPriceUnit } from '../table/price-unit.ts'
import { unitCode } from './unit-code.ts'

const unitOf = (written: string): string => shopUnit(unitCode(written)).unit

describe('a unit that is none', () => {
  test.each(['VPE', 'Gebinde', 'unit', 'H', 'Plt.', 'm²/Karton', 'St/VPE'])(
    'stays as it is written, and prices are for nothing: %s',
    (written) => {
      expect(shopUnit(unitCode(written)).origin).toBe('unknown')
      expect(readPriceUnit(written, 'comma')).toBeUndefined()
    },
  )
})

describe('a unit as price lists write it', () => {
  test.each([
    ['ST', ['Stk.', 'Stücke', 'each', 'ea', 'pc', 'Pieces', 'PCS']],
    ['SA', ['Bag', 'bags', 'Säcke', 'Sack']],
    ['ROL', ['Rollen', 'roll', 'Rolls']],
    ['KAR', ['carton', 'Ctn.', 'Box', 'boxes', 'Kartons']],
    ['PAL', ['pallet', 'Paletten']],
    ['EIM', ['bucket', 'Tub', 'Hobbock']],
    ['M2', ['sqm', 'sq. m', 'square metres', 'Quadratmeter']],
    ['LFM', ['lin. m', 'linear metre', 'lfd. m', 'lm']],
    ['L', ['litre', 'Liter', 'ltr.']],
    ['ML', ['ml']],
    ['TO', ['tonne', 'Tonnen', 't', 'TN']],
    ['BL', ['sheet', 'Platten', 'Bögen']],
    ['SET', ['kit', 'Garnitur']],
    ['HST', ['100 pcs', 'per 100', '100 Stk']],
    ['RNG', ['Ring', 'coils']],
    ['TRO', ['Trommel', 'drum']],
    ['STG', ['Stange', 'Stg.', 'lengths']],
    ['ST', ['1 St', '1 Stk.', 'Stk/pcs', 'St. / each', 'pcs / Stück']],
  ])('is %s: %s', (unit, written) => {
    expect(written.map((each) => [each, unitOf(each)])).toEqual(written.map((each) => [each, unit]))
  })

  test('is what a price is for, too', () => {
    expect(readPriceUnit('per 100 pieces', 'comma')).toEqual({ quantity: '100', unit: 'C62' })
    expect(readPriceUnit('bag', 'comma')).toEqual({ quantity: '1', unit: 'SA' })
  })
})
