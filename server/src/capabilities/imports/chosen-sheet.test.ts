import { imports } from '@shop/contract/resources/imports'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { articles } from '../catalogue/tables.ts'
import { carryOutImports } from './carry-out.ts'
import { runImportCommand } from './command.ts'
import { fileWith, text, workbook } from './readers/table/testing.ts'
import { importRuns } from './tables.ts'

/** A price list of one article. */
const list = (number: string, ...more: string[]) => {
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((cell, column) => text(`${'ABCD'[column]}${at}`, cell)).join('')}</row>`
  const heads = ['Artikelnummer', 'Bezeichnung', 'Einheit', 'Preis']
  return row(1, ...heads) + row(2, number, 'Fuge', 'ST', '9,50') + more.join('')
}
const book = workbook(
  { name: 'Deckblatt', rows: `<row r="1">${text('A1', 'Preisliste')}</row>` },
  { name: 'Fliesen', rows: list('A1') },
  { name: 'Rohre', rows: list('B1') },
  { name: 'Kalkulation', rows: list('K1'), state: 'hidden' },
)

async function sent(shop: Shop): Promise<{ sender: Sender; id: string }> {
  const sender = await signIn(shop, await aUser(shop.db, { staff: 'admin' }))
  const { body } = await shop.call(imports, 'CREATE_FILE', { name: 'liste.xlsx', bytes: book.length }, sender)
  const content = Buffer.from(book).toString('base64')
  await shop.call(imports, 'ADD_PIECE', { file_id: body.file_id, index: 0, content }, sender)
  return { sender, id: body.file_id }
}

const brought = async ({ db }: Shop) =>
  (await db.select({ matnr: articles.matnr }).from(articles)).map(({ matnr }) => matnr)

test('a sheet the workbook does not have, or hides, is refused by name, and nothing is imported', async ({
  shop,
}) => {
  const { sender, id } = await sent(shop)
  for (const sheet of ['Kalkulation', 'Sanitär', '']) {
    const reading = { file_ids: [id], supplier: '70040', sheet }
    const { body } = await shop.call(imports, 'PREVIEW', reading, sender)
    expect(body).toMatchObject({ unreadable: { code: 'NO_SUCH_SHEET' }, rows: [] })
  }
  const reading = { file_ids: [id], supplier: '70040', sheet: 'Kalkulation' }
  const { body } = await shop.call(imports, 'START_IMPORT', reading, sender)
  await carryOutImports({ db: shop.db, now: shop.now, today: () => '2026-03-11' })
  const [run] = await shop.db
    .select()
    .from(importRuns)
    .where(eq(importRuns.id, BigInt(body.run_id)))
  expect(run).toMatchObject({ state: 'aborted', stoppedBy: 'NO_SUCH_SHEET' })
  expect(await brought(shop)).toEqual([])
})

test('a look names the sheets that hold a table; the chosen one is shown and imported, without a warning', async ({
  shop,
}) => {
  const { sender, id } = await sent(shop)
  const reading = { file_ids: [id], supplier: '70040' }
  const { body: first } = await shop.call(imports, 'PREVIEW', reading, sender)
  expect(first).toMatchObject({ sheet: 'Fliesen', sheets: ['Fliesen', 'Rohre'] })
  expect(first.remarks).toMatchObject([{ severity: 'warning', value: 'Fliesen, Rohre' }])
  const { body } = await shop.call(imports, 'PREVIEW', { ...reading, sheet: 'Rohre' }, sender)
  expect(body).toMatchObject({ sheet: 'Rohre', sheets: ['Fliesen', 'Rohre'], remarks: [] })
  expect(body.rows).toMatchObject([{ key: '70040-B1' }, { kind: 'prices' }])
  await shop.call(imports, 'START_IMPORT', { ...reading, sheet: 'Rohre' }, sender)
  await carryOutImports({ db: shop.db, now: shop.now, today: () => '2026-03-11' })
  expect(await brought(shop)).toEqual(['70040-B1'])
  const { body: listed } = await shop.call(imports, 'GET_RUNS', {}, sender)
  expect(listed.runs).toMatchObject([{ source: 'liste.xlsx: Rohre' }])
})

test('the command reads the sheet it is told', async ({ shop }) => {
  const lines: string[] = []
  const file = await fileWith('liste.xlsx', book)
  const run = (...words: string[]) =>
    runImportCommand(['--table', file, '--supplier', '70040', '--sheet', ...words], {
      ...shop,
      today: '2026-03-11',
      print: (line) => lines.push(line),
    })
  expect(await run('Sanitär')).toBe(1)
  expect(lines.join('\n')).toContain('NO_SUCH_SHEET: Sanitär (Fliesen, Rohre)')
  expect(await run('Rohre')).toBe(0)
  expect(await brought(shop)).toEqual(['70040-B1'])
})
