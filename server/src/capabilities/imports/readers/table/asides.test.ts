import { expect, test } from 'vitest'
import { openPriceColumns, recogniseColumns } from './recognise.ts'
import { read } from './testing.ts'

/** Columns between number and text that are taken for something. */
const taken = (...names: string[]) => {
  const {
    Artikelnummer: _,
    Bezeichnung: __,
    ...others
  } = recogniseColumns(['Artikelnummer', 'Bezeichnung', ...names])
  return others
}

test.each([
  'Preis (inkl. MwSt.)',
  'Preis [inkl. 19 % MwSt.]',
  'Price (incl. VAT)',
  'Preis (alt)',
  'Preis (bisher)',
  'Preis (gültig bis 31.12.2026)',
  'Preis (ab 01.01.2027)',
  'Preis (ab 100 Stk)',
  'Preis (Aktion)',
  'Preis in Cent',
  'EAN (Karton)',
  'Gewicht (g)',
  'Gewicht in g',
  'Weight (lb)',
  'Gewicht (kg/100 St)',
  'Gewicht/100 Stück',
  'Gewicht (kg je Karton)',
  'Gewicht kg/1000',
  'VPE (Palette)',
])('what stands in brackets makes another column of it: %s', (name) => {
  expect(taken(name)).toEqual({})
})

test.each([
  ['Preis (netto)', 'listPrice'],
  ['Preis (EUR, zzgl. MwSt.)', 'listPrice'],
  ['Preis (ab Werk)', 'listPrice'],
  ['Preis (ab 1 Stk)', 'listPrice'],
  ['Preis (inkl. Fracht)', 'listPrice'],
  ['Preis (2026)', 'listPrice'],
  ['Gewicht (kg)', 'weight'],
  ['VPE (Karton)', 'step'],
  ['Bezeichnung (englisch)', 'textEnglish'],
])('and nothing else in brackets does: %s', (name, field) => {
  expect(taken(name)).toEqual({ [name]: field })
})

test('the new price or number is taken beside the old, and the piece beside the carton', () => {
  expect(taken('Preis (alt)', 'Preis (neu)')).toEqual({ 'Preis (neu)': 'listPrice' })
  expect(taken('Preis (inkl. MwSt.)', 'Preis (netto)')).toEqual({ 'Preis (netto)': 'listPrice' })
  expect(taken('EAN (Karton)', 'EAN (Stück)')).toEqual({ 'EAN (Stück)': 'ean' })
  expect(
    recogniseColumns(['Artikelnummer (alt)', 'Artikelnummer (neu)', 'Text (FR)', 'Text (deutsch)']),
  ).toEqual({
    'Artikelnummer (neu)': 'number',
    'Text (deutsch)': 'text',
  })
})

test('years and what is new are no part of a heading, and the old price is no price', () => {
  for (const name of ['Listenpreis 2026', 'LP 2026 EUR', 'Preis neu', 'neuer Preis', 'Preis 2026/2027'])
    expect(taken(name)).toEqual({ [name]: 'listPrice' })
  expect(taken('Preis alt')).toEqual({})
  expect(taken('Preis 2025', 'Preis 2026')).toEqual({})
  expect(taken('Preis alt', 'Preis neu')).toEqual({ 'Preis neu': 'listPrice' })
})

test('an amount for so much is a price, a currency alone is only asked about', () => {
  for (const name of ['€/m²', 'EUR/ME', 'EUR je Stk', 'CHF pro 100'])
    expect(taken(name)).toEqual({ [name]: 'listPrice' })
  expect(taken('EUR')).toEqual({})
  expect(openPriceColumns(['Nr.', 'EUR', '€'], [])).toEqual(['EUR', '€'])
})

test.each([
  ['Titel', 'Bezeichnung', 'text'],
  ['Basis-ME', 'ME', 'unit'],
  ['Bildname', 'Bild-URL', 'picture'],
  ['Bruttogewicht', 'Gewicht', 'weight'],
])('%s says it where there is no %s', (second, first, field) => {
  expect(recogniseColumns(['Art.-Nr.', second])[second]).toBe(field)
  expect(recogniseColumns(['Art.-Nr.', second, first])).toEqual({ 'Art.-Nr.': 'number', [first]: field })
})

test('a reference is the number where there is no other', () => {
  expect(recogniseColumns(['Referenz', 'Farbe'])).toEqual({ Referenz: 'number' })
  expect(recogniseColumns(['Ref. No.', 'Art.-Nr.'])).toEqual({ 'Art.-Nr.': 'number' })
  expect(recogniseColumns(['Referenz', 'Modell-Nr.'])).toEqual({})
})

test('of prices that only their brackets tell apart none is taken, and all are named', async () => {
  const { of, findings } = await read('a.csv', 'Art.-Nr.;Text;Preis (2025);Preis (2026)\n1;Fuge;1,50;2,50\n')
  expect(of('prices')).toEqual([])
  expect(findings).toMatchObject([
    { code: 'PRICE_COLUMN_OPEN', detail: 'Preis (2025), Preis (2026)' },
    {},
    {},
  ])
  expect(taken('Preis (CHF)', 'Preis (EUR)')).toEqual({ 'Preis (CHF)': 'listPrice' })
  expect(taken('Preis (EUR/100)', 'Preis (EUR/1)')).toEqual({ 'Preis (EUR/100)': 'listPrice' })
})
