import { expect, test } from 'vitest'
import { read } from './testing.ts'

test.each([
  ['je Stück', '0,125'],
  ['pro Stk', '12,50'],
  ['je m²', '10,90'],
  ['je Laune', '100'],
  ['pro Stk', 'auf Anfrage'],
])('a column that may hold other prices is not what they are for: %s, %s', async (heading, cell) => {
  const { of, findings } = await read(
    'a.csv',
    `Art.-Nr.;Bezeichnung;ME;Preis;${heading}\n1;A;ST;12,50;100\n2;B;ST;9,90;${cell}\n`,
  )
  expect(of('prices')).toMatchObject([{ kpein: 1 }, { kpein: 1 }])
  expect(findings).toMatchObject([{ code: 'COLUMNS_NOT_READ', detail: heading }])
})

test('where two columns may say how many a price is for, none is taken', async () => {
  const { findings } = await read(
    'a.csv',
    'Art.-Nr.;Bezeichnung;Preis;je Stück;je Meter\n1;A;12,50;100;1000\n',
  )
  expect(findings).toMatchObject([{ detail: 'je Stück, je Meter' }, {}])
})

test('alone it may be the price itself', async () => {
  const { of } = await read('a.csv', 'Art.-Nr.;Bezeichnung;ME;je Stück\n1;A;ST;100\n')
  expect(of('prices')).toEqual([])
})

test.each([
  ['pro Stk', '100', '1000'],
  ['je St.', '1000', '1'],
  ['per m', '10', '100 m'],
])('a column of hundreds says how many a price is for: %s, %s, %s', async (heading, one, other) => {
  const { of, codes } = await read(
    'a.csv',
    `Art.-Nr.;Bezeichnung;ME;Preis;${heading}\n1;A;ST;12,50;${one}\n2;B;${heading === 'per m' ? 'm' : 'ST'};9,90;${other}\n`,
  )
  const quantity = (cell: string) => Number(cell.replaceAll(/\D/g, ''))
  expect(of('prices')).toMatchObject([{ kpein: quantity(one) }, { kpein: quantity(other) }])
  expect(codes).toEqual([])
})
