import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { carryOutImports } from './carry-out.ts'
import { giveUpLeftBehind, giveUpSilent } from './give-up.ts'
import { articles } from '../catalogue/tables.ts'
import { importRead } from './import-rows.ts'
import { ImportRun } from './import-run.ts'
import { importErrors, importRuns } from './tables.ts'
import { undoImport } from './undo-import.ts'

test('a queued import wakes the workers; looking for one where there is none wakes nobody', async ({
  committed,
}) => {
  const heard: (string | undefined)[] = []
  const client = new pg.Client({ connectionString: committed.url })
  await client.connect()
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen shop_work')
  const { db, now } = committed

  await carryOutImports({ db, now, today: () => '2026-03-11' })
  await client.query(`select pg_notify('shop_work', 'looked')`)
  await eventually(() => expect(heard).toEqual(['looked']))

  await db.insert(importRuns).values({ source: 'file', kind: 'files', state: 'queued', actor: 'it' })
  await eventually(() => expect(heard).toEqual(['looked', 'import_runs']))
  await client.end()
})

test('an import in whose middle the shop ends stands as broken off at once, with what it wrote, and can be undone', async ({
  committed: { db, now },
}) => {
  const stopping = new AbortController()
  const rows = async function* () {
    for (let row = 1; row <= 3000; row++) {
      if (row === 700) stopping.abort()
      const value = { matnr: `M-${row}`, texts: { de: { maktx: `Fliese ${row}` } }, meins: 'ST' }
      yield { row, value }
    }
  }
  const call = { kind: 'articles', source: 'artikel.csv', actor: 'it', now } as const
  const broken = importRead(db, { ...call, stopping: stopping.signal }, rows())
  await expect(broken).rejects.toMatchObject({ code: 'INTERRUPTED' })
  const [run] = await db.select().from(importRuns)
  expect(run).toMatchObject({ state: 'aborted', stoppedBy: 'INTERRUPTED', images: 'kept' })
  const taken = await db.$count(articles)
  expect([500, 1000]).toContain(taken)
  expect(run?.rowsWritten).toBe(taken)

  await db.insert(importRuns).values({ source: 'file', kind: 'files', state: 'queued', actor: 'it' })
  await carryOutImports({ db, now, today: () => '2026-03-11', stopping: stopping.signal })
  expect(await db.$count(importRuns, eq(importRuns.state, 'queued'))).toBe(1)

  await undoImport(db, run?.id ?? 0n, { by: 'it', at: now() })
  expect(await db.$count(articles)).toBe(0)
})

test('an import whose last row was read when the shop ends is whole', async ({ committed: { db, now } }) => {
  const call = { kind: 'articles', source: 'artikel.csv', actor: 'it', now } as const
  const value = { matnr: 'M-1', texts: { de: { maktx: 'Fliese' } }, meins: 'ST' }
  const rows = async function* () {
    yield { row: 1, value }
  }
  await importRead(db, { ...call, stopping: AbortSignal.abort() }, rows())
  const [run] = await db.select().from(importRuns)
  expect(run).toMatchObject({ state: 'done', stoppedBy: '', rowsWritten: 1 })
})

test('a run nobody works on any more stands as broken off, of a command too; its undo goes on', async ({
  shop,
}) => {
  const { db, now } = shop
  const ago = (seconds: number) => sql`now() - ${`${seconds} seconds`}::interval`
  const run = { source: 'file', kind: 'datanorm', actor: 'command line', state: 'running' } as const
  await db.insert(importRuns).values([
    { ...run, source: 'dead', aliveAt: ago(150) },
    { ...run, source: 'slow', aliveAt: ago(60) },
    {
      ...run,
      source: 'undone',
      state: 'done',
      images: 'kept',
      undo: 'running',
      undoneBy: 'it',
      aliveAt: ago(150),
    },
  ])
  await ImportRun.begin(db, { kind: 'articles', source: 'new', actor: 'http', now }).then((begun) =>
    begun.add('articles', { row: 1, error: { code: 'NOT_JSON' } }),
  )
  await giveUpSilent(db)
  await carryOutImports({ db, now, today: () => '2026-03-11' })
  const runs = await db.select().from(importRuns)
  const ends = Object.fromEntries(
    runs.map(({ source, state, stoppedBy, undo }) => [source, [state, stoppedBy, undo]]),
  )
  expect(ends).toEqual({
    dead: ['aborted', 'INTERRUPTED', null],
    slow: ['running', '', null],
    undone: ['done', '', 'done'],
    new: ['running', '', null],
  })
  const [begun] = await db.select().from(importRuns).where(eq(importRuns.source, 'new'))
  expect(begun?.aliveAt).not.toBeNull()
})

test('a shop that starts gives up what the one before it was at, and leaves commands at theirs', async ({
  shop,
}) => {
  const { db } = shop
  const run = { kind: 'datanorm', actor: 'it', state: 'running', aliveAt: sql`now()` } as const
  const undone = { ...run, state: 'done', images: 'kept', undo: 'running' } as const
  await db.insert(importRuns).values([
    { ...run, source: 'command', actor: 'command line' },
    { ...undone, source: 'undone by a command', undoneBy: 'command line' },
    { ...run, source: 'waits', state: 'queued' },
    { ...run, source: 'staff' },
    { ...run, source: 'interface', actor: 'token' },
    { ...undone, source: 'undone', actor: 'command line', undoneBy: 'it' },
  ])
  await giveUpLeftBehind(db)
  const runs = await db.select().from(importRuns)
  expect(
    Object.fromEntries(runs.map(({ source, state, stoppedBy, undo }) => [source, [state, stoppedBy, undo]])),
  ).toEqual({
    command: ['running', '', null],
    'undone by a command': ['done', '', 'running'],
    waits: ['queued', '', null],
    staff: ['aborted', 'INTERRUPTED', null],
    interface: ['aborted', 'INTERRUPTED', null],
    undone: ['done', '', 'requested'],
  })
  expect(runs.find(({ source }) => source === 'staff')?.endedAt).not.toBeNull()
})

test('an error behind more notes than a report keeps stands in it, and so does their number', async ({
  shop,
}) => {
  const { db, now } = shop
  const run = await ImportRun.begin(db, { kind: 'bmecat', source: 'a.xml', actor: 'it', now })
  for (let row = 1; row <= 20_002; row += 1)
    run.remark({ type: 'finding', severity: 'note', code: 'PRICE_EXPIRED', row })
  run.remark({ type: 'finding', severity: 'error', code: 'NO_SUPPLIER_NUMBER', row: 20_003 })
  await run.finish()
  const kept = await db.select().from(importErrors)
  const told = kept.filter(({ reason }) => reason !== 'PRICE_EXPIRED')
  expect(kept.length - told.length).toBe(20_000)
  expect(told.map(({ reason, value }) => [reason, JSON.stringify(value)])).toEqual([
    ['NO_SUPPLIER_NUMBER', 'null'],
    ['REPORT_CUT', '2'],
  ])
})
