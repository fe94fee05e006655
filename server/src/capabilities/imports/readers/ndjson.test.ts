import { describe, expect, test } from 'vitest'
import { readNdjson } from './ndjson.ts'
import { streamOf } from './testing.ts'

const read = (text: string, maxLength?: number) => Array.fromAsync(readNdjson(streamOf(text), maxLength))

describe('reading NDJSON', () => {
  test('names the line that is no JSON and reads on', async () => {
    expect(await read('{"matnr":"1"}\n{"matnr":\n{"matnr":"3"}')).toEqual([
      { row: 1, value: { matnr: '1' } },
      { row: 2, error: { code: 'NOT_JSON', detail: '{"matnr":' } },
      { row: 3, value: { matnr: '3' } },
    ])
  })

  test('refuses a line that is nested without end, and reads on', async () => {
    const deep = `{"name":${'['.repeat(60)}${']'.repeat(60)}}`
    const rows = await read(`${deep}\n{"name":{"de":["a"]}}\n`)
    expect(rows).toMatchObject([{ error: { code: 'TOO_DEEP' } }, { value: { name: { de: ['a'] } } }])
  })

  test('refuses lines that are no objects', async () => {
    const rows = await read('[1]\n7\nnull\n"text"\n')
    expect(rows.map((row) => ('error' in row ? row.error.code : row.value))).toEqual(
      Array.from({ length: 4 }, () => 'NOT_AN_OBJECT'),
    )
  })

  test('drops a line beyond the limit without holding it, whether it ends or not', async () => {
    const long = `{"text":"${'x'.repeat(500)}"}`
    const rows = await read(`${long}\n{"a":1}\n${long}`, 100)
    expect(rows.map((row) => ('error' in row ? row.error.code : row.value))).toEqual([
      'LINE_TOO_LONG',
      { a: 1 },
      'LINE_TOO_LONG',
    ])
  })

  test('skips empty lines but counts them, and takes Windows line ends and a byte order mark', async () => {
    expect(await read('\uFEFF{"a":1}\r\n\r\n{"a":"Größe 60 × 60"}\r\n')).toEqual([
      { row: 1, value: { a: 1 } },
      { row: 3, value: { a: 'Größe 60 × 60' } },
    ])
  })

  test('gives nothing for an empty stream', async () => {
    expect(await read('')).toEqual([])
  })
})
