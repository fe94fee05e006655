import type { ImportInput, ImportKind } from '@shop/contract/imports/kinds'
import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { stock } from '../availability/tables.ts'
import { articles, catalogueChanges, categories, media, retailPrices } from '../catalogue/tables.ts'
import { importRead } from './import-rows.ts'
import { importImages, importRuns } from './tables.ts'
import { undoRun } from './undo-run.ts'

async function put<K extends ImportKind>(
  { db, now }: Shop,
  kind: K,
  ...rows: (ImportInput<K> | object)[]
): Promise<bigint> {
  const read = async function* () {
    for (const [index, value] of rows.entries()) yield { row: index + 1, value: { ...value } }
  }
  const report = await importRead(db, { kind, source: 'test', actor: 'test', now }, read())
  expect(report.problems).toEqual([])
  return BigInt(report.run)
}

const article = (matnr: string, maktx: string, more: object = {}) => ({
  matnr,
  texts: { de: { maktx } },
  meins: 'ST',
  ...more,
})
const price = (matnr: string, amount: string) => ({ matnr, price: amount, kmein: 'ST' })
const titles = async ({ db }: Shop) =>
  (await db.select().from(articles).orderBy(asc(articles.matnr))).map(
    ({ matnr, texts }) => `${matnr} ${texts.de.maktx}`,
  )

describe('an import undone', () => {
  test('gives back what it changed and takes away what it brought', async ({ shop }) => {
    await put(shop, 'articles', article('1', 'Alt', { brand: 'Sopro' }), article('2', 'Bleibt'))
    const before = await shop.db.select().from(articles).orderBy(asc(articles.matnr))
    const run = await put(shop, 'articles', article('1', 'Neu'), article('2', 'Bleibt'), article('3', 'Drei'))
    const changes = await shop.db.$count(catalogueChanges)
    expect(await undoRun(shop.db, run)).toEqual({ restored: 2, notRestored: 0 })
    expect(await shop.db.select().from(articles).orderBy(asc(articles.matnr))).toEqual(before)
    expect(await shop.db.$count(catalogueChanges)).toBe(changes + 2)
  })

  test('of an import before an update that brought new columns still knows its rows', async ({ shop }) => {
    await put(shop, 'articles', article('1', 'Alt'))
    const run = await put(shop, 'articles', article('1', 'Neu'), article('2', 'Zwei'))
    await shop.db.execute(sql`
      update import_images set before = before - 'etim_class', after = (
        select md5((to_jsonb(a) - array['changed_at', 'level', 'path', 'numbers', 'etim_class'])::text)
        from articles a where a.matnr = key ->> 'matnr')
      where run_id = ${run}::bigint`)
    expect(await undoRun(shop.db, run)).toEqual({ restored: 2, notRestored: 0 })
    expect(await titles(shop)).toEqual(['1 Alt'])
  })

  test('leaves rows that were changed since, and what others need by now', async ({ shop }) => {
    await put(shop, 'plants', {
      werks: '1000',
      name: 'A',
      street: 'B',
      plz: '1',
      city: 'C',
      latitude: '48',
      longitude: '11',
    })
    await put(shop, 'articles', article('1', 'Alt'), article('2', 'Alt'))
    const run = await put(
      shop,
      'articles',
      article('1', 'Neu'),
      article('2', 'Neu'),
      article('3', 'Drei'),
      article('4', 'Vier'),
    )
    await put(shop, 'articles', article('2', 'Von anderen'))
    await put(shop, 'stock', { matnr: '3', werks: '1000', quantity: '5' })
    expect(await undoRun(shop.db, run)).toEqual({ restored: 2, notRestored: 2 })
    expect(await titles(shop)).toEqual(['1 Alt', '2 Von anderen', '3 Drei'])
    expect(await shop.db.$count(stock)).toBe(1)
    const left = await shop.db
      .select()
      .from(importImages)
      .where(eq(importImages.runId, run))
      .orderBy(asc(importImages.key))
    expect(left.map(({ key, outcome }) => [key, outcome])).toEqual([
      [{ matnr: '1' }, 'restored'],
      [{ matnr: '2' }, 'changed'],
      [{ matnr: '3' }, 'in-use'],
      [{ matnr: '4' }, 'restored'],
    ])
  })

  test('tells the search once of articles that go, and of those that stay without their price', async ({
    shop,
  }) => {
    await put(shop, 'articles', article('0', 'Bleibt'))
    const rows = ['1', '2'].map((matnr) => ({ matnr, kind: 'image', source: 'generated' }))
    const run = await put(shop, 'articles', article('1', 'Eins'), article('2', 'Zwei'))
    const others = [
      await put(shop, 'prices', price('1', '1.00'), price('2', '2.00')),
      await put(shop, 'media', ...rows),
    ]
    await shop.db.update(importImages).set({ runId: run }).where(inArray(importImages.runId, others))
    await put(shop, 'accessories', { matnr: '0', accessory: '2', category: 'x' })
    const last =
      (await shop.db.select().from(catalogueChanges).orderBy(asc(catalogueChanges.id))).at(-1)?.id ?? 0n
    expect(await undoRun(shop.db, run)).toEqual({ restored: 5, notRestored: 1 })
    const told = await shop.db.select().from(catalogueChanges).where(gt(catalogueChanges.id, last))
    expect(told.map(({ key }) => key).toSorted()).toEqual(['1', '2'])
  })

  test('a second time changes nothing, even where somebody has imported the same again', async ({ shop }) => {
    const run = await put(shop, 'articles', article('1', 'Neu'))
    await undoRun(shop.db, run)
    await put(shop, 'articles', article('1', 'Neu'))
    expect(await undoRun(shop.db, run)).toEqual({ restored: 1, notRestored: 0 })
    expect(await titles(shop)).toEqual(['1 Neu'])
  })

  test('brings a removed article back with its prices and pictures', async ({ shop }) => {
    await put(shop, 'articles', article('1', 'Eins'))
    await put(shop, 'prices', price('1', '9.90'))
    await put(shop, 'media', { matnr: '1', kind: 'image', source: 'generated' })
    const run = await put(shop, 'articles', { matnr: '1', delete: 'X' })
    expect(await shop.db.$count(retailPrices)).toBe(0)
    await undoRun(shop.db, run)
    expect(await titles(shop)).toEqual(['1 Eins'])
    expect(await shop.db.select().from(retailPrices)).toMatchObject([{ matnr: '1', price: '9.90' }])
    expect(await shop.db.$count(media)).toBe(1)
  })

  test('takes rows that changed twice within it back to the state before the first change', async ({
    shop,
  }) => {
    await put(shop, 'articles', article('1', 'Eins'))
    await put(shop, 'prices', price('1', '1.00'))
    const run = await put(shop, 'prices', price('1', '2.00'), price('1', '3.00'))
    await undoRun(shop.db, run)
    expect(await shop.db.select().from(retailPrices)).toMatchObject([{ price: '1.00' }])
  })

  test('takes categories away that nothing stands in, and moves others back', async ({ shop }) => {
    const named = (id: string, parent?: string) => ({ id, parent, name: { de: id } })
    await put(shop, 'categories', named('a'), named('b', 'a'))
    const run = await put(shop, 'categories', named('b'), named('c', 'b'), named('d', 'a'))
    await put(shop, 'articles', article('1', 'Eins', { categories: ['d'] }))
    expect(await undoRun(shop.db, run)).toEqual({ restored: 2, notRestored: 1 })
    expect(await shop.db.select().from(categories).orderBy(asc(categories.id))).toMatchObject([
      { id: 'a' },
      { id: 'b', parent: 'a', level: 1, path: ['a', 'b'] },
      { id: 'd' },
    ])
  })
})

test('only runs of rows that can be restored keep what was before', async ({ shop }) => {
  const run = await put(shop, 'synonyms', { word: 'Fuge', synonyms: ['Fugenmörtel'] })
  const other = await put(shop, 'articles', article('1', 'Eins'))
  const runs = await shop.db.select().from(importRuns).orderBy(asc(importRuns.id))
  expect(runs.map(({ id, images }) => [id, images])).toEqual([
    [run, 'none'],
    [other, 'kept'],
  ])
})

test('an undo leaves what another import is writing at the same moment', async ({ committed: shop }) => {
  const { db } = shop
  await put(shop, 'articles', article('1', 'Alt'))
  const run = await put(shop, 'articles', article('1', 'Neu'), article('2', 'Neu'))
  const written = Promise.withResolvers<void>()
  const undone = written.promise.then(() => undoRun(db, run))
  await db.transaction(async (other) => {
    await other.execute(sql`update articles set texts = '{"de":{"maktx":"Neuer"}}'`)
    written.resolve()
    const waiting = sql`select 1 from pg_locks where not granted`
    await eventually(async () => expect(await rowsOf(db, waiting)).not.toEqual([]))
  })
  expect(await undone).toEqual({ restored: 0, notRestored: 2 })
  expect(await titles(shop)).toEqual(['1 Neuer', '2 Neuer'])
})
