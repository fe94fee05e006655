import { describe, expect, test } from 'vitest'
import { mapPrices, type PriceBasis } from './map-prices.ts'
import { defaultMapping, type MappingOptions } from './mapping.ts'
import type { PriceEntry } from './records.ts'

const options: MappingOptions = { ...defaultMapping, today: '2024-06-01' }
const basis: PriceBasis = {
  matnr: 'A-1',
  quantity: '1',
  unit: 'ST',
  convertible: ['ST', 'M2'],
  least: '1',
  validFrom: '1900-01-01',
  currency: 'EUR',
  isPriced: false,
}

function prices(
  entries: (Partial<PriceEntry> & { priceType: string })[],
  changed: { basis?: Partial<PriceBasis>; options?: Partial<MappingOptions> } = {},
) {
  const notes: string[] = []
  const rows = mapPrices(
    entries.map((entry) => ({ territories: [], amount: '10', ...entry })),
    { ...basis, ...changed.basis },
    { ...options, ...changed.options },
    (_severity, code) => notes.push(code),
  )
  return {
    rows: rows.map(({ price, kpein, kmein, currency }) => [price, currency, '/', kpein, kmein].join(' ')),
    notes,
  }
}

test('a price of eight digits before the point is taken', () => {
  const { rows, notes } = prices([{ priceType: 'net_list', amount: '99999999.99' }])
  expect(rows).toEqual(['99999999.99 EUR / 1 ST'])
  expect(notes).toEqual([])
})

describe('a price is on request and the report says why', () => {
  test.each([
    ['there is only a purchase price and no mark-up', { priceType: 'net_customer' }, 'PURCHASE_PRICE'],
    ['it has no amount', { priceType: 'net_list', amount: undefined }, 'NO_AMOUNT'],
    ['it is zero', { priceType: 'net_list', amount: '0' }, 'NO_AMOUNT'],
    ['not even a million make a cent of it', { priceType: 'nrp', amount: '0.000000001' }, 'NO_AMOUNT'],
    ['it is below zero', { priceType: 'net_list', amount: '-5' }, 'NEGATIVE_NUMBER'],
    [
      'it has nine digits before the point',
      { priceType: 'net_list', amount: '100000000' },
      'PRICE_TOO_LARGE',
    ],
    ['it is more than a column holds', { priceType: 'nrp', amount: '12345678901234.5' }, 'PRICE_TOO_LARGE'],
    ['a factor makes it too large', { priceType: 'nrp', amount: '99999999', factor: '2' }, 'PRICE_TOO_LARGE'],
    [
      'its whole quantity makes it too large',
      { priceType: 'nrp', amount: '99999999.12345678' },
      'PRICE_TOO_LARGE',
    ],
    ['it is for another country', { priceType: 'nrp', territories: ['AT', 'CH'] }, 'OTHER_TERRITORY'],
    ['it holds from a quantity on only', { priceType: 'nrp', lowerBound: '50' }, 'SCALE_NOT_KEPT'],
    ['its kind is none of those chosen', { priceType: 'udp_partner' }, 'PRICE_TYPE_IGNORED'],
    [
      'its unit converts to nothing',
      { priceType: 'nrp', base: { unit: 'KGM', factor: '1' } },
      'BAD_CONVERSION',
    ],
  ])('when %s', (_, entry, code) => {
    const { rows, notes } = prices([entry])
    expect(rows).toEqual([])
    expect(notes).toContain(code)
  })

  test('when gros_list is not chosen', () => {
    const { rows, notes } = prices([{ priceType: 'gros_list' }], { options: { grosList: 'ignore' } })
    expect(rows).toEqual([])
    expect(notes).toEqual(['PRICE_TYPE_IGNORED', 'NO_PRICE'])
  })

  test('when no currency is named anywhere', () => {
    expect(prices([{ priceType: 'nrp' }], { basis: { currency: undefined } }).notes).toContain('NO_CURRENCY')
  })
})

describe('the price the shop has stays, and the report says so', () => {
  test.each([
    ['the file says zero', { priceType: 'net_list', amount: '0' }, ['NO_AMOUNT', 'PRICE_STAYS']],
    ['the file says nothing', { priceType: 'net_list', amount: undefined }, ['NO_AMOUNT', 'PRICE_STAYS']],
    ['there is only a purchase price and no mark-up', { priceType: 'net_customer' }, ['PRICE_STAYS']],
  ])('when %s', (_, entry, codes) => {
    expect(prices([entry], { basis: { isPriced: true } })).toEqual({ rows: [], notes: codes })
  })
})

describe('a price is retail', () => {
  test.each<[string, Partial<PriceEntry>, string[], string[]]>([
    ['less its VAT', { amount: '119', tax: '0.19' }, ['100 EUR / 1 ST'], ['GROS_NET']],
    ['less its VAT, to the cent', { amount: '99.99', tax: '0.19' }, ['84.03 EUR / 1 ST'], ['GROS_NET']],
    ['less none where it names none', { amount: '119' }, ['119 EUR / 1 ST'], ['GROS_AS_LIST']],
  ])('of the kind gros_list is taken %s, and said so', (_, entry, rows, notes) => {
    expect(prices([{ priceType: 'gros_list', ...entry }])).toEqual({ rows, notes })
  })

  test('of the kind gros_list is the list price where that was chosen', () => {
    const entry = { priceType: 'gros_list', amount: '119', tax: '0.19' }
    expect(prices([entry], { options: { grosList: 'retail' } })).toEqual({
      rows: ['119 EUR / 1 ST'],
      notes: ['GROS_AS_LIST'],
    })
  })

  test.each(['net_list', 'nrp'])('of the kind %s', (priceType) => {
    expect(prices([{ priceType }])).toEqual({ rows: ['10 EUR / 1 ST'], notes: [] })
  })

  test('of the list rather than recommended or marked up', () => {
    const entries = [
      { priceType: 'net_customer', amount: '5' },
      { priceType: 'nrp', amount: '12' },
      { priceType: 'net_list', amount: '11' },
    ]
    expect(prices(entries, { options: { markup: '50' } }).rows).toEqual(['11 EUR / 1 ST'])
  })

  test.each([
    ['25', '10.29', '12.86 EUR / 1 ST'],
    ['33.3', '0.0123', '1.64 EUR / 100 ST'],
    ['0', '10.29', '10.29 EUR / 1 ST'],
  ])('bought and marked up by %s percent: %s becomes %s', (markup, amount, price) => {
    const { rows } = prices([{ priceType: 'net_customer', amount }], { options: { markup } })
    expect(rows).toEqual([price])
  })

  test.each([
    ['100', '12.5', '12.5 EUR / 100 ST'],
    ['0.5', '12.5', '25 EUR / 1 ST'],
    ['2.5', '1', '2 EUR / 5 ST'],
    ['0.003', '1', '1000 EUR / 3 ST'],
    ['1', '0.0125', '1.25 EUR / 100 ST'],
  ])('per price quantity %s', (quantity, amount, row) => {
    expect(prices([{ priceType: 'net_list', amount }], { basis: { quantity } }).rows).toEqual([row])
  })

  test('times its own factor, else that of the catalogue, without floating point', () => {
    const entry = { priceType: 'net_list', amount: '0.1' }
    expect(prices([entry], { basis: { factor: '3' } }).rows).toEqual(['0.3 EUR / 1 ST'])
    expect(prices([{ ...entry, factor: '1.1' }], { basis: { factor: '3' } }).rows).toEqual([
      '0.11 EUR / 1 ST',
    ])
  })

  test('per another unit of the article', () => {
    const entry = { priceType: 'nrp', base: { unit: 'MTK', factor: '0.1' } }
    expect(prices([entry]).rows).toEqual(['10 EUR / 1 M2'])
  })

  test('once per currency', () => {
    const entries = [{ priceType: 'nrp' }, { priceType: 'net_list', currency: 'CHF', amount: '9' }]
    expect(prices(entries)).toEqual({
      rows: ['10 EUR / 1 ST', '9 CHF / 1 ST'],
      notes: ['OTHER_CURRENCY'],
    })
    expect(prices(entries, { options: { currency: 'CHF' } }).notes).toEqual(['OTHER_CURRENCY'])
  })

  test('once per day, the first one counting', () => {
    const { rows, notes } = prices([{ priceType: 'nrp' }, { priceType: 'nrp', amount: '11' }])
    expect(rows).toEqual(['10 EUR / 1 ST'])
    expect(notes).toEqual(['PRICE_CLASH'])
  })

  test('of a kind that is not over, where the better one has expired', () => {
    const entries = [
      { priceType: 'net_list', amount: '20', validTo: '2023-12-31' },
      { priceType: 'nrp', amount: '9', validFrom: '2024-01-01' },
    ]
    expect(prices(entries)).toEqual({ rows: ['9 EUR / 1 ST'], notes: [] })
    const extended = prices(entries, { options: { expired: 'extend' } })
    expect(extended.rows).toEqual(['20 EUR / 1 ST'])
  })

  test('with a warning when it has expired', () => {
    expect(prices([{ priceType: 'nrp', validTo: '2024-05-31' }]).notes).toEqual(['PRICE_EXPIRED'])
    expect(prices([{ priceType: 'nrp', validTo: '2024-06-01' }]).notes).toEqual([])
  })
})
