import { expect, test } from 'vitest'
import type { KnownArticle } from '../catalogue/mapping.ts'
import { read } from './testing.ts'

/** Prices of an article the shop has, kept in this unit, by a list of another day. */
async function priced(kept: string, headings: string, cells: string) {
  const known: Record<string, KnownArticle> = {
    1: {
      matnr: 'S1-1',
      categories: [],
      salesUnit: kept,
      units: [kept],
      price: '12',
      kpein: 100,
      kmein: kept,
    },
  }
  const texts = { de: { maktx: 'Folie' } }
  const stored = { 'S1-1': { matnr: 'S1-1', texts, meins: kept, sales_unit: kept } }
  const { of, codes } = await read('a.csv', `Art.-Nr.;Bezeichnung;${headings}\n1;Folie;${cells}\n`, {
    known,
    stored,
  })
  return { articles: of('articles'), prices: of('prices'), codes }
}

test('an article that is sold otherwise by now keeps what its price was for, so that the row is refused', async () => {
  const { prices } = await priced('M', 'ME;Preis', 'Rollen;12,50')
  expect(prices).toMatchObject([{ kpein: 100, kmein: 'M' }])
})

test.each([
  ['ROLLEN', 'Rollen'],
  ['BAG', 'Bag'],
  ['PLATTE', 'Platten'],
  ['TROMME', 'Trommeln'],
  ['QUADRA', 'Quadratmeter'],
  ['100 ST', '100 Stk'],
  ['M', 'lfm'],
])('an article keeps the name its unit has, and so does its price: %s, written %s', async (kept, written) => {
  const { articles, prices } = await priced(kept, 'ME;Preis', `${written};12,50`)
  expect(articles).toMatchObject([{ meins: kept, sales_unit: kept }])
  expect(prices).toMatchObject([{ price: '12.5', kpein: 100, kmein: kept }])
})

test('where the list says what the price is for, that counts in the unit of the article, too', async () => {
  for (const [headings, cells] of [
    ['ME;Preis je Rolle', 'Rollen;12,50'],
    ['Preis je Rolle', '12,50'],
    ['ME;PE;Preis', 'Rollen;1;12,50'],
  ] as const)
    expect((await priced('ROLLEN', headings, cells)).prices).toMatchObject([
      { price: '12.5', kpein: 1, kmein: 'ROLLEN' },
    ])
})
