import { imports } from '@shop/contract/resources/imports'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { articles, retailPrices } from '../catalogue/tables.ts'
import { carryOutImports } from './carry-out.ts'
import { importRead } from './import-rows.ts'
import { importImages, importRuns } from './tables.ts'
import { undoImport } from './undo-import.ts'

type Kind = 'articles' | 'prices'

async function put({ db, now }: Shop, kind: Kind, ...rows: object[]): Promise<string> {
  const read = async function* () {
    for (const [index, value] of rows.entries()) yield { row: index + 1, value: { ...value } }
  }
  return (await importRead(db, { kind, source: 'test', actor: 'test', now }, read())).run
}

const article = (matnr: string, maktx: string) => ({ matnr, texts: { de: { maktx } }, meins: 'ST' })
const price = (matnr: string, amount: string) => ({ matnr, price: amount, kmein: 'ST' })

async function staffOf(shop: Shop) {
  const sender = await signIn(shop, await aUser(shop.db, { staff: 'admin' }))
  const undo = async (run: string) => {
    const { body } = await shop.call(imports, 'UNDO_IMPORT', { run_id: run }, sender)
    await carryOutImports({ db: shop.db, now: shop.now, today: () => '2026-03-11' })
    const { body: after } = await shop.call(imports, 'GET_RUN', { run_id: run }, sender)
    const { rowsRestored, rowsNotRestored, undo: state } = after.run
    return { status: body.status, state, rowsRestored, rowsNotRestored }
  }
  return { undo }
}

test('an undo that has left nothing is asked for once', async ({ shop }) => {
  const { undo } = await staffOf(shop)
  const run = await put(shop, 'articles', article('1', 'Eins'))
  expect(await undo(run)).toMatchObject({ status: 'OK', rowsNotRestored: 0 })
  expect(await undo(run)).toMatchObject({ status: 'ERROR', state: 'done', rowsRestored: 1 })
})

test('rows that are still other than the import had left them stay, however often it is undone', async ({
  shop,
}) => {
  const { undo } = await staffOf(shop)
  const run = await put(shop, 'articles', article('1', 'Eins'), article('2', 'Zwei'))
  await put(shop, 'articles', article('2', 'Von anderen'))
  for (const _ of ['first', 'again'])
    expect(await undo(run)).toEqual({ status: 'OK', state: 'done', rowsRestored: 1, rowsNotRestored: 1 })
  expect(await shop.db.select().from(articles)).toMatchObject([{ texts: { de: { maktx: 'Von anderen' } } }])
})

test('of two imports of one article the older one can be undone after the newer, in whatever order that was tried', async ({
  shop,
}) => {
  const { undo } = await staffOf(shop)
  await put(shop, 'articles', article('1', 'Vorher'))
  const [older, newer] = [
    await put(shop, 'articles', article('1', 'Älter'), article('2', 'Älter')),
    await put(shop, 'articles', article('1', 'Neuer'), article('2', 'Neuer')),
  ]
  expect(await undo(older)).toMatchObject({ rowsRestored: 0, rowsNotRestored: 2 })
  expect(await undo(newer)).toMatchObject({ rowsRestored: 2, rowsNotRestored: 0 })
  expect(await undo(older)).toEqual({ status: 'OK', state: 'done', rowsRestored: 2, rowsNotRestored: 0 })
  expect(await shop.db.select().from(articles)).toMatchObject([
    { matnr: '1', texts: { de: { maktx: 'Vorher' } } },
  ])
})

test('an article that was needed goes once nobody needs it any more', async ({ shop }) => {
  const { undo } = await staffOf(shop)
  const brought = await put(shop, 'articles', article('1', 'Eins'))
  const priced = await put(shop, 'prices', price('1', '1.00'))
  expect(await undo(brought)).toMatchObject({ rowsNotRestored: 1 })
  await undo(priced)
  expect(await shop.db.$count(retailPrices)).toBe(0)
  expect(await undo(brought)).toMatchObject({ rowsRestored: 1, rowsNotRestored: 0 })
  expect(await shop.db.$count(articles)).toBe(0)
})

test('rows an undo has restored are not looked at again, and one that breaks off goes on', async ({
  shop,
}) => {
  const { db, now } = shop
  const run = BigInt(await put(shop, 'articles', article('1', 'Eins'), article('2', 'Zwei')))
  await put(shop, 'articles', article('2', 'Von anderen'))
  await undoImport(db, run, { by: 'it', at: now() })
  await put(shop, 'articles', article('1', 'Eins'))
  const failing = async () => Promise.reject(new Error('the shop ends'))
  await expect(undoImport(db, run, { by: 'it', at: now(), before: failing })).rejects.toThrow('ends')
  expect(await db.select().from(importRuns).where(eq(importRuns.id, run))).toMatchObject([
    { undo: 'running', undoneAt: null },
  ])
  expect(await undoImport(db, run, { by: 'it', at: now(), taken: true })).toEqual({
    restored: 1,
    notRestored: 1,
  })
  expect(await db.$count(articles)).toBe(2)
  const images = await db.select().from(importImages).where(eq(importImages.runId, run))
  expect(Object.fromEntries(images.map(({ key, outcome }) => [JSON.stringify(key), outcome]))).toEqual({
    '{"matnr":"1"}': 'restored',
    '{"matnr":"2"}': 'changed',
  })
})
