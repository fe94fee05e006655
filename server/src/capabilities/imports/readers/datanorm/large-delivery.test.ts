import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { streamOf } from '../testing.ts'
import { datanormSource } from './datanorm-source.ts'

const texts = 300_000

/** Texts nobody refers to, and an article. */
function delivery(): string {
  const lines = Array.from({ length: texts }, (_, number) => `T;N;${number};;1;;Text;;;;`)
  return [`V 110326${''.padEnd(115)}04EUR`, ...lines, 'A;N;1;00;Rohr;;1;0;ST;100;;;;', ''].join('\r\n')
}

test('many texts of a delivery keep nobody waiting when all are known', async () => {
  const content = Buffer.from(delivery())
  let [turns, turnsWhenRead, isDone] = [0, 0, false]
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const open = async function* () {
    yield* streamOf(content, 32_768)
    turnsWhenRead = turns
  }
  const { records } = await datanormSource([{ name: 'DATANORM.001', open }], { today: '2026-03-11' })
  // In one go it is one turn, of some 45 ms.
  expect(turns - turnsWhenRead).toBeGreaterThan(3)
  isDone = true
  expect(await Array.fromAsync(records())).toMatchObject([
    { code: 'UNUSED_TEXTS', detail: '0 (300000×)' },
    { type: 'article', supplierNumber: '1' },
  ])
}, 30_000)

test('the code pages are there before the first file comes', () => {
  expect(Reflect.get(iconv, 'encodings')).toBeTruthy()
})
