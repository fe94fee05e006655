import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDelivery } from './delivery.ts'
import type { ZipLimits } from './zip.ts'

const bmecat = '<?xml version="1.0"?><BMECAT version="1.2"/>'
const datanorm = `V 050326${'x'.repeat(115)}04EUR\r\nA;N;1;00;x;;1;0;ST;1;;;;\r\n`

async function open(files: Record<string, string | Uint8Array>, limits?: ZipLimits) {
  const folder = await mkdtemp(path.join(tmpdir(), 'delivery-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  const delivery = await openDelivery(
    Object.keys(files).map((name) => ({ path: path.join(folder, name) })),
    limits,
  )
  onTestFinished(delivery.close)
  const { format, files: found, passedOver } = delivery
  return { format, names: found.map(({ name }) => name), files: found, passedOver }
}

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

describe('what somebody sent is refused', () => {
  test('when it is neither catalogue nor table', async () => {
    await expect(open({ 'a.doc': Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1]) })).rejects.toThrow(
      'UNKNOWN_FORMAT',
    )
    const letter = zip({ 'word/document.xml': '<w/>', 'word/media/image1.png': 'x' })
    await expect(open({ 'a.docx': letter })).rejects.toThrow('UNKNOWN_FORMAT')
    await expect(open({ 'a.csv': '' })).rejects.toThrow('UNKNOWN_FORMAT')
    await expect(open({ 'preise.csv': '%PDF-1.4\n1 0 obj\n' })).rejects.toThrow('UNKNOWN_FORMAT')
  })

  test('when pictures and papers came without the catalogue that names them', async () => {
    await expect(open({ 'a.zip': zip({ 'bild.jpg': 'x' }) })).rejects.toThrow('MEDIA_ALONE')
    await expect(open({ 'a.pdf': '%PDF-1.4\n1 0 obj\n' })).rejects.toThrow('MEDIA_ALONE')
  })

  test('when it is a workbook of old, or one with a password, whatever its name', async () => {
    const content = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    for (const name of ['a.xls', 'a.xlsx', 'a.csv'])
      await expect(open({ [name]: content })).rejects.toThrow('OLD_WORKBOOK')
  })

  test('when it is a binary workbook, or an archive of workbooks nobody can read, as such', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    await expect(open({ 'a.xlsb': zip({ 'xl/workbook.bin': 'x' }) })).rejects.toThrow('OLD_WORKBOOK')
    const packed = zipSync({ 'Preise/Liste.XLS': old, 'bild.jpg': strToU8('x') })
    await expect(open({ 'a.zip': packed })).rejects.toThrow('OLD_WORKBOOK: Liste.XLS')
    await expect(open({ 'a.zip': zip({ 'liste.ods': 'x' }) })).rejects.toThrow('OPEN_DOCUMENT: liste.ods')
  })

  test.each(['1f8b08', '377abcaf271c0004', '526172211a0701'])(
    'when it is an archive, but no ZIP: %s',
    async (begin) => {
      const content = Buffer.concat([Buffer.from(begin, 'hex'), Buffer.alloc(50, 65)])
      await expect(open({ 'liste.csv': content })).rejects.toThrow('OTHER_ARCHIVE')
    },
  )

  test('when it is a page or the XML of an old spreadsheet that calls itself a workbook', async () => {
    const page = '<html><body><table><tr><td>Artikelnummer</td></tr></table></body></html>'
    await expect(open({ 'a.xls': page })).rejects.toThrow('OLD_WORKBOOK')
    await expect(open({ 'a.xml': '<?xml version="1.0"?><Workbook xmlns="x"/>' })).rejects.toThrow(
      'OLD_WORKBOOK',
    )
    await expect(open({ 'a.csv': page })).rejects.toThrow('UNKNOWN_FORMAT')
  })

  test('when it is a table of OpenDocument, by its name', async () => {
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
    const content = zip({ mimetype, 'content.xml': '<office:document-content/>' })
    for (const name of ['a.ods', 'a.xlsx'])
      await expect(open({ [name]: content })).rejects.toThrow('OPEN_DOCUMENT')
  })

  test.each([
    '<?xml version="1.0"?>\n<!-- BMECAT? <a> --><ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1"/>',
    '<!DOCTYPE html [<!ENTITY a "b">]><html><body>BMECAT</body></html>',
    '<ubl:Invoice/>',
  ])('when it is XML of another kind: %s', async (content) => {
    await expect(open({ 'a.xml': content })).rejects.toThrow('UNKNOWN_FORMAT')
  })

  test('but not for what stands before the first element', async () => {
    for (const head of [
      '<!DOCTYPE BMECAT SYSTEM "b.dtd">',
      '<!-- a > b <c> -->',
      `<!--${'x'.repeat(9000)}-->`,
      // Read in as many ways as there are comments, this would take for ever.
      `${'<!---->'.repeat(500)}<!`,
    ])
      expect(await open({ 'a.xml': `${head}\n<b:BMECAT/>` })).toMatchObject({ format: 'bmecat' })
  })

  test('when its files are of several formats', async () => {
    await expect(open({ 'a.xml': bmecat, 'b.001': datanorm })).rejects.toThrow('MIXED_FORMATS')
  })

  test('when an archive holds more than it may', async () => {
    const many = { 'a.zip': zip({ 'a.001': datanorm, 'b.001': datanorm }) }
    await expect(open(many, { files: 1, bytes: 1000, ratio: 10 })).rejects.toThrow('ARCHIVE_TOO_LARGE')
    await expect(open(many, { files: 9, bytes: 100, ratio: 10 })).rejects.toThrow('ARCHIVE_TOO_LARGE')
  })
})

test('an entry that holds more than the archive says breaks off', async () => {
  const archive = Buffer.from(zip({ 'a.001': datanorm + 'A;N;2;00;y;;1;0;ST;1;;;;\r\n'.repeat(100) }))
  // The uncompressed size stands in the central directory 24 bytes from its signature, and in the local header at 22.
  const directory = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  archive.writeUInt32LE(2000, directory + 24)
  archive.writeUInt32LE(2000, 22)
  const reading = open({ 'a.zip': archive }).then(({ files }) => Array.fromAsync(files[0]?.open() ?? []))
  await expect(reading).rejects.toThrow('NOT_A_ZIP')
})

test.each(['a.001', 'xl/workbook.xml'])(
  'an entry that was damaged on its way breaks off instead of other prices being read: %s',
  async (name) => {
    // Stored as it is, so that nothing but the sum of the archive can tell.
    const archive = Buffer.from(zipSync({ [name]: [strToU8(datanorm), { level: 0 }] }))
    archive.write('A;N;9', archive.indexOf('A;N;1'))
    const reading = open({ 'a.zip': archive }).then(({ files }) => Array.fromAsync(files[0]?.open() ?? []))
    await expect(reading).rejects.toThrow(/NOT_A_ZIP.*is damaged/)
  },
)

test('formats are told from the content, archives are looked into', async () => {
  expect(await open({ 'a.dat': bmecat })).toMatchObject({ format: 'bmecat' })
  expect(await open({ 'a.txt': 'Artikelnummer;Preis\n1;2' })).toMatchObject({ format: 'csv' })
  expect(await open({ 'a.csv': 'Verpackungseinheit,Artikelnummer,Preis\n1,2,3' })).toMatchObject({
    format: 'csv',
  })
  expect(await open({ 'a.001': datanorm, 'b.rab': 'R;;R1;1;1000;x;' })).toMatchObject({ format: 'datanorm' })
  const set = zip({
    'x/DATANORM.001': datanorm,
    'x/DATANORM.WRG': 'S;;01;Sanitär;;;',
    'x/liesmich.txt': 'Hallo',
  })
  expect(await open({ 'a.zip': set })).toMatchObject({
    format: 'datanorm',
    names: ['DATANORM.001', 'DATANORM.WRG'],
  })
  const media = zip({ 'katalog.xml': bmecat, 'bilder/1.jpg': 'x' })
  expect(await open({ 'a.zip': media })).toMatchObject({ format: 'bmecat', names: ['katalog.xml'] })
})

test('files of the same name in an archive, and in archives within it, are told apart by their folders', async () => {
  const sets = {
    'Bad/DATANORM.001': strToU8(datanorm),
    'Haus/DATANORM.001': strToU8(datanorm),
    'Haus/DATANORM.002': strToU8(datanorm),
    'Dach/alles.zip': zip({ 'DATANORM.001': datanorm }),
  }
  const { files, names } = await open({ 'a.zip': zipSync(sets) })
  expect(names).toEqual([
    'a.zip/Bad/DATANORM.001',
    'a.zip/Haus/DATANORM.001',
    'DATANORM.002',
    'a.zip/Dach/alles.zip/DATANORM.001',
  ])
  expect(new Set(files.map(({ folder }) => folder)).size).toBe(3)
})

test('a workbook nobody can read beside a list in an archive is named, and one with macros is read', async () => {
  const list = 'Artikelnummer;Preis\n1;2,50\n'
  const beside = await open({ 'a.zip': zip({ 'liste.csv': list, 'alt/preise.xls': 'x' }) })
  expect(beside).toMatchObject({ format: 'csv', names: ['liste.csv'], passedOver: ['preise.xls'] })
  const book = zipSync({ 'preise.xlsm': zip({ 'xl/workbook.xml': '<workbook/>' }) })
  expect(await open({ 'a.zip': book })).toMatchObject({ format: 'xlsx', names: ['preise.xlsm'] })
})

test('lists beside a catalogue in an archive are not read, and named', async () => {
  const list = strToU8('Artikelnummer;Preis\n1;2\n')
  const book = zip({ 'xl/workbook.xml': '<workbook/>' })
  const beside = {
    'preise/preise.xlsx': book,
    'netto.csv': list,
    'liesmich.txt': strToU8('Hallo'),
    'a.jpg': list,
  }
  const inner = zipSync({ 'DATANORM.001': strToU8(datanorm), 'alt.csv': list })
  expect(await open({ 'a.zip': zipSync({ ...beside, 'daten.zip': inner }) })).toMatchObject({
    format: 'datanorm',
    names: ['DATANORM.001'],
    passedOver: ['alt.csv', 'preise.xlsx', 'netto.csv'],
  })
})

test('files of an archive are found by endings of some programs, and by their beginning', async () => {
  const set = {
    'OSTERLOH.DAT': strToU8(datanorm),
    'Datpreis_2026.neu': strToU8(datanorm),
    'Datanorm-Anleitung.pdf': strToU8(datanorm),
    'satz.alt': strToU8(datanorm),
  }
  const { names } = await open({ 'a.zip': zipSync(set) })
  expect(names).toEqual(['OSTERLOH.DAT', 'Datpreis_2026.neu'])
  await expect(open({ 'fotos.zip': zip({ 'a.jpg': 'x' }) })).rejects.toThrow('fotos.zip')
})

test('a letter beside the price list in an archive is no table of its own', async () => {
  const letter = strToU8('Sehr geehrte Damen und Herren,\nanbei die Preise.\n')
  const book = zip({ 'xl/workbook.xml': '<workbook/>' })
  const withBook = zipSync({ 'Preise/LIESMICH.TXT': letter, 'Preise/preise.xlsx': book })
  expect(await open({ 'a.zip': withBook })).toMatchObject({ format: 'xlsx', names: ['preise.xlsx'] })
  const withTable = zipSync({ 'preise.csv': strToU8('Artikelnummer;Preis\n1;2\n'), 'readme.txt': letter })
  expect(await open({ 'b.zip': withTable })).toMatchObject({ format: 'csv', names: ['preise.csv'] })
})

test('archives and workbooks within an archive are looked into, and gone when it is closed', async () => {
  const inner = zip({ 'DATANORM.001': datanorm })
  const outer = zipSync({ 'daten/datanorm.zip': inner, 'info.txt': strToU8('Hallo\n') })
  expect(await open({ 'a.zip': outer })).toMatchObject({ format: 'datanorm', names: ['DATANORM.001'] })
  const book = zip({ 'xl/workbook.xml': '<workbook/>' })
  const found = await open({ 'b.zip': zipSync({ 'liste/preise.xlsx': book }) })
  expect(found).toMatchObject({ format: 'xlsx', names: ['preise.xlsx'] })
})

describe('DATANORM is known by its content', () => {
  const records = 'A;N;1;00;Rohr;;1;0;ST;1;;;;\r\nB;N;1;;;;0;;;;;;;;;;\r\n'

  test.each([
    ['artikel.txt', records],
    ['artikel.txt', `* Kommentar\r\n${datanorm}${records}`],
    ['artikel.001', `V\r\n${records}`],
    ['artikel.001', 'V;060;A;20260311;EUR;Beispiel;'],
    ['artikel.txt', `V 050326${'Fliesen; Sanitär'.padEnd(115)}04EUR\r\n${records}`],
  ])('%s', async (name, content) => {
    expect(await open({ [name]: content })).toMatchObject({ format: 'datanorm' })
  })

  test('and a table with short cells is none', async () => {
    expect(await open({ 'a.csv': 'A;B;C\nA;1;2\nB;3;4\n' })).toMatchObject({ format: 'csv' })
    expect(await open({ 'preise.001': 'Artikelnummer;Preis\n1;2\n' })).toMatchObject({ format: 'csv' })
  })
})
