import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { imports } from '@shop/contract/resources/imports'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { accessories, articles, categories, media, retailPrices } from '../catalogue/tables.ts'
import { runImportCommand } from './command.ts'
import { importErrors, importRuns } from './tables.ts'

/** A folder that is gone after the test. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const fixture = (name: string) => fileURLToPath(new URL(`readers/bmecat/fixtures/${name}`, import.meta.url))

async function run(shop: Shop & { stopping?: AbortSignal }, ...words: string[]) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const code = await runImportCommand(words, { ...shop, today: '2026-03-11', print })
  return { code, output: lines.join('\n') }
}

describe('wrong use is explained', () => {
  test('and imports nothing', async ({ shop }) => {
    const wrong: [string[], string][] = [
      [[], 'Name a file'],
      [['a.csv'], 'Choose --kind, --bmecat, --datanorm, --table or --etim'],
      [['--kind', 'orders', 'a.csv'], 'There is no kind orders'],
      [['--bmecat', 'a.xml', '--markup', 'much'], '--markup wants a percentage'],
      [['--bmecat', 'a.xml', '--gros-list', 'maybe'], '--gros-list wants'],
      [['--colour', 'a.csv'], '--colour'],
      [['--undo', 'last'], '--undo wants'],
    ]
    for (const [words, message] of wrong) {
      const { code, output } = await run(shop, ...words)
      expect(code).toBe(2)
      expect(output).toContain(message)
      expect(output).toContain('npm run import')
    }
  })

  test('also where it is a folder or a device, which cannot be read several times', async ({ shop }) => {
    for (const file of [await aFolder(), devNull])
      expect(await run(shop, '--bmecat', file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('not read: NOT_A_FILE'),
      })
  })

  test('and nothing a name holds is an order to the terminal, or a line of its own', async ({ shop }) => {
    const file = path.join(await aFolder(), 'a\u001B[2J\n  9 rows read, 9 taken, 0 wrong\u202E.csv')
    await writeFile(file, 'matnr;price;kmein\nfremd\u001B[31m;2;ST\n')
    const shown = String.raw`a\u001b[2J\n  9 rows read, 9 taken, 0 wrong\u202e.csv`
    for (const words of [
      ['--table', file, '--supplier', 'S1'],
      ['--kind', 'prices', file],
      ['--bmecat', `${file}.gone`],
    ]) {
      const { output } = await run(shop, ...words)
      expect(output.split('\n')[0]).toContain(shown)
      expect(output).toMatch(/^(?:[^\p{Cc}\p{Cf}]|\n)*$/u)
    }
  })

  test('also where the file does not exist or is none that can be read', async ({ shop }) => {
    const folder = await aFolder()
    const empty = path.join(folder, 'empty.csv')
    await writeFile(empty, '')
    expect(await run(shop, '--kind', 'articles', path.join(folder, 'gone.csv'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('ENOENT'),
    })
    expect(await run(shop, '--kind', 'articles', empty)).toMatchObject({ code: 1 })
    expect(await run(shop, '--bmecat', empty)).toMatchObject({
      code: 1,
      output: expect.stringContaining('UNKNOWN_FORMAT: empty.csv. The format is unknown'),
    })
  })
})

test('a table is imported with a report per wrong row', async ({ shop }) => {
  const folder = await aFolder()
  const file = path.join(folder, 'articles.csv')
  await writeFile(file, 'matnr;texts;meins\n1;"{""de"":{""maktx"":""Fuge""}}";SA\n2;;SA\n')
  const { code, output } = await run(shop, '--kind', 'articles', file)
  expect(code).toBe(0)
  expect(output).toContain('row 3 (2): texts required')
  expect(output).toContain('2 rows read, 1 taken, 1 wrong')
})

test('an import beside one that is under way says that they may wait for one another', async ({ shop }) => {
  const file = path.join(await aFolder(), 'preise.csv')
  await writeFile(file, 'Artikelnummer;Bezeichnung;ME;Preis\n1;Fuge;ST;1,50\n')
  const words = ['--table', file, '--supplier', 'S1']
  expect((await run(shop, ...words)).output).not.toContain('under way')
  const other = { kind: 'bmecat', source: 'a.xml', actor: 'it', state: 'running' } as const
  const [begun] = await shop.db.insert(importRuns).values(other).returning({ id: importRuns.id })
  expect((await run(shop, ...words)).output).toContain(`Import ${begun?.id} (a.xml) is under way, too`)
})

test('the same table once more says that nothing changed', async ({ shop }) => {
  const file = path.join(await aFolder(), 'preise.csv')
  await writeFile(file, 'Artikelnummer;Bezeichnung;ME;Preis\n1;Fuge;ST;1,50\n')
  const words = ['--table', file, '--supplier', 'S1']
  expect((await run(shop, ...words)).output).not.toContain('nothing changed')
  expect((await run(shop, ...words)).output).toContain(
    'note: the file holds nothing but what the shop has already',
  )
  await writeFile(file, 'Artikelnummer;Bezeichnung;ME;Preis\n1;Fuge;ST;1,60\n')
  expect((await run(shop, ...words)).output).not.toContain('nothing changed')
})

describe('a BMEcat catalogue', () => {
  test('brings articles with categories, media, prices and accessories', async ({ shop }) => {
    const { code, output } = await run(shop, '--bmecat', fixture('tiles-1.2.xml'), '--supplier', '70010')
    expect(code).toBe(0)
    expect(output).toContain('article SO-1 has only a purchase price and no mark-up was chosen')
    expect(output).toContain('error: line 73 has no supplier article number')
    const [tile, skirting] = await shop.db.select().from(articles).orderBy(asc(articles.matnr))
    expect(tile).toMatchObject({ supplierNumber: '70010', supplierMatnr: 'FB 60/60-1', salesUnit: 'KAR' })
    expect(skirting).toMatchObject({ matnr: '70010-SO-1' })
    expect(await shop.db.select().from(retailPrices)).toMatchObject([
      { matnr: tile?.matnr, price: '4404.87', kpein: 100, kmein: 'KAR' },
    ])
    expect(await shop.db.select().from(media)).toMatchObject([{ source: '70010/bilder/2024/boden/6060.jpg' }])
    expect(await shop.db.select().from(accessories)).toMatchObject([{ accessory: '70010-SO-1' }])
    const [group] = await shop.db.select().from(categories).where(eq(categories.id, '70010-F24-11'))
    expect(group).toMatchObject({ level: 1, path: ['70010-F24-1', '70010-F24-11'] })
    const [imported] = await shop.db.select().from(importRuns)
    expect(imported).toMatchObject({ kind: 'bmecat', state: 'done', rowsWrong: 1 })
    const kept = await shop.db.select({ reason: importErrors.reason }).from(importErrors)
    expect(kept.map(({ reason }) => reason)).toContain('PURCHASE_PRICE')
  })

  test('is followed by updates of products and prices, which find the same articles', async ({ shop }) => {
    await run(shop, '--bmecat', fixture('tiles-1.2.xml'))
    const prices = await run(shop, '--bmecat', fixture('update-prices-1.2.xml'))
    expect(prices.output).toContain('article never-seen is not known to the shop')
    const stored = await shop.db.select().from(retailPrices).orderBy(asc(retailPrices.validFrom))
    expect(stored).toMatchObject([
      { price: '4404.87', validFrom: '2024-03-01' },
      { price: '449.00', kpein: 10, validFrom: '2026-03-11' },
    ])
    await run(shop, '--bmecat', fixture('update-products-2005.xml'))
    const left = await shop.db.select().from(articles)
    expect(left).toMatchObject([
      { texts: { de: { maktx: 'Bodenfliese 60 x 60 cm, hellgrau' } }, categories: ['70010-F24-11'] },
    ])
  })

  test('prices everything where a mark-up is chosen', async ({ shop }) => {
    const words = ['--bmecat', fixture('tiles-1.2.xml'), '--markup', '40', '--gros-list', 'ignore']
    await run(shop, ...words)
    const [price] = await shop.db.select().from(retailPrices).where(eq(retailPrices.matnr, '70010-SO-1'))
    expect(price).toMatchObject({ price: '3.01', kmein: 'ST' })
  })
})

test('a catalogue that breaks off fails, and what stands before the break is named and kept', async ({
  shop,
}) => {
  const broken = await run(shop, '--bmecat', fixture('truncated-wrong-encoding.xml'), '--supplier', '70010')
  expect(broken.code).toBe(1)
  const kept = await shop.db.$count(articles)
  expect(kept).toBeGreaterThan(0)
  expect(broken.output).toMatch(/broken off: .*, \d+ rows before that were taken and stay\..* --undo \d+/)
  expect(await shop.db.select().from(importRuns)).toMatchObject([
    { state: 'aborted', stoppedBy: 'BROKEN_FILE' },
  ])
})

test('a command somebody stops says what it has taken and how to undo that, and begins no other file', async ({
  shop,
}) => {
  const folder = await aFolder()
  const rows = Array.from({ length: 1200 }, (_, id) => JSON.stringify({ id: `${id}`, name: { de: 'G' } }))
  const [first, second] = ['a.ndjson', 'b.ndjson'].map((name) => path.join(folder, name))
  for (const file of [first, second]) await writeFile(file ?? '', rows.join('\n'))
  const stop = new AbortController()
  const now = () => {
    stop.abort()
    return shop.now()
  }
  const asked = ['--kind', 'categories', first ?? '', second ?? '']
  const { code, output } = await run({ ...shop, now, stopping: stop.signal }, ...asked)
  expect(code).toBe(1)
  const [, taken, id] = /stopped: (\d+) rows were taken and stay.*--undo (\d+)/.exec(output) ?? []
  expect(await shop.db.$count(categories)).toBe(Number(taken))
  expect(output).toMatch(/b\.ndjson\n {2}not begun/)
  expect(await shop.db.select().from(importRuns)).toMatchObject([
    { id: BigInt(id ?? 0), state: 'aborted', stoppedBy: 'INTERRUPTED' },
  ])
})

test('an import whose database goes away says so, and what to do', async ({ shop }) => {
  const file = path.join(await aFolder(), 'a.ndjson')
  await writeFile(file, '{"id": "a", "name": {"de": "A"}}')
  const transaction = () =>
    Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
  const db = new Proxy(shop.db, {
    get: (target, key, receiver) =>
      key === 'transaction' ? transaction : Reflect.get(target, key, receiver),
  })
  const { code, output } = await run({ ...shop, db }, '--kind', 'categories', file, file)
  expect(code).toBe(1)
  expect(output.match(/broken off: the database does not answer/g)).toHaveLength(2)
})

test('a folder is no file, and the files beside it are imported', async ({ shop }) => {
  const folder = await aFolder()
  const file = path.join(folder, 'a.ndjson')
  await writeFile(file, '{"id": "a", "name": {"de": "A"}}')
  for (const what of [
    ['--table', '--supplier', '1'],
    ['--kind', 'categories'],
  ])
    expect((await run(shop, ...what, folder)).output).toMatch(/not read: (?:NOT_A_FILE|EISDIR)/)
  const { code, output } = await run(shop, '--kind', 'categories', folder, file)
  expect(code).toBe(1)
  expect(output).toContain('1 taken')
})

test('what many articles have in common is told once, with how many', async ({ shop }) => {
  const folder = await aFolder()
  const datanorm = path.join(folder, 'DATANORM.001')
  const lines = ['1', '2', '3'].map(
    (number) => `A;N;${number};00;Rohr;;1;0;ST;100;;${number === '3' ? 'W2' : 'W1'};;`,
  )
  await writeFile(datanorm, [`V 110326${'Test'.padEnd(115)}04EUR`, ...lines, ''].join('\r\n'))
  const { output } = await run(shop, '--datanorm', datanorm, '--supplier', '70030')
  const groups = output.split('\n').filter((line) => line.includes('group that does not exist'))
  expect(groups).toEqual([
    expect.stringMatching(/article 1 .*: W1 \(2×\)$/),
    expect.stringMatching(/article 3 .*: W2$/),
  ])
})

test('a DATANORM delivery and a price list of one supplier bring and change the same articles', async ({
  shop,
}) => {
  const folder = await aFolder()
  const datanorm = path.join(folder, 'DATANORM.001')
  const head = `V 110326${'Test'.padEnd(115)}04EUR`
  await writeFile(datanorm, `${head}\r\nA;N;4711;00;Waschtisch;600 mm;1;2;ST;18900;R010;;;\r\nA;N;;00;;\r\n`)
  const brought = await run(shop, '--datanorm', datanorm, '--supplier', '70030')
  expect(brought).toMatchObject({ code: 0, output: expect.stringContaining('error: DATANORM.001 line 3') })
  const list = path.join(folder, 'preise.csv')
  await writeFile(list, 'Nr;Preis neu;Farbe\n4711;1.950,00;weiss\n')
  const words = ['--table', list, '--supplier', '70030']
  expect((await run(shop, ...words, '--column', 'Nr=colour')).code).toBe(2)
  const columns = ['--column', 'Nr=number', '--column', 'Preis neu=listPrice', '--column', 'Farbe=attribute']
  expect((await run(shop, ...words, ...columns)).code).toBe(0)
  expect(await shop.db.select().from(articles)).toMatchObject([
    { matnr: '70030-4711', texts: { de: { maktx: 'Waschtisch', maktx2: '600 mm' } }, discountGroup: 'R010' },
  ])
  expect(await shop.db.select().from(retailPrices)).toMatchObject([
    { price: '1950.00', kpein: 100, kmein: 'ST' },
  ])
  expect(await run(shop, '--bmecat', list)).toMatchObject({ code: 1 })
})

test('a price that is a hundred times the one before is taken and told', async ({ shop }) => {
  const list = path.join(await aFolder(), 'preise.csv')
  const send = async (head: string, row: string) => {
    await writeFile(list, `${head}\n${row}\n`)
    return run(shop, '--table', list, '--supplier', '70030')
  }
  const first = await send('Art.Nr.;Text;ME;Preis;PE', '1;Schraube;ST;12,90;100')
  expect(first.output).not.toContain('is its price unit right')
  const next = await send('Art.Nr.;Text;ME;Preis;PE', '1;Schraube;ST;13,10;1')
  expect(next.output).toMatch(/warning: .*article 1 .* is its price unit right\?: ×102/)
  expect((await send('Art.Nr.;Text;ME;Preis;PE', '1;Schraube;ST;13,20;1')).output).not.toContain('unit right')
})

test('an article whose price is on request with DATANORM has none any more, until that is undone', async ({
  shop,
}) => {
  const folder = await aFolder()
  const send = async (...lines: string[]) => {
    const name = path.join(folder, 'DATANORM.001')
    const head = 'V;050;A;20260311;EUR;Test;;;;;;;;;'
    await writeFile(name, [head, ...lines, `E;${lines.length + 2};`].join('\r\n'))
    return run(shop, '--datanorm', name, '--supplier', '70030')
  }
  const price = async () => {
    const [stored] = await shop.db.select().from(retailPrices)
    return [stored?.price, stored?.validTo]
  }
  await send('A;N;1;Waschtisch;;PCE;1;1;18900;;;;WASCHT;')
  expect(await price()).toEqual(['189.00', '9999-12-31'])
  expect((await send('P;1;9;1;0;;;;;;;;;')).output).toContain('article 1 is on request')
  expect(await price()).toEqual(['189.00', '2026-03-10'])
  const [last] = await shop.db.select().from(importRuns).orderBy(desc(importRuns.id))
  await run(shop, '--undo', String(last?.id))
  expect(await price()).toEqual(['189.00', '9999-12-31'])

  await send('B;L;1;;20260401;')
  const going = { discontinued: true, lastDay: '2026-04-01', searchWords: ['WASCHT'] }
  expect(await shop.db.select().from(articles)).toMatchObject([going])
})

test('an import is undone by its number, once it has ended and as long as its rows are kept', async ({
  shop,
}) => {
  await run(shop, '--bmecat', fixture('tiles-1.2.xml'), '--supplier', '70010')
  const [imported] = await shop.db.select().from(importRuns)
  const undo = () => run(shop, '--undo', String(imported?.id))
  await shop.db.update(importRuns).set({ state: 'running' })
  expect(await undo()).toMatchObject({ code: 1, output: expect.stringContaining('still running') })
  await shop.db.update(importRuns).set({ state: 'done' })
  await shop.db.update(importRuns).set({ undo: 'running', undoneBy: 'it', progress: 40, aliveAt: sql`now()` })
  expect(await undo()).toMatchObject({ code: 1, output: expect.stringContaining('already being undone') })
  expect(await shop.db.select().from(importRuns)).toMatchObject([
    { undo: 'running', undoneBy: 'it', progress: 40 },
  ])
  expect(await shop.db.$count(articles)).toBeGreaterThan(0)
  await shop.db.update(importRuns).set({ aliveAt: sql`now() - interval '3 minutes'` })
  const undone = await undo()
  expect(undone).toMatchObject({ code: 0, output: expect.stringContaining('0 left') })
  const [first] = await shop.db.select().from(importRuns)
  expect(first).toMatchObject({ undo: 'done', undoneBy: 'command line' })
  await shop.db.update(importRuns).set({ undoneBy: 'it' })
  // Once more is told as what was done before, and changes nothing.
  const again = await undo()
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/ was undone before \(.*\b0 left/) })
  expect(again.output).toContain('Nothing changed now.')
  expect(
    (await shop.db.select().from(auditLog)).filter(({ action }) => action === 'undo-import'),
  ).toHaveLength(1)
  expect(await shop.db.select().from(importRuns)).toEqual([{ ...first, undoneBy: 'it' }])
  for (const table of [articles, categories, media, retailPrices, accessories])
    expect(await shop.db.$count(table)).toBe(0)
  const later = new Date(shop.now().getTime() + 31 * 24 * 3_600_000)
  const print = () => undefined
  const around = { db: shop.db, now: () => later, today: '2026-04-11', print }
  await runImportCommand(['--bmecat', fixture('tiles-1.2.xml')], around)
  expect(await undo()).toMatchObject({ code: 1, output: expect.stringContaining('nothing kept') })
  expect(await run(shop, '--undo', '999')).toMatchObject({ code: 1 })
})

test('an undo names the rows it has left and why, also when it is asked for once more', async ({ shop }) => {
  const file = path.join(await aFolder(), 'preise.csv')
  const send = async (...lines: string[]) => {
    await writeFile(file, [...lines, ''].join('\n'))
    await run(shop, '--table', file, '--supplier', '70040')
  }
  await send('Artikelnummer;Bezeichnung;ME;Preis', '1;Fuge;ST;1,00', '2;Rohr;ST;2,00')
  const [first] = await shop.db.select().from(importRuns)
  await send('Artikelnummer;Preis', '2;2,50')
  const lines = ['  left: articles 70040-2: in use', '  left: prices 70040-2 EUR (1900-01-01): changed since']
  for (const _ of ['now', 'once more']) {
    const { output } = await run(shop, '--undo', String(first?.id))
    expect(output.split('\n').slice(1)).toEqual(lines)
  }
})

test('staff see who imported in their language, and the file without the folders of the server', async ({
  shop,
}) => {
  const file = path.join(await aFolder(), 'liste.csv')
  await writeFile(file, 'Artikelnummer;Bezeichnung\n1;Fuge\n')
  await run(shop, '--table', file, '--supplier', '70043')
  const seen = async (language: 'de' | 'en') => {
    const clerk = await aUser(shop.db, { staff: 'clerk', language })
    const { body } = await shop.call(imports, 'GET_RUNS', {}, await signIn(shop, clerk))
    return body.runs.map((each) => [each.source, each.actor])
  }
  expect(await seen('de')).toEqual([['liste.csv', 'Kommandozeile']])
  expect(await seen('en')).toEqual([['liste.csv', 'Command line']])
})
