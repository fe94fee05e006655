import { expect, test } from 'vitest'
import { datanorm4, file, head4, read } from './testing.ts'

const article = (number: string, price: string, group = '') =>
  `A;N;${number};00;Rohr ${number};;1;0;ST;${price};${group};;;`
const header5 = 'V;050;A;20260311;EUR;;;;;;;;;;;'
const purchase = { basis: 'purchase', markup: '0' } as const

test('in a file that writes decimals out a price without any is none and is told', async () => {
  const { of, findings } = await read([
    datanorm4(article('1', '12,50'), article('2', '9.99'), article('3', '12'), article('4', '0')),
  ])
  expect(of('prices')).toMatchObject([{ price: '12.5' }, { price: '9.99' }])
  expect(findings.filter(({ code }) => code === 'DECIMALS_MIXED')).toMatchObject([
    { article: '3', field: 'price', detail: '12', severity: 'warning' },
  ])
})

test('so it is in version 5, and a price there takes back the one before', async () => {
  const { of, codes } = await read([
    file('DATANORM.001', [header5, 'A;N;1;Rohr;;PCE;1;1;1250;;;;;;;;;;;;;;;;;;;;;', 'E;3;']),
    file('DATPREIS.001', [header5, 'P;1;1;1;14;;;;;;;;;', 'P;2;1;1;14,5;;;;;;;;;', 'E;4;']),
  ])
  expect(of('prices')).toEqual([])
  expect(codes).toContain('DECIMALS_MIXED')
})

test('a discount without decimals among others that have some gives no purchase price', async () => {
  const rows = [article('1', '10000', 'A'), article('2', '10000', 'B'), article('3', '10000')]
  const rab = file('DATANORM.RAB', [head4(), 'R;;A;1;35,5;Rohre;', 'R;;B;1;40;Bögen;'])
  const prices = file('DATPREIS.001', [head4(), 'P;A;3;1;10000;1;20;1;7,5;;;'])
  const { of, findings } = await read([datanorm4(...rows), rab, prices], purchase)
  expect(of('prices')).toMatchObject([{ matnr: 'S1-1', price: '64.5' }])
  expect(findings.filter(({ code }) => code === 'DECIMALS_MIXED')).toMatchObject([
    { file: 'DATANORM.RAB', row: 3, field: 'discount', detail: '40' },
    { article: '3', field: 'discount', detail: '20' },
  ])
})

test('one number written out among many is a slip, and prices say nothing of discounts', async () => {
  const many = ['1', '2', '3', '4'].map((number) => article(number, '1250', 'A'))
  const rab = 'R;;A;1;4000;Rohre;'
  expect((await read([datanorm4(...many, article('5', '12,50'), rab)])).of('prices')).toHaveLength(5)
  const written = ['1', '2'].map((number) => article(number, '12,50', 'A'))
  const { of } = await read([datanorm4(...written, rab)], purchase)
  expect(of('prices')).toMatchObject([{ price: '7.5' }, { price: '7.5' }])
})

test.each(['EUR', 'Euro', 'EURO', '€', 'eur'])('the header may call the euro %s', async (currency) => {
  const lines = [header5.replace('EUR', currency), 'A;N;1;Rohr;;PCE;1;1;1250;;;;;;;;;;;;;;;;;;;;;', 'E;3;']
  const { of } = await read([file('DATANORM.001', lines, 'utf8')])
  expect(of('prices')).toMatchObject([{ price: '12.5', currency: 'EUR' }])
})
