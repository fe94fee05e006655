import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { isUgl, isUgs, uglLines, ugsLines } from './ugl-lines.ts'

const line = (
  number: string,
  quantity: string,
  { unit = 'ST', mark = '  ', text = '', reference = '' } = {},
) =>
  `POA${'1'.padStart(10, '0')}${'0'.repeat(10)}${number.padEnd(15)}${quantity}${text.padEnd(80)}${'0'.repeat(33)}${reference.padEnd(18)}${mark} ${unit.padEnd(3)}`.padEnd(
    200,
  )
const head = (kommission: string, { day = '00000000', version = '04.00' } = {}) =>
  `KOP${'4711'.padEnd(20)}BE${'B-1'.padEnd(15)}${kommission.padEnd(50)}${' '.repeat(15)}${day}EUR${version}`.padEnd(
    200,
  )
const read = (...records: string[]) => uglLines(records.join('\r\n'), numberFormats.de)
const pairs = (...records: string[]) =>
  read(...records).rows.map(({ number, quantity }) => [number, quantity])

test('a quantity that is not in digits alone is marked, for it may be a thousand times more or less', () => {
  expect(
    pairs(
      line('1', '     12,500'),
      line('2', '      1.000'),
      line('3', '           '),
      line('4', '   -1000000'),
    ),
  ).toEqual([
    ['1', '? 12,500 ST'],
    ['2', '? 1.000 ST'],
    ['3', '? ST'],
    ['4', '? -1000000 ST'],
  ])
})

test('a record that is cut in its middle gives no quantity', () => {
  expect(pairs(line('1000015', '00000012000').slice(0, 45))).toEqual([['1000015', '? 0000001…']])
})

test('a figure where the unit stands makes no other quantity', () => {
  expect(pairs(line('1000015', '00000005000', { unit: '100' }))).toEqual([['1000015', '5']])
})

test('parts of a set are not ordered beside the whole, but where that has no number', () => {
  const { rows, remarks } = read(
    line('10', '00000001000', { mark: ' J' }),
    line('11', '00000002000', { mark: ' U' }),
    line('12', '00000003000', { mark: ' U' }),
    line('', '00000001000', { mark: ' J', text: 'Duschplatz' }),
    line('21', '00000002000', { mark: ' U' }),
    line('30', '00000001000', { mark: ' H' }),
  )
  expect(rows.map(({ number }) => number)).toEqual(['10', 'Duschplatz', '21', '30'])
  expect(remarks).toEqual([{ about: 'parts', count: 2 }])
})

test('three decimals are implied, and the unit stays', () => {
  expect(
    pairs(
      line('1000517', '00000007560', { unit: 'QM' }),
      line('4711', '       1000', { unit: '' }),
      line('GA-944 946', '00000000500'),
    ),
  ).toEqual([
    ['1000517', '7,56 QM'],
    ['4711', '1'],
    ['GA-944 946', '0,5 ST'],
  ])
  expect(uglLines(line('1', '00001234500'), numberFormats.en).rows).toEqual([
    { number: '1', quantity: '1234.5 ST' },
  ])
})

test('a line without a number is looked for by what it is called', () => {
  expect(pairs(line('', '00000002000', { text: 'Fliesenkleber'.padEnd(40) + 'grau' }))).toEqual([
    ['Fliesenkleber grau', '2 ST'],
  ])
})

test('what goes not into the basket is told, alternatives among it', () => {
  const { rows, remarks } = read(
    head('BV Müller', { day: '20261014' }),
    `ADR${'Baustelle Mustermann, Max'.padEnd(30)}${'Haus 3'.padEnd(60)}${'Musterstraße 12'.padEnd(30)}   41836 Hückelhoven`,
    line('1', '00000001000', { reference: '1.2.3' }),
    `POT${'0'.repeat(20)}Angebotsposition 047`,
    line('2', '00000001000', { mark: 'AH' }),
    `POZ${'0'.repeat(20)}07Fracht`,
    'XYZ',
    'ENDAnlieferung ab 8 Uhr',
  )
  expect(rows).toEqual([{ number: '1', quantity: '1 ST', reference: '1.2.3' }])
  expect(remarks).toEqual([
    { about: 'kommission', text: 'BV Müller' },
    { about: 'wanted', text: '2026-10-14' },
    { about: 'address', text: 'Baustelle Mustermann, Max Haus 3, Musterstraße 12, 41836 Hückelhoven' },
    { about: 'texts', count: 2 },
    { about: 'surcharges', count: 1 },
    { about: 'alternatives', count: 1 },
    { about: 'unread', count: 1 },
  ])
})

test('several orders in one file are told, and a file without its end', () => {
  expect(read(head('A'), line('1', '00000001000'), head('B'), line('2', '00000001000')).remarks).toEqual([
    { about: 'orders', count: 2 },
    { about: 'cutOff' },
  ])
})

test('records may have any line ends, none at all, other lengths, a mark of the file and its end', () => {
  const records = [head('A'), line('1', '00000001000'), line('2', '00000002000'), 'END'.padEnd(200)]
  const numbers = (text: string) => uglLines(text, numberFormats.de).rows.map(({ number }) => number)
  const long = [head('A', { version: '05.00' }), ...records.slice(1)].map((record) => record.padEnd(350))
  const texts = [
    records.join('\n'),
    `${records.join('\r')}\r\u001A`,
    `\uFEFF${records.map((record) => record.trimEnd()).join('\r\n')}\r\n\r\n`,
    records.join(''),
    long.join(''),
    long.join('\r\n'),
  ]
  expect(texts.map(isUgl)).toEqual(texts.map(() => true))
  for (const text of texts) {
    expect(numbers(text)).toEqual(['1', '2'])
    expect(uglLines(text, numberFormats.de).remarks).toEqual([{ about: 'kommission', text: 'A' }])
  }
})

test('picks of a scanner have three decimals, too', () => {
  const text = 'V Barcodeleser\r\nA 0082CUR15          00002450   \r\nA     1000517        00000500\r\n'
  expect(isUgs(text)).toBe(true)
  expect(ugsLines(text, numberFormats.de).rows).toEqual([
    { number: 'CUR15', quantity: '2,45' },
    { number: '1000517', quantity: '0,5' },
  ])
})

test('lists of words and numbers are neither', () => {
  for (const text of ['4711\t2', 'A 4711 12', 'POA 4711 12 St', 'KOP 12', 'V\nA', ''])
    expect([isUgl(text), isUgs(text)]).toEqual([false, false])
})
