import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { search } from '@shop/contract/resources/search'
import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, onTestFinished } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { guestMode } from '#server/testing/builders.ts'
import { searchingShop } from '#server/testing/searching-shop.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { runImportCommand } from './command.ts'
import { importRows } from './public.ts'

async function run(shop: Shop, words: string[], name: string, content: string | Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), 'classes-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, name), content)
  const lines: string[] = []
  const around = { ...shop, today: '2026-03-11', print: (line: string) => lines.push(line) }
  await runImportCommand([...words, path.join(folder, name)], around)
  return lines.join('\n')
}

const product = (number: string, title: string, code: string) =>
  `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>${title}</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>${code}</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES><PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS></PRODUCT>`
const catalogue = `<?xml version="1.0"?><BMECAT version="2005"><HEADER><CATALOG><LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION></CATALOG><SUPPLIER><SUPPLIER_NAME>Badwerk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>${product('A1', 'Flussa BA1822 verchromt', 'EC010101')}${product('A2', 'Halterung Flussa', 'EC010102')}${product('A3', 'Flussa Glas', 'Sonstiges')}</T_NEW_CATALOG></BMECAT>`
const importCatalogue = (shop: Shop) => run(shop, ['--bmecat', '--supplier', 'S1'], 'katalog.xml', catalogue)

const release = (names: Record<string, string>, synonyms: [string, string][]) =>
  zipSync({
    'ETIMARTCLASS.csv': table('ARTCLASSID;ARTCLASSDESC', Object.entries(names)),
    'ETIMARTCLASSSYNONYMMAP.csv': table('ARTCLASSID;CLASSSYNONYM', synonyms),
  })
const table = (header: string, rows: string[][]) =>
  strToU8([header, ...rows.map((row) => row.join(';'))].join('\r\n'))

const german = release({ EC010101: 'Waschtischarmatur', EC010102: 'Zubehör für Waschtischarmatur' }, [
  ['EC010101', 'Einhebelmischer'],
  ['EC010101', 'Standbatterie'],
])
const english = release({ EC010101: 'Washbasin fitting' }, [['EC010101', 'Mixer tap']])

/** Full matches, by their titles. */
async function found(shop: Shop, q: string): Promise<string[]> {
  const searching = await searchingShop(shop)
  const { body } = await searching.call(search, 'SEARCH', { q, rows: 10 })
  return body.response.numFound === 0 ? [] : body.response.docs.map(({ maktx1 }) => maktx1)
}

const changed = async ({ db }: Shop): Promise<number> => {
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from catalogue_changes`)
  return row?.n ?? 0
}

describe('product classes', () => {
  test('the dictionary does not name are told once and found by nothing', async ({ shop }) => {
    await guestMode(shop.db)
    expect(await importCatalogue(shop)).toMatch(/product classes whose names .*: EC010101, EC010102/)
    expect(await found(shop, 'Waschtischarmatur')).toEqual([])
    await run(shop, ['--etim'], 'etim-DE.zip', german)
    expect(await importCatalogue(shop)).not.toContain('product classes')
  })

  test('that are none of ETIM are left out of rows, and the row that has one is refused', async ({
    shop,
  }) => {
    const rows = ['EC12', 'ec010101'].map((etim_class, i) => ({
      matnr: `${i}`,
      texts: { de: { maktx: 'Ding' } },
      meins: 'ST',
      etim_class,
    }))
    const report = await importRows(
      shop.db,
      { kind: 'articles', source: 'test', actor: 'test', now: shop.now },
      rows,
    )
    expect(report.problems).toMatchObject([{ row: 1, field: 'etim_class' }])
    const named = await rowsOf(shop.db, sql`select etim_class from articles`)
    expect(named).toEqual([{ etim_class: 'EC010101' }])
  })

  test('of no name and no synonym say nothing', async ({ shop }) => {
    const report = await importRows(
      shop.db,
      { kind: 'terms', source: 'test', actor: 'test', now: shop.now },
      [{ code: 'EC010101' }],
    )
    expect(report.problems).toMatchObject([{ field: 'name', reason: 'REQUIRED' }])
  })
})

describe('an article is found by', () => {
  test('the name of its class and what else the trade calls it, not by what the class is for', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    await importCatalogue(shop)
    await run(shop, ['--etim'], 'etim-DE.zip', german)
    for (const q of ['Waschtischarmatur', 'Einhebelmischer', 'Standbatterie Flussa', 'Armatur verchromt'])
      expect([q, await found(shop, q)]).toEqual([q, ['Flussa BA1822 verchromt']])
    expect(await found(shop, 'Zubehör')).toEqual(['Halterung Flussa'])
  })

  test('names in the language of the shop, and the other ones where it has none', async ({ shop }) => {
    await guestMode(shop.db)
    await importCatalogue(shop)
    await run(shop, ['--etim'], 'etim-EI.zip', english)
    expect(await found(shop, 'mixer tap')).toEqual(['Flussa BA1822 verchromt'])
    await run(shop, ['--etim'], 'etim-DE.zip', german)
    expect(await found(shop, 'Einhebelmischer')).toEqual(['Flussa BA1822 verchromt'])
    const [term] = await rowsOf(shop.db, sql`select * from terms where code = 'EC010101'`)
    expect(term).toEqual({
      code: 'EC010101',
      de: 'Waschtischarmatur',
      en: 'Washbasin fitting',
      synonyms: { de: ['Einhebelmischer', 'Standbatterie'], en: ['Mixer tap'] },
    })
  })
})

test('the search learns which articles a dictionary calls otherwise, and of no others', async ({ shop }) => {
  await importCatalogue(shop)
  const before = await changed(shop)
  const output = await run(shop, ['--etim'], 'etim-DE.zip', german)
  // One of two classes is named, then told its synonyms.
  expect((await changed(shop)) - before).toBe(3)
  await run(shop, ['--etim'], 'etim-DE.zip', german)
  expect((await changed(shop)) - before).toBe(3)
  const [, number = ''] = /[Rr]un (\d+)/.exec(output) ?? []
  await runImportCommand(['--undo', number], { ...shop, today: '2026-03-11', print: () => undefined })
  expect((await changed(shop)) - before).toBe(5)
})
