import { expect, test } from 'vitest'
import { recogniseColumns } from './recognise.ts'
import { read } from './testing.ts'

const head = 'Artikelnummer;Bezeichnung;ME;Ab Menge;Preis\n'

test('of rows with a price from a quantity on each, the one that begins with the least counts, in whatever order', async () => {
  const table = `${head}A1;Scheibe;ST;100;9,00\nA1;Scheibe;ST;1;10,00\nA1;Scheibe;ST;10 St;9,50\nB2;Dose;ST;50;4,00\n`
  const { of, findings } = await read('scales.csv', table)
  expect(of('prices')).toMatchObject([
    { matnr: 'S1-A1', price: '10' },
    { matnr: 'S1-B2', price: '4' },
  ])
  expect(findings.map(({ severity, code, article, detail }) => [severity, code, article, detail])).toEqual([
    ['note', 'SCALE_NOT_KEPT', 'A1', '100'],
    ['note', 'SCALE_NOT_KEPT', 'A1', '10 St'],
  ])
})

test('the same quantity twice is the same article twice, and no scale', async () => {
  const { findings } = await read('twice.csv', `${head}A1;Scheibe;ST;;9,00\nA1;Scheibe;ST;;8,00\n`)
  expect(findings.map(({ severity, code }) => [severity, code])).toEqual([['error', 'DUPLICATE_ARTICLE']])
})

test.each(['Ab Menge', 'Menge ab', 'Staffelmenge', 'Staffel ab', 'from quantity'])(
  '"%s" is where a price begins',
  (name) => expect(recogniseColumns(['Art.-Nr.', name, 'Preis'])[name]).toBe('priceFrom'),
)
