import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { decimalsShown, withoutNoise } from './calculated.ts'
import { read, text, workbook } from './testing.ts'

/** Prices of a file, each with how many it is for. */
async function pricesOf(name: string, file: string | Uint8Array) {
  const { of, codes } = await read(name, file)
  const prices = of('prices').map((one) => {
    const { price, kpein } = one as Record<'price' | 'kpein', string>
    return `${price} / ${kpein}`
  })
  return { prices, codes }
}

/** A workbook of one article whose price is kept so, in a cell of this format. */
function priced(price: string, format: number, code = ''): Uint8Array {
  const head = ['Artikelnummer', 'Bezeichnung', 'ME', 'Preis'].map((name, at) => text(`${'ABCD'[at]}1`, name))
  const cells = `${text('A2', '1')}${text('B2', 'Rohr')}${text('C2', 'ST')}<c r="D2" s="2"><v>${price}</v></c>`
  const entries = unzipSync(workbook(`<row r="1">${head.join('')}</row><row r="2">${cells}</row>`))
  const styles = strFromU8(entries['xl/styles.xml'] ?? new Uint8Array())
  const own = code === '' ? '' : `<numFmts><numFmt numFmtId="${format}" formatCode="${code}"/></numFmts>`
  const changed = styles
    .replace('<cellXfs', `${own}<cellXfs`)
    .replace('</cellXfs>', `<xf numFmtId="${format}"/></cellXfs>`)
  return zipSync({ ...entries, 'xl/styles.xml': strToU8(changed) })
}

test.each([
  ['10.714285714285714', 4, '', '10.71 / 1'],
  ['10.714285714285714', 0, '', '10.71 / 1'],
  ['12.78225', 170, '#,##0.00\\ &quot;€&quot;', '12.78 / 1'],
  ['1.0714285714285714E1', 2, '', '10.71 / 1'],
  // A hundredth of it would be lost.
  ['0.0345678912', 2, '', '34.57 / 1000'],
])('a calculated price is what its cell shows: %s in format %i %s', async (price, format, code, expected) => {
  expect(await pricesOf('a.xlsx', priced(price, format, code))).toEqual({ prices: [expected], codes: [] })
})

test.each([
  ['12.3456', 2, '1234.56 / 100'],
  ['0.0345', 2, '3.45 / 100'],
  ['12.78225', 0, '12782.25 / 1000'],
])(
  'a price with no more decimals than people enter stays as it is: %s in format %i',
  async (price, format, expected) => {
    const { prices } = await pricesOf('a.xlsx', priced(price, format))
    expect(prices).toEqual([expected])
  },
)

test('a calculated price of a CSV is one, too', async () => {
  const csv = 'Artikelnummer;Bezeichnung;ME;Preis\n1;Fuge;ST;10,714285714285714\n'
  expect(await pricesOf('a.csv', csv)).toEqual({ prices: ['10.71 / 1'], codes: [] })
})

test('formats say how many decimals they show, but those of percents, fractions and exponents', () => {
  const shown = (code: string) => decimalsShown(170, code)
  expect(
    ['0', '#,##0.00', '#,##0.000 "0.0 m"', '[$€-407]\\ 0.0;-0.00', '_-* #,##0.00\\ _€'].map(shown),
  ).toEqual([0, 2, 3, 1, 2])
  expect(['0.00%', '# ?/?', '0.00E+00', 'General', '@'].map(shown)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect([0, 1, 4, 44, 49].map((format) => decimalsShown(format, undefined))).toEqual([
    undefined,
    0,
    2,
    2,
    undefined,
  ])
})

test('a number is rounded by no more than half a thousandth', () => {
  expect(withoutNoise('3.4567891', 2)).toBe('3.457')
  expect(withoutNoise('0.000012345678901', 2)).toBe('0.00001235')
  expect(withoutNoise('1.44444', 5)).toBe('1.44444')
})
