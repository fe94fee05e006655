import pg from 'pg'
import { expect } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { carryOutImports } from './carry-out.ts'
import { importRuns } from './tables.ts'

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
