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

const kinds = async ({ db }: Shop) => {
  const rows = await rowsOf<{ attributes: { key: string; value: unknown }[] }>(
    db,
    sql`select attributes from articles order by supplier_matnr`,
  )
  return rows.map(({ attributes }) => attributes.map(({ key, value }) => [key, value]))
}

/** Articles the change log tells of, and forgets by that. */
const told = async ({ db }: Shop): Promise<string[]> => {
  const rows = await rowsOf<{ key: string }>(db, sql`delete from catalogue_changes returning key`)
  return [...new Set(rows.map(({ key }) => key))].toSorted()
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

describe('what an article is', () => {
  const tap = [['etim_class', { de: 'Waschtischarmatur' }]]
  const fitting = [['etim_class', { de: 'Zubehör für Waschtischarmatur' }]]

  test('is said as soon as both its class and the name of it are there, and taken back with that', async ({
    shop,
  }) => {
    await importCatalogue(shop)
    expect(await kinds(shop)).toEqual([[], [], []])
    const output = await run(shop, ['--etim'], 'etim-DE.zip', german)
    expect(await kinds(shop)).toEqual([tap, fitting, []])
    await importCatalogue(shop)
    expect(await kinds(shop)).toEqual([tap, fitting, []])
    const english10 = [['etim_class', { de: 'Waschtischarmatur', en: 'Washbasin fitting' }]]
    await run(shop, ['--etim'], 'etim-EI.zip', english)
    expect(await kinds(shop)).toEqual([english10, fitting, []])
    const [, number = ''] = /[Rr]un (\d+)/.exec(output) ?? []
    const undone: string[] = []
    await runImportCommand(['--undo', number], {
      ...shop,
      today: '2026-03-11',
      print: (line) => undone.push(line),
    })
    expect(undone.join()).toContain('left as they are by now')
  })

  test('stands on its page and is a filter for what it is called as a whole', async ({ shop }) => {
    await guestMode(shop.db)
    await run(shop, ['--etim'], 'etim-DE.zip', german)
    await importCatalogue(shop)
    const searching = await searchingShop(shop)
    const { body } = await searching.call(search, 'SEARCH', { q: 'Flussa', rows: 10 })
    const facet = body.facets.find(({ field }) => field === 'attr:etim_class')
    expect(facet?.label).toBe('Produktart')
    expect(facet?.values.map(({ value, count }) => [value, count]).toSorted()).toEqual([
      ['Waschtischarmatur', 1],
      ['Zubehör für Waschtischarmatur', 1],
    ])
    expect(await found(shop, 'Waschtischarmatur')).toEqual(['Flussa BA1822 verchromt'])
  })

  test('goes with a class the dictionary does not name', async ({ shop }) => {
    await run(shop, ['--etim'], 'etim-DE.zip', german)
    await importCatalogue(shop)
    const other = catalogue.replace('EC010101', 'EC019999')
    await run(shop, ['--bmecat', '--supplier', 'S1'], 'katalog.xml', other)
    expect(await kinds(shop)).toEqual([[], fitting, []])
  })
})

test('the search learns which articles a dictionary calls otherwise, and of no others', async ({ shop }) => {
  await importCatalogue(shop)
  await told(shop)
  const output = await run(shop, ['--etim'], 'etim-DE.zip', german)
  expect(await told(shop)).toEqual(['S1-A1', 'S1-A2'])
  await run(shop, ['--etim'], 'etim-DE.zip', german)
  expect(await told(shop)).toEqual([])
  const [, number = ''] = /[Rr]un (\d+)/.exec(output) ?? []
  await runImportCommand(['--undo', number], { ...shop, today: '2026-03-11', print: () => undefined })
  expect(await told(shop)).toEqual(['S1-A1', 'S1-A2'])
  expect(await kinds(shop)).toEqual([[], [], []])
})
