import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { readCells, readCsv } from './csv.ts'
import { UnreadableFileError } from './row.ts'
import { streamOf } from './testing.ts'

const read = (content: string | Uint8Array, maxLength?: number) =>
  Array.fromAsync(readCsv(streamOf(content), maxLength))

describe('reading CSV', () => {
  test('refuses an empty file', async () => {
    await expect(read('\n\n')).rejects.toThrow(UnreadableFileError)
  })

  test('refuses two columns of one name', async () => {
    await expect(read('matnr;ean;matnr\n1;2;3')).rejects.toThrow('DUPLICATE_COLUMN: matnr')
  })

  test('takes a first row of a hundred thousand names in a moment, whatever it was meant as', async () => {
    const names = Array.from({ length: 140_000 }, (_, index) => index.toString(36))
    const pieces = Readable.from([Buffer.from(`${names.join(';')}\n1;2\n`)])
    const { user: before } = process.threadCpuUsage()
    expect(await Array.fromAsync(readCsv(pieces))).toMatchObject([{ value: { 0: '1', 1: '2' } }])
    // Each name compared with all others it is some 20 s of the processor.
    expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000)
  })

  test('names the row with more cells than columns and reads on', async () => {
    expect(await read('matnr;brand\n1;Sopro;left over\n2;PCI')).toEqual([
      { row: 2, error: { code: 'TOO_MANY_CELLS', detail: 'left over' } },
      { row: 3, value: { matnr: '2', brand: 'PCI' } },
    ])
  })

  test('loses only its own line to a quote that is never closed', async () => {
    expect(await read('matnr;brand\n1;"Sopro\n2;PCI\n3;Ardex\n')).toEqual([
      { row: 2, error: { code: 'BROKEN_QUOTES', detail: '1;"Sopro' } },
      { row: 3, value: { matnr: '2', brand: 'PCI' } },
      { row: 4, value: { matnr: '3', brand: 'Ardex' } },
    ])
  })

  test.each([
    ['a quote within its text', '3;Winkel 1" x 3/4";9'],
    ['one behind it', '3;Winkel 1";9'],
    ['one that opens a cell', '3;"Winkel 1";9'],
  ])(
    'of a table lets no row vanish in an inch mark of the row above that is closed by %s',
    async (_, row) => {
      const text = `matnr;name;price\n1;Muffe;9\n2;"Rohr 3/4"";9\n${row}\n4;Bogen;9\n`
      const rows = await Array.fromAsync(readCells(streamOf(text), () => 0))
      expect(rows[2]).toEqual({ row: 3, error: { code: 'BROKEN_QUOTES', detail: '2;"Rohr 3/4"";9' } })
      expect(rows.slice(3)).toMatchObject([
        { row: 4, cells: ['3', expect.any(String), '9'] },
        { row: 5, cells: ['4', 'Bogen', '9'] },
      ])
    },
  )

  test('reads a doubled quote within a cell of several lines, and commas behind it', async () => {
    expect(await read('matnr;name\n1;"Rohr 3/4"" IG;\nverzinkt"\n')).toEqual([
      { row: 2, value: { matnr: '1', name: 'Rohr 3/4" IG;\nverzinkt' } },
    ])
    expect(await read('matnr,texts\n1,"[""a"",1,\n""b""]"\n')).toEqual([
      { row: 2, value: { matnr: '1', texts: '["a",1,\n"b"]' } },
    ])
  })

  test('drops a line beyond the limit and reads on', async () => {
    const rows = await read(`matnr;brand\n1;${'x'.repeat(300)}\n2;PCI\n`, 100)
    expect(rows).toMatchObject([{ error: { code: 'LINE_TOO_LONG' } }, { value: { matnr: '2' } }])
  })

  test.each([
    ['semicolons', 'matnr;brand,maker\n1;a,b'],
    ['commas', 'matnr,"brand,maker"\n1,"a,b"'],
    ['tabs', 'matnr\tbrand,maker\t\n1\ta,b'],
  ])('finds out that %s separate the cells', async (_, content) => {
    expect(await read(content)).toEqual([{ row: 2, value: { matnr: '1', 'brand,maker': 'a,b' } }])
  })

  test.each(['\n', '\r\n'])('counts empty lines, wherever a piece of the file ends', async (end) => {
    const lines = ['', '', 'a;b', '', '1;2', '', '', '"x\n\ny";3', '', '4;5;6', '']
    const rows = await read(lines.join(end))
    expect(rows.map(({ row }) => row)).toEqual([5, 8, 10])
    expect(rows).toMatchObject([{}, { value: { a: 'x\n\ny' } }, { error: { code: 'TOO_MANY_CELLS' } }])
  })

  test('passes over what spreadsheets write around the rows: what parts the cells, and rows of empty cells', async () => {
    for (const content of [
      'sep=;\r\nmatnr;brand\r\n1;Sopro\r\n;\r\n ; \r\n',
      '"sep=,"\nmatnr,brand\n1,Sopro\n,\n,\n',
      'sep=\t\nmatnr\tbrand\n1\tSopro\n\t\n\t\n',
    ])
      expect(await read(content)).toEqual([{ row: 3, value: { matnr: '1', brand: 'Sopro' } }])
  })

  test('reads the Unicode text of spreadsheets', async () => {
    const content = 'matnr\tname\r\n1\tDübel\r\n'
    const bytes = iconv.encode(content, 'utf-16le', { addBOM: true })
    expect(await read(bytes)).toEqual([{ row: 2, value: { matnr: '1', name: 'Dübel' } }])
  })

  test.each(['utf-16le', 'utf-16be'])('reads %s of databases, which do not mark it', async (encoding) => {
    const bytes = iconv.encode('matnr;name\n1;Dübel\n', encoding)
    expect(await read(bytes)).toEqual([{ row: 2, value: { matnr: '1', name: 'Dübel' } }])
  })

  test('reads Windows-1252 where the file is not UTF-8', async () => {
    const content = 'matnr;name\n1;Größe 60 €\n2;Dübel\n'
    const rows = [
      { row: 2, value: { matnr: '1', name: 'Größe 60 €' } },
      { row: 3, value: { matnr: '2', name: 'Dübel' } },
    ]
    expect(await read(iconv.encode(content, 'win1252'))).toEqual(rows)
    expect(await read(`\uFEFF${content}`)).toEqual(rows)
  })

  test('reads CP850, as Excel writes for MS-DOS', async () => {
    const content = 'matnr;name\n1;Größe weiß\n2;Dübel Ø 8\n'
    expect(await Array.fromAsync(readCsv(streamOf(iconv.encode(content, 'cp850'), 1000)))).toEqual([
      { row: 2, value: { matnr: '1', name: 'Größe weiß' } },
      { row: 3, value: { matnr: '2', name: 'Dübel Ø 8' } },
    ])
  })

  test('reads the euro of ISO-8859-15', async () => {
    const content = 'matnr;name\n1;Größe 60 €\n2;Dübel 5 €\n'
    expect(await read(iconv.encode(content, 'iso8859-15'))).toMatchObject([
      { value: { name: 'Größe 60 €' } },
      { value: { name: 'Dübel 5 €' } },
    ])
  })

  test('reads lines that end as on old Macs', async () => {
    expect(await read('matnr;brand\r1;Sopro\r\r2;PCI\r')).toEqual([
      { row: 2, value: { matnr: '1', brand: 'Sopro' } },
      { row: 4, value: { matnr: '2', brand: 'PCI' } },
    ])
  })

  test('takes an empty cell as an absent field and trims the others', async () => {
    expect(await read('matnr;brand;ean\r\n 1 ;;\r\n2\r\n')).toEqual([
      { row: 2, value: { matnr: '1' } },
      { row: 3, value: { matnr: '2' } },
    ])
  })

  test('leaves JSON in a cell to the schema of the row, and keeps inch signs and line breaks', async () => {
    const content = 'matnr;texts;name\n1;"{""de"":{""maktx"":""Rohr""}}";Rohr 1/2"\n2;"a\nb";c\n3;d;e'
    expect(await read(content)).toEqual([
      { row: 2, value: { matnr: '1', texts: '{"de":{"maktx":"Rohr"}}', name: 'Rohr 1/2"' } },
      { row: 3, value: { matnr: '2', texts: 'a\nb', name: 'c' } },
      { row: 4, value: { matnr: '3', texts: 'd', name: 'e' } },
    ])
  })

  test('reads quotes that stand oddly as the letters they are', async () => {
    const content = 'id;a;b;c\n1;"weiß" matt;"x";\n2;"a;b";"""c""";d\n3;"";1/2";"\n'
    expect(await read(content)).toEqual([
      { row: 2, value: { id: '1', a: '"weiß" matt', b: 'x' } },
      { row: 3, value: { id: '2', a: 'a;b', b: '"c"', c: 'd' } },
      { row: 4, error: { code: 'BROKEN_QUOTES', detail: '3;"";1/2";"' } },
    ])
  })

  test('reads back whatever a CSV writer wrote, however the stream is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ';', '\n', ' ', '€'), maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.nat(20), async (cells, size) => {
        const written = stringify([['id', 'a', 'b'], ...cells.map(([a, b]) => ['1', a, b])], {
          delimiter: ';',
        })
        const rows = await Array.fromAsync(readCsv(streamOf(written, size + 1)))
        const expected = cells.map(([a, b]) =>
          Object.fromEntries(
            [
              ['id', '1'],
              ['a', a.trim()],
              ['b', b.trim()],
            ].filter(([, value]) => value !== ''),
          ),
        )
        expect(rows.map((row) => ('value' in row ? row.value : row.error))).toEqual(expected)
      }),
    )
  })
})
