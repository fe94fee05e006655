import { expect, test } from 'vitest'
import { read } from './testing.ts'

const head = 'Art.-Nr.;Bezeichnung;ME;Preis;Gewicht\n'
const articles = ['4711', '4712', '4713'].map((number) => `${number};Fliese;m²;12,50;20\n`).join('')
const matnrs = async (rows: string, headings = head) => {
  const { of, codes, table, findings } = await read('a.csv', `${headings}${rows}`)
  return { matnrs: of('articles').map((row) => ('matnr' in row ? row.matnr : '')), codes, table, findings }
}

test('a heading between the articles that has a number of its own is no article, and told', async () => {
  const { matnrs: taken, findings } = await matnrs(`10;Wandfliesen;;;\n${articles}`)
  expect(taken).toEqual(['S1-4711', 'S1-4712', 'S1-4713'])
  expect(findings).toMatchObject([{ code: 'HEADING_ROW', row: 2, article: '10', detail: 'Wandfliesen' }])
})

test.each([
  ['it says something else of an article', `10;Schiene;;;0,5\n${articles}`, head],
  ['it has a unit', `10;Schiene;ST;;\n${articles}`, head],
  ['it is on request', `10;Schiene;;auf Anfrage;\n${articles}`, head],
  ['more than every fourth row is like it', `10;Wand;;;\n11;Boden;;;\n${articles}`, head],
  ['the table names no units', `10;Schiene;;;\n${articles}`, 'Art.-Nr.;Bezeichnung;Farbe;Preis;Gewicht\n'],
])('a row is an article where %s', async (_, rows, headings) => {
  const { matnrs: taken, codes } = await matnrs(rows, headings)
  expect(taken).toContain('S1-10')
  expect(codes.join(' ')).not.toContain('HEADING_ROW')
})
