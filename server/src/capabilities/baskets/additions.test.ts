import { describe, expect, test } from 'vitest'
import { planAdditions } from './additions.ts'

const tile = {
  matnr: 'F100',
  step: '1.44',
  salesUnit: 'M2',
  fractions: new Map([
    ['M2', { numerator: 1, denominator: 1 }],
    ['KAR', { numerator: 144, denominator: 100 }],
  ]),
}
const max = { lines: 3, quantity: '100' }
const line = { posnr: 1, version: 4, matnr: 'F100', quantity: '2.88', unit: 'M2', note: '', reference: 'Bad' }

describe('adding to a basket', () => {
  test('puts no further line into a full basket, and lets those it has grow', () => {
    const other = { ...tile, matnr: 'F200' }
    const full = [line, { ...line, posnr: 2, matnr: 'F300' }, { ...line, posnr: 3, matnr: 'F400' }]
    const wanted = [
      { quantity: '1.44', article: other },
      { quantity: '1.44', article: tile, reference: 'Bad' },
    ]
    const { results, inserted } = planAdditions(full, wanted, 4, max)
    expect(results).toEqual([
      { ok: false, code: 'BASKET_FULL', maxLines: 3 },
      { ok: true, posnr: 1, version: 5, quantity: '4.32', unit: 'M2' },
    ])
    expect(inserted).toEqual([])
  })

  test('leaves out unknown articles and wrong quantities, and says why', () => {
    const wanted = [
      { quantity: '1', article: undefined },
      { quantity: '1', article: tile },
      { quantity: '1.44', article: tile },
    ]
    const { results, inserted } = planAdditions([], wanted, 1, max)
    expect(results).toEqual([
      { ok: false, code: 'ARTICLE_NUMBER_NOT_FOUND' },
      { ok: false, code: 'INVALID_QUANTITY', stepsize: '1.44', unit: 'M2', max: '100' },
      { ok: true, posnr: 1, version: 1, quantity: '1.44', unit: 'M2' },
    ])
    expect(inserted).toHaveLength(1)
  })

  test('refuses what would make a line bigger than the maximum', () => {
    const { results, updated } = planAdditions([line], [{ quantity: '1.44', article: tile }], 2, {
      ...max,
      quantity: '4',
    })
    expect(results[0]).toMatchObject({ ok: false, code: 'INVALID_QUANTITY' })
    expect(updated).toEqual([])
  })

  test('adds to the line of the same unit, as often as the article comes', () => {
    const twice = [
      { quantity: '1.44', article: tile },
      { quantity: '1.44', article: tile },
    ]
    const { updated, inserted } = planAdditions([line], twice, 2, max)
    expect(updated).toEqual([{ ...line, quantity: '5.76', version: 5 }])
    expect(inserted).toEqual([])
  })

  test('begins a line of its own for another unit or reference', () => {
    const wanted = [
      { quantity: '1', unit: 'KAR', article: tile },
      { quantity: '1.44', reference: 'Küche', article: tile },
      { quantity: '1.44', reference: 'Küche', article: tile },
    ]
    const { inserted, nextPosnr } = planAdditions([line], wanted, 2, max)
    expect(
      inserted.map(({ posnr, unit, quantity, reference }) => [posnr, unit, quantity, reference]),
    ).toEqual([
      [2, 'KAR', '1', ''],
      [3, 'M2', '2.88', 'Küche'],
    ])
    expect(nextPosnr).toBe(4)
  })
})
