// @vitest-environment happy-dom
import { deflateRawSync } from 'node:zlib'
import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { readOrderFile } from './read-file.ts'
import { sheetsOf } from './workbook.ts'

/** A ZIP archive of texts, packed or not. */
function anArchive(files: Record<string, string>, isPacked = true): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const packed = isPacked ? deflateRawSync(plain) : plain
    const method = isPacked ? 8 : 0
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

const aBook = (rows: string, more: Record<string, string> = {}) => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Versteckt" state="hidden" r:id="r2"/><sheet name="Liste" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Artikelnr</t></si><si><r><t>Men</t></r><r><t>ge</t></r><rPh><t>x</t></rPh></si><si><t>2.5</t></si></sst>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
  ...more,
})

const rows =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
  '<row r="3"><c r="A3" s="1"><v>4711</v></c><c r="C3"><v>1.4399999999999999</v></c></row>' +
  '<row r="4"><c r="A4"><v>4012345678901</v></c><c r="C4"><v>1.125</v></c></row>' +
  '<row r="5"><c r="A5" t="inlineStr"><is><t>GA-944 946</t></is></c><c r="C5" t="s"><v>2</v></c><c r="XFD5"><v>1</v></c></row>'

test('an archive that is no workbook, one that is damaged, and one without end give no lines', async () => {
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    const found = await readOrderFile(new File([bytes], 'x.xlsx'), numberFormats.de)
    return found.kind === 'fault' ? found.fault : found.kind
  }
  expect(await read(anArchive({ 'content.xml': '<x/>' }))).toBe('workbook')
  expect(await read(anArchive(aBook('')))).toBe('workbook')
  const whole = anArchive(aBook(rows))
  expect(await read(whole.slice(0, 300))).toBe('workbook')
  expect(await read(whole.map((byte, place) => (place > 60 && place < 120 ? 255 : byte)))).toBe('unreadable')
  const declared = aBook(rows, { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' })
  expect(await read(anArchive(declared))).toBe('unreadable')
  const endless = aBook(rows, { 'xl/sharedStrings.xml': ' '.repeat(61_000_000) })
  expect(await read(anArchive(endless))).toBe('tooLarge')
})

test('cells are texts where they stand: shared, rich, in line, numbers as they are shown', async () => {
  for (const isPacked of [true, false])
    expect(await sheetsOf(anArchive(aBook(rows), isPacked))).toEqual([
      {
        name: 'Liste',
        cells: [
          ['Artikelnr', '', 'Menge'],
          ['0004711', '', '1,44'],
          ['4012345678901', '', '1,1250'],
          ['GA-944 946', '', '2.5'],
        ],
      },
    ])
})

test('numbers are what their format shows: days, units, signs within, percent', async () => {
  const codes = [
    '0\\ &quot;Ktn&quot;',
    '00\\-000',
    'dd/mm/yyyy',
    '#,##0.00\\ [$€-407];[Red]-0',
    '0%',
    '&quot;A&quot;000',
    '[Red]#,##0',
  ]
  const formats = codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = codes.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
  const book = aBook(
    `<row>${cell(0, '3')}${cell(1, '1234567')}${cell(2, '46082')}${cell(3, '12.5')}${cell(4, '0.1')}${cell(5, '7')}${cell(6, '1000003')}${cell(7, '46082.5')}${cell(7, '99999999')}</row>`,
    {
      'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
  )
  expect((await sheetsOf(anArchive(book))).map(({ cells }) => cells)).toEqual([
    [['3 Ktn', '1234-567', '2026-03-01', '12,5 €', '0,1%', 'A007', '1000003', '2026-03-01', '99999999']],
  ])
})

test('a formula nobody has worked out is not empty, which would be one of each', async () => {
  const book = aBook('<row><c><v>4711</v></c><c><f>B1*2</f><v/></c><c t="str"><f>""</f><v></v></c></row>')
  expect((await sheetsOf(anArchive(book))).map(({ cells }) => cells)).toEqual([[['4711', '=B1*2', '']]])
})

test('columns that are hidden are not read, but those folded away are', async () => {
  const book = aBook('', {
    'xl/worksheets/sheet1.xml':
      '<worksheet><cols><col min="2" max="2" hidden="1"/><col min="3" max="3" hidden="1" outlineLevel="1"/></cols><sheetData><row><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row></sheetData></worksheet>',
  })
  expect((await sheetsOf(anArchive(book))).map(({ cells }) => cells)).toEqual([[['1', '', '3']]])
})

test('a page of the web that is called a workbook is none', async () => {
  const page = new File(['<html><table><tr><td>1</td></tr></table></html>'], 'Liste.xls')
  expect(await readOrderFile(page, numberFormats.de)).toEqual({ kind: 'fault', fault: 'unreadable' })
})

test('elements may have a prefix, cells no place, and targets begin at the root', async () => {
  const book = aBook('', {
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="/xl/sheet.xml"/></Relationships>',
    'xl/sheet.xml':
      '<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  })
  expect((await sheetsOf(anArchive(book))).map(({ cells }) => cells)).toEqual([[['1', '2']]])
})

test('rows that a filter has hidden are none, those folded away below an outline are', async () => {
  const row = (more: string, value: string) => `<row ${more}><c r="A1"><v>${value}</v></c></row>`
  const book = aBook(row('', '1') + row('hidden="1"', '2') + row('hidden="1" outlineLevel="1"', '3'))
  expect((await sheetsOf(anArchive(book))).map(({ cells }) => cells)).toEqual([[['1'], ['3']]])
})
