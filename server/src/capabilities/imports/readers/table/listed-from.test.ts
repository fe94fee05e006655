import { describe, expect, test } from 'vitest'
import { listedFrom } from './listed-from.ts'
import { read } from './testing.ts'

/** First day of the price of a list; today is 2026-03-11. */
async function firstDay(above: string, headings: string, cells: string) {
  const { of, codes } = await read('a.csv', `${above}\nArt.-Nr.;Text;ME;${headings}\n1;Fuge;ST;${cells}\n`)
  return { days: of('prices').map((price) => ('price' in price ? price.valid_from : '')), codes }
}

describe('a list of prices to come', () => {
  test.each([
    'Preisliste 2027, gültig ab 01.01.2027;;;',
    'Preise gelten ab dem 1. Januar 2027',
    'Price list;valid from;2027-01-01;',
    'Gültig ab:;01.01.2027;;',
    'Gültigkeit: vom 1.1.2027 bis 31.12.2027',
    'Preise ab Werk, ab 01.01.27',
  ])('begins on the day that stands above it: %s', async (above) => {
    const { days, codes } = await firstDay(above, 'Preis', '12,00')
    expect(days).toEqual(['2027-01-01'])
    expect(codes).toContain('0 LISTED_FROM')
  })

  test('begins on the day its own cells, else the heading of its price, say before that', async () => {
    const above = 'Preisliste gültig ab 01.01.2027'
    expect((await firstDay(above, 'Preis;Gültig ab', '12,00;01.02.2027')).days).toEqual(['2027-02-01'])
    const csv = `${above}\nArt.-Nr.;Text;ME;Preis ab 01.03.2027\n1;Fuge;ST;12,00\n`
    const columns = {
      'Art.-Nr.': 'number',
      Text: 'text',
      ME: 'unit',
      'Preis ab 01.03.2027': 'listPrice',
    } as const
    const { of } = await read('a.csv', csv, { columns })
    expect(of('prices')).toMatchObject([{ valid_from: '2027-03-01' }])
  })
})

test.each([
  ['Preisliste gültig ab 01.01.2026', 'the day has come'],
  ['Preisliste vom 01.01.2027', 'that is when it was written'],
  ['Preise gültig bis 31.12.2027', 'that is their last day'],
  ['Lieferung ab 01.01.2027', 'it says nothing of prices'],
  ['Preise ab 01.01.2027;Preise ab 01.02.2027', 'these are two'],
  ['Preisliste gültig ab 31.02.2027', 'there is no such day'],
])('prices below "%s" hold at once, for %s', async (above) => {
  expect((await firstDay(above, 'Preis', '12,00')).days).toEqual(['1900-01-01'])
})

test('a line of half a million signs keeps nobody waiting', () => {
  const begun = performance.now()
  expect(listedFrom(['preis ab '.repeat(60_000), 'gültig '.repeat(60_000)])).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(2000)
})
