import { expect, test } from 'vitest'
import { read } from './testing.ts'

/** The article and the price of a list with these columns beside number and text. */
async function listed(headings: string, cells: string) {
  const { of, codes } = await read('a.csv', `Art.-Nr.;Bezeichnung;${headings}\n1;Ware;${cells}\n`)
  return { article: of('articles')[0], price: of('prices')[0], codes }
}

test.each([
  ['ME;PE;Preis', '10 ST;1;12,00'],
  ['ME;VPE;Preis', '10 ST;5;12,00'],
  ['ME;Preis/100', '10 ST;12,00'],
  ['ME;Inhalt;Preis', '10 ST;2;12,00'],
])(
  'where another column may count pieces or tens, "10 ST" stays as it is and is told: %s',
  async (...row) => {
    const { article, codes } = await listed(...row)
    expect(article).toMatchObject({ sales_unit: '10 ST' })
    expect(codes).toContain('2 UNKNOWN_UNIT')
  },
)

test.each(['0,75 l', '10 Ladungen', 'M 10 ST', '10 St 3', 'Foo 25 kg'])(
  'a unit nobody can read is told: %s',
  async (unit) => {
    const { codes, price } = await listed('ME;Preis', `${unit};12,00`)
    expect(codes).toContain('2 UNKNOWN_UNIT')
    expect(price).toMatchObject({ price: '12', kpein: 1 })
  },
)

test.each([
  ['10 ST', 'ST', 10],
  ['10 Stk.', 'ST', 10],
  ['25kg', 'KG', 25],
  ['5 l', 'L', 5],
  ['50 m', 'M', 50],
  ['8 m2', 'M2', 8],
])('what is sold so many at once costs so much for as many: %s', async (unit, sold, many) => {
  const { article, price, codes } = await listed('ME;Preis;Gewicht', `${unit};12,00;5`)
  expect(article).toMatchObject({ meins: sold, sales_unit: sold, qty_stepsize: `${many}`, units: [] })
  expect(article).toMatchObject({ weight: String(5 / many) })
  expect(price).toMatchObject({ price: '12', kpein: many, kmein: sold })
  expect(codes).toEqual([])
})

test.each([
  ['ME;PE;Preis', '10 ST;10;12,00', 10],
  ['ME;VPE;Preis', '10 ST;10;12,00', 10],
  ['ME;Preis/100 St', '10 ST;120,00', 100],
  ['ME;Preis', '10 ST;12,00 €/St', 1],
])('what says the same of "10 ST", or more, is read with it: %s, %s', async (headings, cells, kpein) => {
  const { article, price } = await listed(headings, cells)
  expect(article).toMatchObject({ sales_unit: 'ST', qty_stepsize: '10' })
  expect(price).toMatchObject({ kpein, kmein: 'ST' })
})

test.each([
  ['Sack 25 kg', 'SA', 'KG', 25],
  ['Rolle à 50 m', 'ROL', 'M', 50],
  ['Karton (12 Stk)', 'KAR', 'ST', 12],
  ['Eimer/10 l', 'EIM', 'L', 10],
  ['Rll. 25 m²', 'ROL', 'M2', 25],
])('a package is sold with what it holds: %s', async (unit, sold, content, many) => {
  const { article, price, codes } = await listed('ME;Preis', `${unit};17,00`)
  expect(article).toMatchObject({
    meins: content,
    sales_unit: sold,
    units: [{ unit: sold, numerator: many, denominator: 1 }],
  })
  expect(price).toMatchObject({ price: '17', kpein: 1, kmein: sold })
  expect(codes).toEqual([])
})

test('an article the shop sells by the piece keeps its unit where a list says "10 ST"', async () => {
  const known = { matnr: 'S1-1', categories: [], salesUnit: 'ST', units: ['ST'] }
  const stored = { matnr: 'S1-1', texts: { de: { maktx: 'Ware' } }, meins: 'ST', sales_unit: 'ST' }
  const { of } = await read('a.csv', 'Art.-Nr.;Bezeichnung;ME;Preis\n1;Ware;10 ST;12,00\n', {
    known: { 1: known },
    stored: { 'S1-1': stored },
  })
  expect(of('articles')).toMatchObject([{ meins: 'ST', sales_unit: 'ST' }])
  expect(of('prices')).toMatchObject([{ price: '12', kpein: 10, kmein: 'ST' }])
})
