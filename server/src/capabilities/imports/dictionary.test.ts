import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { article } from '@shop/contract/resources/article'
import type { ImportInput } from '@shop/contract/imports/kinds'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, onTestFinished } from 'vitest'
import { guestMode } from '#server/testing/builders.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { articles, terms } from '../catalogue/tables.ts'
import { readDocuments } from '../search/read-documents.ts'
import { runImportCommand } from './command.ts'
import { importRows } from './public.ts'

async function run(shop: Shop, words: string[], files: Record<string, string | Uint8Array> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dictionary-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = Object.keys(files).map((name) => path.join(folder, name))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  const lines: string[] = []
  const around = { ...shop, today: '2026-03-11', print: (line: string) => lines.push(line) }
  const code = await runImportCommand([...words, ...paths], around)
  return { code, output: lines.join('\n') }
}

const table = (id: string, name: string, rows: Record<string, string>) =>
  strToU8([`${id};${name}`, ...Object.entries(rows).map((row) => row.join(';'))].join('\r\n'))

/** A release as ETIM gives it out: tables of names beside those of classes. */
const release = (
  features: Record<string, string>,
  values: Record<string, string>,
  units: Record<string, string> = {},
) =>
  zipSync({
    'ETIMFEATURE.csv': table('FEATUREID', 'FEATUREDESC', features),
    'ETIMVALUE.csv': table('VALUEID', 'VALUEDESC', values),
    'ETIMUNIT.csv': table('UNITOFMEASID', 'UNITDESC', units),
    'ETIMARTCLASS.csv': strToU8('ARTCLASSID;ARTGROUPID;ARTCLASSDESC\r\nEC000066;EG000001;Schütz'),
  })
const german = release(
  { EF000008: 'Breite', EF000007: 'Farbe', EF000010: 'Geeignet für' },
  { EV000123: 'rot', EV000124: 'grau' },
  { EU999999: 'mm' },
)
const english = release({ EF000007: 'Colour' }, { EV000123: 'red', EV000124: 'grey' })

type Attribute = NonNullable<Exclude<ImportInput<'articles'>['attributes'], string>>[number]
const coded = (key: string, value: Attribute['value'], more: Partial<Attribute> = {}): Attribute => ({
  key,
  name: { de: key },
  value,
  facet: true,
  ...more,
})
const ofSupplier: Attribute[] = [
  coded('EF000008', '60', { unit: 'EU999999' }),
  coded('EF000007', { de: 'EV000123, EV000124' }),
  coded('EF000999', { de: 'Ja', en: 'Yes' }),
  { key: 'Form', name: { de: 'Form' }, value: { de: 'EV000555' } },
  { key: 'Serie', name: { de: 'Serie' }, value: { de: 'EV 10' } },
]

async function anArticle({ db, now }: Shop, attributes: Attribute[] = ofSupplier): Promise<void> {
  const row = { matnr: '4711', texts: { de: { maktx: 'Fliese' } }, meins: 'ST', attributes }
  await importRows(db, { kind: 'articles', source: 'test', actor: 'test', now }, [row])
}

async function stored({ db }: Shop) {
  const [row] = await db.select().from(articles).where(eq(articles.matnr, '4711'))
  return row?.attributes.map(({ key, name, value, unit }) => [key, name, value, unit])
}

const prices = { today: '2026-03-11', currency: 'EUR' }

describe('codes without a name', () => {
  test('are neither shown nor found by, and the numbers beside them stay', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop)
    const { body } = await shop.call(article, 'GET_DETAILS', { matnr: '4711' })
    expect(body.article?.attributes.map(({ name, value }) => [name, value])).toEqual([['Serie', 'EV 10']])
    const [document] = await readDocuments(shop.db, prices, ['4711'])
    expect(document?.attributes?.map(({ key }) => key)).toEqual(['Serie'])
    expect(await stored(shop)).toHaveLength(5)
  })

  test('are told with the catalogue that brings them, once and by number', async ({ shop }) => {
    const feature = (code: string) => `<FEATURE><FNAME>${code}</FNAME><FVALUE>EV000123</FVALUE></FEATURE>`
    const product = (number: number) =>
      `<PRODUCT><SUPPLIER_PID>P${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Profil</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>${['EF000007', 'EF000777'].map(feature).join('')}</PRODUCT_FEATURES><PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS></PRODUCT>`
    const catalogue = `<?xml version="1.0"?><BMECAT version="2005"><HEADER><CATALOG><LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION></CATALOG><SUPPLIER><SUPPLIER_NAME>Profilwerk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>${product(1)}${product(2)}</T_NEW_CATALOG></BMECAT>`
    const words = ['--bmecat', '--supplier', 'S1']
    const before = await run(shop, words, { 'katalog.xml': catalogue })
    expect(before.output.match(/says codes alone.*/g)).toEqual([
      expect.stringContaining('EF000007, EF000777, EV000123'),
    ])
    await run(shop, ['--etim'], { 'etim-DE-10.zip': german })
    const after = await run(shop, words, { 'katalog.xml': catalogue })
    expect(after.output.match(/says codes alone.*/g)).toEqual([
      expect.stringMatching(/: EF000777$|EF000777\)?$/),
    ])
    const [row] = await shop.db.select().from(articles).where(eq(articles.supplierMatnr, 'P2'))
    expect(row?.attributes[0]).toMatchObject({ key: 'EF000007', name: { de: 'Farbe' }, value: { de: 'rot' } })
  })
})

describe('a dictionary', () => {
  test('of no language of the shop, or broken, names nothing', async ({ shop }) => {
    const dutch = release({ EF000008: 'Breedte', EF000040: 'Hoogte' }, { EV000123: 'Geschikt voor hout' })
    const refused = await run(shop, ['--etim'], { 'etim.zip': dutch })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('does not speak') })
    expect(await run(shop, ['--bmecat'], { 'etim-DE.zip': german })).toMatchObject({
      code: 1,
      output: expect.stringContaining('OTHER_FORMAT'),
    })
    expect(await shop.db.$count(terms)).toBe(0)
  })

  test('names what articles have already and get later, in both languages', async ({ shop }) => {
    await anArticle(shop)
    const { output } = await run(shop, ['--etim'], { 'etim-DE.zip': german })
    expect(output).toContain('gave articles the names of codes they had already: 1')
    await run(shop, ['--etim'], { 'etim-EI.zip': english })
    expect(await stored(shop)).toEqual([
      ['EF000008', { de: 'Breite' }, '60', 'mm'],
      ['EF000007', { de: 'Farbe' }, { de: 'rot, grau' }, undefined],
      ['EF000999', { de: 'EF000999' }, { de: 'Ja', en: 'Yes' }, undefined],
      ['Form', { de: 'Form' }, { de: 'EV000555' }, undefined],
      ['Serie', { de: 'Serie' }, { de: 'EV 10' }, undefined],
    ])
    // Sent again, with both dictionaries there.
    await anArticle(shop)
    expect((await stored(shop))?.[1]).toEqual([
      'EF000007',
      { de: 'Farbe', en: 'Colour' },
      { de: 'rot, grau', en: 'red, grey' },
      undefined,
    ])
  })

  test('read again changes nothing, and the other language stays', async ({ shop }) => {
    await run(shop, ['--etim'], { 'etim-DE.zip': german })
    await run(shop, ['--etim'], { 'etim-EI.zip': english })
    const again = await run(shop, ['--etim'], { 'etim-DE.zip': german })
    expect(again.output).toContain('nothing changed')
    const [red] = await shop.db.select().from(terms).where(eq(terms.code, 'EV000123'))
    expect(red).toEqual({ code: 'EV000123', de: 'rot', en: 'red', synonyms: null })
  })

  test('undone takes its names back, of articles that nobody changed since', async ({ shop }) => {
    await anArticle(shop)
    const before = await stored(shop)
    const { output } = await run(shop, ['--etim'], { 'etim-DE.zip': german })
    const [, number = ''] = /[Rr]un (\d+)/.exec(output) ?? []
    const undone = await run(shop, ['--undo', number])
    expect(undone.output).toContain('8 rows restored, 0 left')
    expect([await stored(shop), await shop.db.$count(terms)]).toEqual([before, 0])
  })
})
