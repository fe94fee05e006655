import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { read, text, workbook } from './testing.ts'

const formats = [
  'General',
  '#,##0.00\\ [$CHF-807]',
  '#,##0.00" €/100"',
  '0.0%',
  '\\$0.00',
  '#,##0.00\\ "€"',
  '0" kg"',
  '0.0" g"',
]

/** A workbook whose cells have these formats, in their order from 0. */
function formatted(rows: string): Uint8Array {
  const entries = unzipSync(workbook(rows))
  const styles = strFromU8(entries['xl/styles.xml'] ?? new Uint8Array())
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const cells = formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`)
  entries['xl/styles.xml'] = strToU8(
    styles.replace(
      /<cellXfs.*<\/cellXfs>/,
      `<numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs>`,
    ),
  )
  return zipSync(entries)
}

const line = (row: number, style: number, price: string, more = '') =>
  `<row r="${row}">${text(`A${row}`, `${row}`)}${text(`B${row}`, 'Rohr')}${text(`C${row}`, 'ST')}<c r="D${row}" s="${style}"><v>${price}</v></c>${more}</row>`
const head = ['Artikelnummer', 'Bezeichnung', 'ME', 'Preis', 'Gefälle', 'Gewicht'].map((name, at) =>
  text(`${'ABCDEF'[at]}1`, name),
)
const table = (...lines: string[]) => formatted(`<row r="1">${head.join('')}</row>${lines.join('')}`)

test('a price whose cell shows a percent, or somebody’s dollar, is none and is named', async () => {
  const { of, findings } = await read('a.xlsx', table(line(2, 3, '0.19'), line(3, 4, '12.5')))
  expect(of('prices')).toEqual([])
  const wrong = findings.filter(({ code }) => code === 'NOT_A_NUMBER')
  expect(wrong.map(({ detail }) => detail)).toEqual(['19%', '$12.5'])
})

test('a price has the currency its cell shows, and is for as many as that says', async () => {
  const { of } = await read('a.xlsx', table(line(2, 1, '12.5'), line(3, 2, '1250'), line(4, 5, '3.125')))
  expect(of('prices')).toMatchObject([
    { matnr: 'S1-2', price: '12.5', currency: 'CHF' },
    { matnr: 'S1-3', price: '1250', currency: 'EUR', kpein: 100 },
    { matnr: 'S1-4', currency: 'EUR' },
  ])
})

test('an attribute is what its cell shows; a weight stays the number it is', async () => {
  const more = '<c r="E2" s="3"><v>0.005</v></c><c r="F2" s="6"><v>2</v></c>'
  const columns = {
    Artikelnummer: 'number',
    Bezeichnung: 'text',
    Gefälle: 'attribute',
    Gewicht: 'weight',
  } as const
  const { of, codes } = await read('a.xlsx', table(line(2, 0, '1', more)), { columns })
  expect(JSON.stringify(of('articles'))).toMatch(/0[.,]5/)
  expect(of('articles')).toMatchObject([{ weight: '2' }])
  expect(codes.filter((code) => code.includes('NUMBER'))).toEqual([])
})

test('a weight is in the unit its cell shows', async () => {
  const weight = (at: string, value: string) => `<c r="${at}" s="7"><v>${value}</v></c>`
  const rows = [line(2, 0, '1', weight('F2', '2500')), line(3, 0, '1', weight('F3', '12.5'))]
  const { of } = await read('a.xlsx', table(...rows))
  expect(of('articles')).toMatchObject([{ weight: '2.5' }, { weight: '0.0125' }])
})

test('formulas that gave nothing, and errors, are named with their columns; an empty text is none of them', async () => {
  const cells = `<row r="2">${text('A2', '2')}${text('B2', 'Rohr')}<c r="C2" t="str"><f>""</f><v></v></c><c r="D2"><f>A2*2</f></c></row><row r="3">${text('A3', '3')}${text('B3', 'Rohr')}${text('C3', 'ST')}<c r="D3" t="e"><v>#N/A</v></c></row>`
  const { of, findings } = await read('a.xlsx', table(cells))
  expect(of('prices')).toEqual([])
  expect(findings.filter(({ code }) => code === 'FAILED_FORMULAS')).toMatchObject([{ detail: 'Preis (2×)' }])
})

test('a number that is no day in a cell of days starts no price', async () => {
  const columns = {
    Artikelnummer: 'number',
    Bezeichnung: 'text',
    Preis: 'listPrice',
    Gefälle: 'validFrom',
  } as const
  const book = workbook(
    `<row r="1">${head.join('')}</row>${line(2, 0, '12.5', '<c r="E2" s="1"><v>-5</v></c>')}`,
  )
  const { of, codes } = await read('a.xlsx', book, { columns })
  expect(of('prices')).toEqual([])
  expect(codes).toContain('2 NOT_A_DATE')
})
