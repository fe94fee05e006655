import { setTimeout } from 'node:timers/promises'
import { imports } from '@shop/contract/resources/imports'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { articles, retailPrices } from '../catalogue/tables.ts'
import { carryOutImports } from './carry-out.ts'
import { CancelledError } from './stop-code.ts'
import { findLook, requestStop, watchLook } from './look-watch.ts'
import type { Delivery } from './readers/delivery.ts'
import { watched } from './readers/watched.ts'
import { createFile } from './sent-files.ts'
import { importErrors, importFiles, importRuns } from './tables.ts'

const list = 'Artikelnummer;Bezeichnung;Einheit;Preis\n4711;Fuge grau;Sack;12,50\n4712;;;abc\n'

async function admin(shop: Shop): Promise<Sender> {
  return signIn(shop, await aUser(shop.db, { staff: 'admin' }))
}

async function send(shop: Shop, sender: Sender, name: string, content: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(content)
  const { body } = await shop.call(imports, 'CREATE_FILE', { name, bytes: bytes.length }, sender)
  const half = Math.ceil(bytes.length / 2)
  for (const index of [0, 1]) {
    const piece = bytes.subarray(index * half, (index + 1) * half).toString('base64')
    const added = await shop.call(
      imports,
      'ADD_PIECE',
      { file_id: body.file_id, index, content: piece },
      sender,
    )
    expect(added.body).toMatchObject({ status: 'OK' })
  }
  return body.file_id
}

const work = ({ db, now }: Shop) => carryOutImports({ db, now, today: () => '2026-03-11' })

describe('a file', () => {
  test('cannot be larger than was said, nor another’s', async ({ shop }) => {
    const sender = await admin(shop)
    const { body } = await shop.call(imports, 'CREATE_FILE', { name: 'a.csv', bytes: 2 }, sender)
    const piece = { file_id: body.file_id, index: 0, content: Buffer.from('abc').toString('base64') }
    expect((await shop.call(imports, 'ADD_PIECE', piece, sender)).body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    const other = await admin(shop)
    expect((await shop.call(imports, 'ADD_PIECE', piece, other)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await shop.call(imports, 'START_IMPORT', { file_ids: ['999'] }, sender)).body).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('is neither looked at nor imported before all of it has arrived, nor by another', async ({ shop }) => {
    const sender = await admin(shop)
    const { body } = await shop.call(imports, 'CREATE_FILE', { name: 'a.csv', bytes: 6 }, sender)
    const half = { file_id: body.file_id, index: 0, content: Buffer.from('a;b').toString('base64') }
    await shop.call(imports, 'ADD_PIECE', half, sender)
    for (const event of ['PREVIEW', 'START_IMPORT'] as const) {
      const early = await shop.call(imports, event, { file_ids: [body.file_id] }, sender)
      expect(early.body).toMatchObject({ code: 'NOT_FOUND' })
    }
    await shop.call(imports, 'ADD_PIECE', { ...half, index: 1 }, sender)
    const other = await shop.call(imports, 'PREVIEW', { file_ids: [body.file_id] }, await admin(shop))
    expect(other.body).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that is no catalogue is said to be unreadable', async ({ shop }) => {
    const sender = await admin(shop)
    const id = await send(shop, sender, 'a.csv', 'Farbe;Preis\nrot;1\n')
    const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], supplier: '70040' }, sender)
    expect(body).toMatchObject({
      format: 'csv',
      unreadable: { code: 'NO_NUMBER_COLUMN', text: expect.stringContaining('Artikelnummern') },
      columns: [{ name: 'Farbe' }, { name: 'Preis' }],
    })
  })
})

test('a preview shows columns, rows and remarks, and changes nothing', async ({ shop }) => {
  const sender = await admin(shop)
  const id = await send(shop, sender, 'liste.csv', list)
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], supplier: '70040' }, sender)
  expect(body).toMatchObject({
    format: 'csv',
    unreadable: null,
    articles: 2,
    columns: [
      { name: 'Artikelnummer', field: 'number', samples: ['4711', '4712'] },
      { name: 'Bezeichnung', field: 'text' },
      { name: 'Einheit', field: 'unit' },
      { name: 'Preis', field: 'listPrice' },
    ],
    rows: [
      { row: 2, kind: 'articles', key: '70040-4711', change: 'new', title: 'Fuge grau' },
      {
        row: 2,
        kind: 'prices',
        change: 'new',
        title: '',
        price: { matnr: '70040-4711', price: '12.5', currency: 'EUR', costUnit: 1, volumeUnit: 'SA' },
      },
    ],
  })
  expect(body.remarks).toContainEqual(expect.objectContaining({ severity: 'error', row: 3, key: '4712' }))
  expect(await shop.db.$count(articles)).toBe(0)
  expect(await shop.db.$count(importRuns)).toBe(0)
})

test('a preview of a dictionary shows the synonyms of classes as what their rows say', async ({ shop }) => {
  const sender = await admin(shop)
  const tables = {
    'ETIMARTCLASS.csv': strToU8('ARTCLASSID;ARTCLASSDESC\r\nEC010101;Waschtischarmatur\r\n'),
    'ETIMARTCLASSSYNONYMMAP.csv': strToU8(
      'ARTCLASSID;CLASSSYNONYM\r\nEC010101;Standbatterie\r\nEC010101;Beckenarmatur\r\n',
    ),
  }
  const id = await send(shop, sender, 'ETIM-DE.zip', zipSync(tables))
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id] }, sender)
  expect(body).toMatchObject({
    rows: [{ title: 'Waschtischarmatur' }, { title: 'Standbatterie, Beckenarmatur' }],
  })
})

test('a list that is passed over beside a catalogue in an archive is named, before and in the report', async ({
  committed: shop,
}) => {
  const sender = await admin(shop)
  const head = `V 110326${'Test'.padEnd(115)}04EUR`
  const files = { 'DATANORM.001': `${head}\r\nA;N;1;00;Rohr;;1;0;ST;100;;;;\r\n`, 'liste/preise.csv': list }
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
  const asked = { file_ids: [await send(shop, sender, 'a.zip', archive)], supplier: '70040' }
  const german = { ...sender, language: 'de' } as const
  const { body: seen } = await shop.call(imports, 'PREVIEW', asked, german)
  const text = expect.stringContaining('wurde nicht gelesen')
  expect(seen).toMatchObject({ format: 'datanorm', unreadable: null })
  expect(seen.remarks).toContainEqual(
    expect.objectContaining({ severity: 'warning', file: 'preise.csv', text }),
  )
  const { body: run } = await shop.call(imports, 'START_IMPORT', asked, sender)
  await work(shop)
  const told = await shop.db.select().from(importErrors).where(eq(importErrors.reason, 'FILE_PASSED_OVER'))
  expect(told).toMatchObject([{ runId: BigInt(run.run_id), severity: 'warning', file: 'preise.csv' }])
})

test('a look at large files says how far it is, to its owner alone, and ends when he wants it', async ({
  committed: { db, now },
}) => {
  const id = await createFile(db, { name: 'liste.csv', bytes: 1, actor: 'it' }, now())
  expect(await findLook(db, id, 'it')).toBeNull()
  const delivery: Delivery = {
    format: 'csv',
    files: [{ name: 'liste.csv', size: 400, open: () => slowly(40) }],
    passedOver: [],
    media: [],
    close: () => undefined,
  }
  const looking = watchLook(db, [id], async (watch) => {
    for await (const _ of watched(delivery, watch).files[0]?.open() ?? []);
  })
  const ended = expect(looking).rejects.toThrow(CancelledError)
  await eventually(async () => expect(await findLook(db, id, 'it')).toBeGreaterThan(10))
  expect(await findLook(db, id, 'somebody')).toBeUndefined()
  expect(await requestStop(db, id, 'somebody')).toBe(false)
  expect(await requestStop(db, id, 'it')).toBe(true)
  await ended
  expect(await findLook(db, id, 'it')).toBeNull()
})

/** So many pieces of ten bytes, one in a tenth of a second. */
async function* slowly(pieces: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < pieces; piece += 1) {
    yield new Uint8Array(10)
    await setTimeout(100)
  }
}

test('a preview says that a catalogue is cut off, however far behind; what it holds is taken and the run says so', async ({
  shop,
}) => {
  const article = (number: number) =>
    `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Fliese ${number}</DESCRIPTION_SHORT></ARTICLE_DETAILS><ARTICLE_ORDER_DETAILS><ORDER_UNIT>XYZ</ORDER_UNIT></ARTICLE_ORDER_DETAILS></ARTICLE>`
  const articlesOf200 = Array.from({ length: 200 }, (_, number) => article(number)).join('\n')
  const sender = await admin(shop)
  const content = `<BMECAT version="1.2"><T_NEW_CATALOG>${articlesOf200}<ARTICLE><SUPPLIER_AID>200`
  const reading = { file_ids: [await send(shop, sender, 'a.xml', content)], supplier: '70042' }
  const { body: seen } = await shop.call(imports, 'PREVIEW', reading, sender)
  expect(seen.remarks[0]).toMatchObject({ severity: 'error', row: 200, text: /Kein gültiges XML/ })
  const { body: started } = await shop.call(imports, 'START_IMPORT', reading, sender)
  await work(shop)
  const { body } = await shop.call(imports, 'GET_RUN', { run_id: started.run_id }, sender)
  expect(body.run).toMatchObject({
    state: 'aborted',
    stoppedBy: 'Die Datei ist beschädigt oder abgeschnitten. Was davor steht, ist übernommen und bleibt.',
    rowsWritten: 200,
    images: 'kept',
  })
  // What every article has is said once, with their number.
  const units = body.remarks.filter(({ text }) => text === 'Unbekannte Einheit')
  expect(units).toMatchObject([{ key: '0', field: 'ORDER_UNIT', value: 'XYZ (200×)' }])

  // Nothing of it stays once it is undone, so that is no longer said.
  await shop.call(imports, 'UNDO_IMPORT', { run_id: started.run_id }, sender)
  await work(shop)
  const { body: after } = await shop.call(imports, 'GET_RUN', { run_id: started.run_id }, sender)
  expect(after.run).toMatchObject({
    undo: 'done',
    stoppedBy: 'Die Datei ist beschädigt oder abgeschnitten.',
  })
})

/** The list of a supplier, sent and started with its columns chosen. */
async function startList(shop: Shop, sender: Sender): Promise<{ id: string; runId: string }> {
  const id = await send(shop, sender, 'liste.csv', list)
  const columns = {
    Artikelnummer: 'number',
    Bezeichnung: 'text',
    Einheit: 'unit',
    Preis: 'listPrice',
  } as const
  const started = await shop.call(
    imports,
    'START_IMPORT',
    { file_ids: [id], supplier: '70040', columns },
    sender,
  )
  return { id, runId: started.body.run_id }
}

test('an import is carried out, reported, undone once, and audited', async ({ shop }) => {
  const sender = await admin(shop)
  const { id, runId } = await startList(shop, sender)
  const again = await shop.call(imports, 'START_IMPORT', { file_ids: [id], supplier: '70040' }, sender)
  expect(again.body).toMatchObject({ run_id: runId })
  await work(shop)
  const { body } = await shop.call(imports, 'GET_RUN', { run_id: runId }, sender)
  expect(body.run).toMatchObject({
    source: 'liste.csv',
    kind: 'csv',
    state: 'done',
    progress: 100,
    cancellable: false,
    rowsWritten: 2,
    rowsWrong: 1,
    images: 'kept',
  })
  expect(body.remarks[0]).toMatchObject({
    severity: 'error',
    text: expect.stringContaining('Kurztext fehlt'),
  })
  expect(await shop.db.$count(importFiles)).toBe(0)
  expect(await shop.db.select().from(retailPrices)).toMatchObject([{ price: '12.50' }])
  const report = await shop.app.inject({
    url: `/download/import-report?run_id=${runId}`,
    headers: { cookie: sender.cookie ?? '' },
  })
  expect(report.body).toContain('error;;3;4712')

  expect((await shop.call(imports, 'CANCEL_IMPORT', { run_id: runId }, sender)).body).toMatchObject({
    code: 'STATE_NOT_ALLOWED',
  })
  expect((await shop.call(imports, 'UNDO_IMPORT', { run_id: runId }, sender)).body.status).toBe('OK')
  expect((await shop.call(imports, 'UNDO_IMPORT', { run_id: runId }, sender)).body).toMatchObject({
    code: 'STATE_NOT_ALLOWED',
  })
  await work(shop)
  expect(await shop.db.$count(articles)).toBe(0)
  const { runs } = (await shop.call(imports, 'GET_RUNS', {}, sender)).body
  expect(runs).toMatchObject([{ id: runId, undo: 'done', rowsRestored: 2, rowsNotRestored: 0 }])
  const deeds = (await shop.db.select().from(auditLog)).map(({ action }) => action)
  expect(deeds).toEqual(expect.arrayContaining(['start-import', 'undo-import']))
})

test('columns chosen for a supplier are offered with his next table', async ({ shop }) => {
  const sender = await admin(shop)
  const columns = { Nr: 'number', Was: 'text', Kosten: 'purchasePrice' } as const
  const first = await send(shop, sender, 'a.csv', 'Nr;Was;Kosten\n1;Fuge;2,00\n')
  await shop.call(imports, 'START_IMPORT', { file_ids: [first], supplier: '70041', columns }, sender)
  const next = await send(shop, sender, 'b.csv', 'Nr;Was;Neu;Kosten\n2;Kleber;x;3,00\n')
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [next], supplier: '70041' }, sender)
  expect(body.columns.map(({ name, field }) => [name, field])).toEqual([
    ['Nr', 'number'],
    ['Was', 'text'],
    ['Neu', null],
    ['Kosten', 'purchasePrice'],
  ])
})

test('fields are named in words, before and in the report, on the screen and to download', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const list = 'Artikelnummer;Bezeichnung;Preis\n1;Fuge;2,00\n'
  const reading = { file_ids: [await send(shop, sender, 'a.csv', list)], supplier: '70047' }
  const told = { field: 'Einheit', text: 'Keine Einheit, Stück angenommen' }
  const seen = await shop.call(imports, 'PREVIEW', reading, sender)
  expect(seen.body.remarks).toMatchObject([told])
  const { body } = await shop.call(imports, 'START_IMPORT', reading, sender)
  await work(shop)
  expect((await shop.call(imports, 'GET_RUN', body, sender)).body.remarks).toMatchObject([told])
  const report = await shop.app.inject({
    url: `/download/import-report?run_id=${body.run_id}`,
    headers: { cookie: sender.cookie ?? '' },
  })
  expect(report.body).toContain(';Einheit;NO_UNIT;')
})

test('a further table with other headings than the first is read by what its own say', async ({ shop }) => {
  const sender = await admin(shop)
  const tables = [
    'Artikelnummer;Bezeichnung;Preis\n1;Fuge;2,00\n',
    'Bestellnummer;Text;Listenpreis\n2;Kleber;3,00\n',
    'Artikelnummer;Bezeichnung;Listenpreis\n3;Dübel;4,00\n',
  ]
  const ids = await Promise.all(tables.map((content, at) => send(shop, sender, `${at}.csv`, content)))
  const reading = { file_ids: ids, supplier: '70046' }
  const { body } = await shop.call(imports, 'PREVIEW', reading, sender)
  expect(body).toMatchObject({ unreadable: null, articles: 3 })
  const columns = Object.fromEntries(body.columns.map(({ name, field }) => [name, field ?? 'attribute']))
  await shop.call(imports, 'START_IMPORT', { ...reading, columns }, sender)
  await work(shop)
  const prices = await shop.db.select().from(retailPrices)
  expect(prices.map(({ price }) => price).toSorted()).toEqual(['2.00', '3.00', '4.00'])
})

test('of a table with thousands of columns those of the shop are shown, and as many others as a page can hold', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const more = Array.from({ length: 5000 }, (_, index) => `M${index}`)
  const id = await send(shop, sender, 'a.csv', `${['Artikelnummer', ...more, 'Preis'].join(';')}\n1;2\n`)
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], supplier: '70044' }, sender)
  expect(body.columns).toHaveLength(301)
  expect(body.columnsLeft).toBe(4701)
  expect(body.columns.filter(({ field }) => field !== null)).toMatchObject([
    { name: 'Artikelnummer', field: 'number' },
    { name: 'Preis', field: 'listPrice' },
  ])
})

test('a next table with other headings has those columns by what they say', async ({ shop }) => {
  const sender = await admin(shop)
  const columns = { Nr: 'number', Was: 'text', Preis: 'listPrice' } as const
  const first = await send(shop, sender, 'a.csv', 'Nr;Was;Preis;EAN\n1;Fuge;2,00;4006381333931\n')
  await shop.call(imports, 'START_IMPORT', { file_ids: [first], supplier: '70042', columns }, sender)
  const fieldsOf = async (content: string) => {
    const next = await send(shop, sender, 'b.csv', content)
    const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [next], supplier: '70042' }, sender)
    return body.columns.map(({ name, field }) => [name, field])
  }
  expect(await fieldsOf('Nr;Was;Listenpreis;EAN\n2;Kleber;3,00;4006381333931\n')).toEqual([
    ['Nr', 'number'],
    ['Was', 'text'],
    ['Listenpreis', 'listPrice'],
    ['EAN', null],
  ])
  expect(await fieldsOf('Nr;EK-Preis;Gewicht\n2;3,00;1\n')).toEqual([
    ['Nr', 'number'],
    ['EK-Preis', 'purchasePrice'],
    ['Gewicht', 'weight'],
  ])
})

test('a run that waits is cancelled before it begins; files nobody can read end it with the reason', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const start = async (content: string) => {
    const id = await send(shop, sender, 'a.csv', content)
    return (await shop.call(imports, 'START_IMPORT', { file_ids: [id], supplier: '7' }, sender)).body.run_id
  }
  const cancelled = await start(list)
  const unreadable = await start('\u0000\u0001')
  await shop.call(imports, 'CANCEL_IMPORT', { run_id: cancelled }, sender)
  await work(shop)
  const { runs } = (await shop.call(imports, 'GET_RUNS', {}, sender)).body
  expect(runs.map(({ id, state, stoppedBy }) => [id, state, stoppedBy])).toEqual([
    [unreadable, 'aborted', expect.stringContaining('Format ist unbekannt')],
    [cancelled, 'aborted', 'Jemand hat ihn abgebrochen.'],
  ])
})

test('the report keeps numbers of articles as they are where a spreadsheet would make something else of them', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const numbers = ['01.03.2025', '1/2', '1-5', '12:30', '12E5', '00471', '4006381333931', 'FK-10', '4711']
  const rows = [...numbers, '=1+1'].map((number) => `${number};;1,50\n`).join('')
  const id = await send(shop, sender, 'a.csv', `Artikelnummer;Bezeichnung;Preis\n${rows}`)
  const { run_id: runId } = (
    await shop.call(imports, 'START_IMPORT', { file_ids: [id], supplier: '70043' }, sender)
  ).body
  await work(shop)
  const { body } = await shop.app.inject({
    url: `/download/import-report?run_id=${runId}`,
    headers: { cookie: sender.cookie ?? '' },
  })
  for (const number of numbers.slice(0, 7)) expect(body).toContain(`;"=""${number}""";`)
  for (const number of numbers.slice(7)) expect(body).toContain(`;${number};`)
  expect(body).toContain(";'=1+1;")
})

test('what an undo leaves stands in the report, in words', async ({ shop }) => {
  const sender = await admin(shop)
  const { runId } = await startList(shop, sender)
  await work(shop)
  await shop.db.update(retailPrices).set({ price: '13.00' })
  await shop.call(imports, 'UNDO_IMPORT', { run_id: runId }, sender)
  await work(shop)
  const { run, notRestored } = (await shop.call(imports, 'GET_RUN', { run_id: runId }, sender)).body
  expect(run).toMatchObject({ undo: 'done', progress: 100, rowsRestored: 0, rowsNotRestored: 2 })
  expect(notRestored).toMatchObject([
    { kind: 'articles', outcome: 'in-use', validFrom: '' },
    // The article's number first, and the day apart.
    { kind: 'prices', key: `${notRestored[0]?.key} EUR`, validFrom: '1900-01-01' },
  ])
  const report = await shop.app.inject({
    url: `/download/import-report?run_id=${runId}`,
    headers: { cookie: sender.cookie ?? '' },
  })
  expect(report.body).toMatch(/articles;in-use;Nicht zurückgesetzt: wird gebraucht/)
  expect(report.body).toMatch(/prices;changed;Nicht zurückgesetzt: seither geändert/)
})

test('what is no rows at all is refused as rows of a kind, instead of being read as rubbish', async ({
  shop,
}) => {
  const sender = await admin(shop)
  for (const content of [
    zipSync({ 'liste.csv': strToU8(list) }),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    '\uFEFF <?xml version="1.0"?><BMECAT/>',
  ]) {
    const id = await send(shop, sender, 'preise.csv', content)
    const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], kind: 'prices' }, sender)
    expect(body).toMatchObject({ unreadable: { code: 'NOT_ROWS' }, rows: [] })
    expect(body.unreadable?.text).toContain('keine Zeilen der Schnittstelle')
  }
})

test('every row that is wrong is shown as wrong, also where another has the same number or none', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const rows = [
    '{"name": {"de": "A"}}',
    '{"name": {"de": "B"}}',
    '{"id": "c", "name": {"de": "C"}}',
    '{"id": "c"}',
  ]
  const id = await send(shop, sender, 'gruppen.ndjson', rows.join('\n'))
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], kind: 'categories' }, sender)
  expect(body.rows.map(({ row, change }) => [row, change])).toEqual([
    [1, 'wrong'],
    [2, 'wrong'],
    [3, 'new'],
    [4, 'wrong'],
  ])
  expect(body.remarks.map(({ row }) => row)).toEqual([1, 2, 4])
})

test('rows that leave out a part of their key with a default say what they would change', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const [changed, same, gone] = [
    await anArticle(shop.db, { price: '10.00' }),
    await anArticle(shop.db, { price: '20.00' }),
    await anArticle(shop.db, { price: '30.00' }),
  ]
  const fresh = await anArticle(shop.db, { price: null })
  const rows = [
    { matnr: changed.matnr, price: '12.50', kmein: 'M2' },
    { matnr: same.matnr, price: '20.00', kmein: 'M2' },
    { matnr: gone.matnr, delete: 'X' },
    { matnr: fresh.matnr, price: '1.00', kmein: 'M2' },
    { matnr: fresh.matnr, currency: 'EUR', price: '2.00', kmein: 'M2' },
  ]
  const id = await send(shop, sender, 'preise.ndjson', rows.map((row) => JSON.stringify(row)).join('\n'))
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], kind: 'prices' }, sender)
  expect(body.rows.map(({ change }) => change)).toEqual(['changed', 'same', 'removed', 'new', 'new'])
  expect(body.rows.map(({ key }) => key).slice(0, 1)).toEqual([`${changed.matnr} EUR 1900-01-01`])
})

test('a heading as long as a text can be chosen, a first row nobody knows is named, and one that is an article is none', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const look = async (content: string, columns?: Record<string, 'number' | 'text'>) => {
    const id = await send(shop, sender, 'a.csv', content)
    const reading = { file_ids: [id], supplier: '70040', ...(columns && { columns }) }
    return (await shop.call(imports, 'PREVIEW', reading, sender)).body
  }
  const long = `Artikelnummer;Bezeichnung (${'sehr ausführlich, '.repeat(20)})\n1;Fuge\n`
  const { columns } = await look(long)
  expect(columns.map(({ field }) => field)).toEqual(['number', 'text'])
  const chosen = Object.fromEntries(
    columns.map(({ name }, at) => [name, at === 0 ? 'number' : 'text'] as const),
  )
  expect(await look(long, chosen)).toMatchObject({ status: 'OK', unreadable: null, articles: 1 })

  const odd = await look('Kennung;Was\n4712;Kleber\n', { Kennung: 'number', Was: 'text' })
  expect(odd.rows.map(({ key }) => key)).toEqual(['70040-4712'])
  expect(odd.remarks.map(({ text, value }) => `${text}: ${value}`)).toContain(
    'Keine Zeile nennt Spalten, die man kennt: Die erste gilt als Kopfzeile und nicht als Artikel: Kennung, Was',
  )

  const headless = '4711;Fuge\n4712;Kleber\n'
  expect((await look(headless)).columns).toMatchObject([
    { name: 'A', samples: ['4711', '4712'] },
    { name: 'B' },
  ])
  const { rows } = await look(headless, { A: 'number', B: 'text' })
  expect(rows.map(({ key }) => key)).toEqual(['70040-4711', '70040-4712'])
})

test('rows of a kind are looked at, taken and reported like those of the interface', async ({ shop }) => {
  const sender = await admin(shop)
  const rows = [
    '{"id": "floor", "name": {"de": "Boden"}}',
    '{"id": "wall"}',
    'Boden',
    '{"id": "oak", "parent": "floor", "name": {"de": "Eiche"}}',
  ]
  const id = await send(shop, sender, 'gruppen.ndjson', rows.join('\n'))
  const reading = { file_ids: [id], kind: 'categories' as const }
  const { body: seen } = await shop.call(imports, 'PREVIEW', reading, sender)
  expect(seen).toMatchObject({ format: 'rows', unreadable: null, columns: [] })
  expect(seen.rows.map(({ row, key, change }) => [row, key, change])).toEqual([
    [1, 'floor', 'new'],
    [2, 'wall', 'wrong'],
    [4, 'oak', 'new'],
  ])
  expect(seen.remarks).toMatchObject([
    { row: 3, text: 'Die Zeile ist kein JSON' },
    { row: 2, field: 'name' },
  ])
  const { body: started } = await shop.call(imports, 'START_IMPORT', reading, sender)
  await work(shop)
  const { body } = await shop.call(imports, 'GET_RUN', { run_id: started.run_id }, sender)
  expect(body.run).toMatchObject({ kind: 'categories', state: 'done', rowsWritten: 2, rowsWrong: 2 })
})

test('a preview of many articles shows the first of them with their prices, behind some of their groups', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const rows = Array.from({ length: 300 }, (_, row) => `${row};Fuge;Sack;1,50;Gruppe ${row}`).join('\n')
  const id = await send(
    shop,
    sender,
    'a.csv',
    `Artikelnummer;Bezeichnung;Einheit;Preis;Warengruppe\n${rows}\n`,
  )
  const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], supplier: '70040' }, sender)
  const kinds = body.rows.map(({ kind }) => kind)
  expect(kinds.length).toBeLessThanOrEqual(120)
  expect(kinds.filter((kind) => kind === 'categories').length).toBeLessThanOrEqual(20)
  const ofArticles = kinds.filter((kind) => kind !== 'categories')
  expect(ofArticles.slice(0, 4)).toEqual(['articles', 'prices', 'articles', 'prices'])
  expect(ofArticles.length).toBeGreaterThanOrEqual(100)
  expect(body.rows.filter(({ change }) => change !== 'new')).toEqual([])
  expect(body.articles).toBe(300)
})

describe('a look says what has to be settled first', () => {
  const lookAt = async (shop: Shop, content: string, reading: object, name = 'a.csv') => {
    const sender = await admin(shop)
    const id = await send(shop, sender, name, content)
    const { body } = await shop.call(imports, 'PREVIEW', { file_ids: [id], ...reading }, sender)
    return body
  }

  test('that nothing is taken without a supplier', async ({ shop }) => {
    const body = await lookAt(shop, list, {})
    expect(body).toMatchObject({
      unreadable: { code: 'NO_SUPPLIER', text: expect.stringContaining('ieferant') },
      rows: [],
    })
  })

  test('that nothing is taken where every row is wrong, and none where one is right or not all are looked at', async ({
    shop,
  }) => {
    const refused = async (content: string, name?: string) => {
      const reading = name === undefined ? { supplier: '70040' } : { kind: 'categories' }
      return (await lookAt(shop, content, reading, name)).unreadable
    }
    const wrong = '{"name": {"de": "A"}}\n'
    expect(await refused(wrong.repeat(2), 'a.ndjson')).toMatchObject({
      code: 'NOTHING_TAKEN',
      text: expect.stringContaining('Keine Zeile würde übernommen'),
    })
    expect(await refused('{"id": "a"\n', 'a.ndjson')).toMatchObject({ code: 'NOTHING_TAKEN' })
    expect(await refused(`${wrong}{"id": "c", "name": {"de": "C"}}\n`, 'a.ndjson')).toBeNull()
    expect(await refused(wrong.repeat(121), 'a.ndjson')).toBeNull()
    const unpriced = (price: string) => `Artikelnummer;Preis\n4711;${price}\n`
    expect(await refused(unpriced('12,50'))).toMatchObject({ code: 'NOTHING_TAKEN' })
    expect(await refused(unpriced('1.250'))).toBeNull()
  })

  test('which columns have numbers that read both ways, until somebody says how they are written', async ({
    shop,
  }) => {
    const both = 'Artikelnummer;Bezeichnung;Einheit;Preis\n1;Fuge;Sack;1.250\n2;Fuge;Sack;2.500\n'
    expect((await lookAt(shop, both, { supplier: '70040' })).ambiguous).toEqual(['Preis'])
    const said = await lookAt(shop, both, { supplier: '70040', numbers: 'point' })
    expect(said.ambiguous).toEqual([])
    expect(said.rows.flatMap(({ price }) => price?.price ?? [])).toEqual(['1.25', '2.5'])
  })
})

test('an import that waits names the one a node is at and how many come before it; commands keep nobody waiting', async ({
  shop,
}) => {
  const sender = await admin(shop)
  const run = { kind: 'files', actor: 'it', task: {} }
  const waitsOf = async () => {
    const { body } = await shop.call(imports, 'GET_RUNS', {}, sender)
    return Object.fromEntries(
      body.runs.flatMap(({ source, waitsFor }) => (waitsFor === null ? [] : [[source, waitsFor]])),
    )
  }
  const insert = (...rows: (typeof importRuns.$inferInsert)[]) =>
    shop.db.insert(importRuns).values(rows).returning({ id: importRuns.id })
  await insert(
    { ...run, source: 'command', task: null, state: 'running', actor: 'command line' },
    { ...run, source: 'undone by a command', state: 'done', undo: 'running', undoneBy: 'command line' },
    { ...run, source: 'second', state: 'queued' },
    { ...run, source: 'third', state: 'queued' },
    { ...run, source: 'to be undone', state: 'done', undo: 'requested', undoneBy: 'it' },
  )
  expect(await waitsOf()).toEqual({})

  const [first] = await insert({ ...run, source: 'first', state: 'running' })
  const busy = { id: String(first?.id), source: 'first', what: 'import' }
  expect(await waitsOf()).toEqual({
    second: { ...busy, others: 0 },
    third: { ...busy, others: 1 },
    'to be undone': { ...busy, others: 2 },
  })

  await shop.db
    .update(importRuns)
    .set({ state: 'done', undo: 'running', undoneBy: 'it' })
    .where(eq(importRuns.source, 'first'))
  expect(await waitsOf()).toMatchObject({ second: { what: 'undo' } })
})
