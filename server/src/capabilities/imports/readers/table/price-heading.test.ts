import { describe, expect, test } from 'vitest'
import { priceUnitInHeading } from './price-heading.ts'
import { recogniseColumns } from './recognise.ts'
import { read } from './testing.ts'

/** Prices of one article sold by the unit, with what they are for, and what is said of them. */
async function priced(unit: string, headings: string, cells: string) {
  const { of, codes } = await read('a.csv', `Art.-Nr.;Text;ME;${headings}\n1;Fuge;${unit};${cells}\n`)
  const prices = of('prices').map((each) => {
    const { price, kpein, kmein } = each as Record<'price' | 'kpein' | 'kmein', string>
    return `${price} / ${kpein} ${kmein}`
  })
  return { prices, codes }
}

describe('a price of which nobody can tell what it is for', () => {
  test.each([
    ['Preis je VPE in €', 'PRICE_UNIT_CLASH'],
    ['Preis je 10 VE', 'PRICE_UNIT_CLASH'],
    ['Preis / Price 100', 'PRICE_UNIT_CLASH'],
    ['Preis €/100 / 1000 Stück', 'PRICE_UNIT_CLASH'],
    ['Preis je Karton in €', 'BAD_CONVERSION'],
  ])('is not taken: %s', async (heading, code) => {
    const { prices, codes } = await priced('ST', heading, '12,00')
    expect(prices).toEqual([])
    expect(codes).toContain(`2 ${code}`)
  })
})

test.each([
  ['PE;Preis je 100 Stück', '1;12,00'],
  ['PE;Preis/Stk', '100;12,00'],
  ['PE;Preis/100', 'm²;12,00'],
])('a column of price units that contradicts the heading leaves no price: %s', async (headings, cells) => {
  const { prices, codes } = await priced('ST', headings, cells)
  expect(prices).toEqual([])
  expect(codes).toContain('2 PRICE_UNIT_CLASH')
})

describe('an amount for so much that may be anything', () => {
  test.each(['€/t Fracht', '€/Stk Maut', '€/m² EK', '€/m² alt', '€/m² inkl. MwSt.', '€/Karton à 12', '€/'])(
    'is asked about: %s',
    async (heading) => {
      const { prices, codes } = await priced('ST', heading, '12,00')
      expect(prices).toEqual([])
      expect(codes).toContain('0 PRICE_COLUMN_OPEN')
    },
  )

  test.each([
    ['€/m² EK;€/m²', '8;10', '10 / 1 M2'],
    ['€/t Fracht;Preis', '20;10', '10 / 1 M2'],
    ['€/Std;Listenpreis', '50;10', '10 / 1 M2'],
    ['UPE;Listenpreis', '11,90;10', '10 / 1 M2'],
  ])('is nothing beside the price: %s', async (headings, cells, price) => {
    expect((await priced('m²', headings, cells)).prices).toEqual([price])
  })
})

describe('a price with VAT, or an old one', () => {
  test.each(['Preis/m² inkl. MwSt.', 'Preis/m² alt', 'UVP/Stk inkl. 19 % MwSt'])(
    'is none where that stands behind what it is for, too: %s',
    (heading) => {
      expect(recogniseColumns(['Nr.', 'Text', heading])[heading]).toBeUndefined()
    },
  )

  test('and the new one are two of which nobody can tell which counts', () => {
    for (const names of [
      ['Preis', 'Preis neu'],
      ['Preis 2025', 'Preis 2026/27'],
    ])
      expect(Object.values(recogniseColumns(['Nr.', 'Text', ...names]))).not.toContain('listPrice')
  })
})

test.each([
  'Preis/100 €',
  'Preis/100 EUR',
  'Preis je 100 in €',
  'Preis je 100 (netto)',
  'Preis [€/100]',
  'Preis (€/100) netto',
  'Listenpreis EUR/100 ME',
  'Listenpreis 2025/2026 je 100',
  'Preis je 100 neu',
  '€/100 2026',
  'Preis je 100 / price per 100',
])('is for a hundred, whatever stands behind it: %s', async (heading) => {
  expect((await priced('ST', heading, '12,00')).prices).toEqual(['12 / 100 ST'])
  expect((await priced('m', heading, '12,00')).prices).toEqual(['12 / 100 M'])
})

test.each([
  'Preis je 100 Stück in €',
  'Preis je 100 Stück zzgl. MwSt.',
  'Preis (EUR/100 St., netto)',
  'Preis je 100 St. frei Haus',
  'Preis (100 Stück)',
  '€/100 Stk (exkl. MwSt.)',
  'Preis per 100 pcs EUR',
  'Preis je 100 Stück ab 01.01.2026',
])('is for a hundred pieces: %s', async (heading) => {
  expect((await priced('ST', heading, '12,00')).prices).toEqual(['12 / 100 ST'])
})

test.each(['Preis 2026/27', 'Preis 2026/2027', 'Preis (03/26)', 'Preis per 01.01.2026', 'Preis/1 €'])(
  'days and years are nothing a price is for: %s',
  async (heading) => {
    expect((await priced('ST', heading, '12,00')).prices).toEqual(['12 / 1 ST'])
  },
)

test('a column of price units that says the same, or says it of a package, is taken', async () => {
  expect((await priced('ST', 'PE;Preis je 100 Stück', '100;12,00')).prices).toEqual(['12 / 100 ST'])
  expect((await priced('ST', 'PE;Preis je VPE', '100;12,00')).prices).toEqual(['12 / 100 ST'])
})

test('a heading that leaves it to another column says nothing of it', () => {
  for (const heading of ['Preis/ME', 'Preis/PE', 'Preis je Einheit in €', 'Listenpreis / list price'])
    expect(priceUnitInHeading(heading)).toEqual({})
})

test.each(['HST', '100 Stk'])(
  'where the unit says the hundred of the heading again, pieces are sold: %s',
  async (unit) => {
    expect((await priced(unit, 'Preis/100', '12,00')).prices).toEqual(['12 / 100 ST'])
    expect((await priced(unit, 'Preis', '12,00')).prices).toEqual(['12 / 1 HST'])
  },
)

test('the unit that is sold counts before the one stock is kept in', async () => {
  const { of } = await read('a.csv', 'Art.-Nr.;Text;Basis-ME;ME;Preis\n1;Fuge;m²;Karton;12,00\n')
  expect(of('prices')).toMatchObject([{ price: '12', kmein: 'KAR' }])
})

test.each([
  ['m²/Karton;€/m²', '1,44;30', 'M2', '1.44'],
  ['VE;€/Stk', '10;3', 'ST', '10'],
  ['Stück/Karton;€/m²', '6;30', 'M2', '1'],
])(
  'without a unit of its own the one of the price is sold, by whole packages of it: %s',
  async (headings, cells, unit, step) => {
    const { of } = await read('a.csv', `Art.-Nr.;Text;${headings}\n1;Fuge;${cells}\n`)
    expect(of('articles')).toMatchObject([{ meins: unit, sales_unit: unit, qty_stepsize: step, units: [] }])
  },
)

test.each([
  'Preisbasis',
  'Preisdimension',
  'Preisfaktor',
  'Preis per',
  'Preis (je)',
  'Preiseinheit (PE)',
  'Preis-EH',
  'PrEinh.',
  'Preisbezugsgröße',
  'per Menge',
  'Price basis',
  'Pricing unit',
  'Per qty',
])('a column "%s" says what prices are for', async (heading) => {
  expect((await priced('ST', `Preis;${heading}`, '12,00;100')).prices).toEqual(['12 / 100 ST'])
})

test('a hundredth that a price may be for, or be multiplied by, leaves no price', async () => {
  const { prices, codes } = await priced('ST', 'Preis;Preisfaktor', '12,00;0,01')
  expect(prices).toEqual([])
  expect(codes).toContain('2 UNKNOWN_PRICE_UNIT')
})

test('a price per a year is one, and a unit is called EH, too', async () => {
  expect((await priced('ST', 'Preis per 2026', '12,00')).prices).toEqual(['12 / 1 ST'])
  const { of } = await read('a.csv', 'Art.-Nr.;Text;EH;Preis\n1;Fuge;100 ST;12\n')
  expect(of('prices')).toMatchObject([{ price: '12', kmein: 'HST' }])
})

test.each([
  ['Preis/Einheit;Preis/VPE', '1,50;15,00'],
  ['Preis / Einheit', '1,50'],
  ['Preis/Menge', '1,50'],
  ['Price/unit', '1,50'],
  ['Preis (Einheit)', '1,50'],
])('a price for one is none of the columns that say what prices are for: %s', async (headings, cells) => {
  expect((await priced('ST', headings, cells)).prices).toEqual(['1.5 / 1 ST'])
})

test.each(['Preis-ME', 'Preismengeneinheit', 'Mengeneinheit Preis'])(
  'a column "%s" names the unit of the price',
  async (heading) => {
    const csv = `Art.-Nr.;Text;ME;m²/Karton;Preis;${heading}\n1;Fliese;Karton;1,44;12,50;m²\n`
    expect((await read('a.csv', csv)).of('prices')).toMatchObject([{ price: '12.5', kpein: 1, kmein: 'M2' }])
  },
)

test('what is no whole number is nothing a price is for', async () => {
  const { prices, codes } = await priced('ST', 'Preis;Preiseinheit', '15,00;1,50')
  expect(prices).toEqual([])
  expect(codes).toContain('2 UNKNOWN_PRICE_UNIT')
})
