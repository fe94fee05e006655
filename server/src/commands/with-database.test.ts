import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { test } from '#server/testing/test-app.ts'
import { type CommandContext, withDatabase } from './with-database.ts'

test('a command on a machine whose clock is a day ahead goes by that of the database', async ({
  committed,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'with-database-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  vi.stubEnv('DATABASE_URL', committed.url)
  vi.stubEnv('DATA_DIR', dataDir)
  // The runner has one of its own.
  vi.stubEnv('BASE_URL', 'http://127.0.0.1:3000')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    process.exitCode = undefined
  })
  let ahead: { seconds: number; days: number } | undefined
  const command = async ({ db, now, today }: CommandContext) => {
    const [row] = await rowsOf<{ time: string; day: string }>(
      db,
      sql`
        select extract(epoch from clock_timestamp()) as time,
          (clock_timestamp() at time zone 'Europe/Berlin')::date::text as day`,
    )
    const days = (Date.parse(today) - Date.parse(row?.day ?? '')) / (24 * 3_600_000)
    ahead = { seconds: Math.round(now().getTime() / 1000 - Number(row?.time)), days }
    return 0
  }
  await withDatabase(command, { words: [], usage: '', misuse: undefined })
  expect(ahead).toEqual({ seconds: 0, days: 0 })
})
