import { expect, test } from 'vitest'
import { read } from './testing.ts'

test.each(['25 kg/m²', 'ca. 25 kg', '25 Pfd', '25 kg 3', 'schwer'])(
  'a weight nobody can read is told, and is none: %s',
  async (cell) => {
    const { of, codes } = await read('a.csv', `Art.-Nr.;Bezeichnung;Gewicht\n1;Ware;${cell}\n`)
    expect(codes).toContain('2 NOT_A_NUMBER')
    expect(of('articles')).toMatchObject([{ weight: undefined }])
  },
)

test.each([
  ['Gewicht', '25 kg', '25'],
  ['Gewicht', '25,5kg', '25.5'],
  ['Gewicht', '500 g', '0.5'],
  ['Gewicht (kg)', '500 g', '0.5'],
  ['Gewicht', '1,2 to.', '1200'],
  ['Gewicht', '1.250,5 kg', '1250.5'],
  ['Gewicht', '12,5', '12.5'],
])('a weight is read with its unit: %s, %s', async (heading, cell, weight) => {
  const { of, codes } = await read('a.csv', `Art.-Nr.;Bezeichnung;${heading}\n1;Ware;${cell}\n`)
  expect(of('articles')).toMatchObject([{ weight }])
  expect(codes.filter((code) => code.includes('NUMBER'))).toEqual([])
})

test('whether a point parts thousands is asked of weights with units, too', async () => {
  const { codes } = await read('a.csv', 'Art.-Nr.;Bezeichnung;Gewicht\n1;Ware;1.250 kg\n')
  expect(codes.join()).toContain('AMBIGUOUS_NUMBERS')
})
