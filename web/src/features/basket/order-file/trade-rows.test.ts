import { numberFormats } from '@shop/contract/number-format'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'
import { tradeRows } from './trade-rows.ts'

const { de, en } = numberFormats

/** An article line with everything in its place; the rest is blank. */
const article = (number: string, quantity: string, unit = '') =>
  `POA${'0'.repeat(20)}${number.padEnd(15)}${quantity}${''.padEnd(80)}${'0'.repeat(33)}${''.padEnd(21)}${unit}`
const head = `KOP${'12345'.padEnd(20)}BE${'A-17'.padEnd(15)}`

describe('files of craft software', () => {
  test('any other text is none of them', () => {
    expect(tradeRows('1000003\t12\n1000004\t3', de)).toBeUndefined()
    expect(tradeRows('A 12', de)).toBeUndefined()
    expect(tradeRows('', de)).toBeUndefined()
  })

  test('a quantity that is no number stays to be seen, and a line without an article is none', () => {
    expect(
      tradeRows([head, article('1000003', '0000000XII0'), article('', '00000001000')].join('\r\n'), de),
    ).toEqual([{ number: '1000003', quantity: '0000000XII0' }])
  })

  test('article lines of UGL have three decimals nobody writes, and their unit where it is one', () => {
    const text = [
      head,
      'ADRBaustelle',
      article('1000003', '00000007125', 'QM'),
      'POT00000000010000000001bitte vormittags',
      article('2000008', '00000012000', 'ST'),
      article('3000001', '00000000500', '???'),
      'POZ00000000010000000001CUKupfer',
      'END',
    ]
    const rows = [
      { number: '1000003', quantity: '7,125 QM' },
      { number: '2000008', quantity: '12 ST' },
      { number: '3000001', quantity: '0.5' },
    ]
    expect(tradeRows(`${text.join('\r\n')}\r\n\u001A`, de)).toEqual(rows)
    expect(tradeRows(text.join('\n'), en)?.[0]).toEqual({ number: '1000003', quantity: '7.125 QM' })
    expect(tradeRows(text.map((record) => record.trimEnd()).join('\n'), de)).toEqual(rows)
  })

  test('picks of UGS have their numbers behind the catalogue', () => {
    const text = 'V Angebot 4711\r\nA 0082CUR15          00002450   \r\nA     1000003        00001000\r\n'
    expect(tradeRows(text, de)).toEqual([
      { number: 'CUR15', quantity: '2.45' },
      { number: '1000003', quantity: '1' },
    ])
  })

  const sample = path.join(
    import.meta.dirname,
    '../../../../../../shared/formats/samples/ugl4/order_BE_public_example.ugl',
  )
  test.runIf(existsSync(sample))('the sample of an order has its articles', () => {
    const rows = tradeRows(decodeFile(readFileSync(sample)), de)
    expect(rows?.length).toBeGreaterThan(0)
    expect(rows?.[0]).toEqual({ number: 'BEISPIEL-750001', quantity: '1 ST' })
  })
})
