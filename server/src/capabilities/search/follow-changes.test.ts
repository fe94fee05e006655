import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { connect, type Db } from '#server/db/connection.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { cloneDatabase } from '#server/testing/databases.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test as base } from '#server/testing/test-app.ts'
import { testServer } from '#server/testing/test-server.ts'
import { recordArticles, removeRestored } from '../changes/public.ts'
import { followCatalogue, searchBehind } from './public.ts'

/** `start` lets a node come up on a database, with the index file all of them share, and says whether it built anew. */
const test = base.extend('start', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-index-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return async (db: Db): Promise<'built' | 'loaded'> => {
    const engine = embeddedSearchEngine()
    const rebuild = vi.spyOn(engine, 'rebuild')
    const onError = (error: unknown) => {
      throw error
    }
    const today = () => '2026-03-11'
    const follower = followCatalogue({ db, engine, today, file: path.join(folder, 'index'), onError })
    await follower.run()
    await follower.stop()
    await engine.close()
    return rebuild.mock.calls.length > 0 ? 'built' : 'loaded'
  }
})

async function aChange(db: Db): Promise<void> {
  const { matnr } = await anArticle(db)
  await recordArticles(db, [matnr])
}

describe('a saved index', () => {
  test('of another database is not used', async ({ committed, start }) => {
    const copy = await cloneDatabase(testServer(), `copy_${process.pid}_${Date.now()}`)
    const connection = connect(copy.url)
    try {
      for (const db of [committed.db, connection.db]) await aChange(db)
      expect([await start(committed.db), await start(connection.db)]).toEqual(['built', 'built'])
    } finally {
      await connection.close()
      await copy.drop()
    }
  })

  test('is used again, also where the change log came from another server', async ({
    committed: { db },
    start,
  }) => {
    await aChange(db)
    await db.execute(sql`update catalogue_changes set xid = 9000000000000000`)
    await removeRestored(db)
    expect([await start(db), await start(db)]).toEqual(['built', 'loaded'])
  })
})

test('a change that fails while a started node catches up is tried again', async ({ committed: { db } }) => {
  const engine = embeddedSearchEngine()
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const follower = followCatalogue({ db, engine, today: () => '2026-03-11', every: 10, onError })
  const rebuild = engine.rebuild.bind(engine)
  vi.spyOn(engine, 'rebuild').mockImplementation(async (source) => {
    await rebuild(source)
    await aChange(db)
  })
  vi.spyOn(engine, 'apply').mockRejectedValueOnce(new Error('parts could not be merged'))
  await follower.run()
  expect(failures).toHaveLength(1)
  const before = engine.state().documents
  await aChange(db)
  await eventually(() => expect(engine.state().documents).toBeGreaterThan(before))
  await follower.stop()
  await engine.close()
})

test('a long backlog is read in larger and larger parts', async ({ committed: { db } }) => {
  const engine = embeddedSearchEngine()
  const follower = followCatalogue({
    db,
    engine,
    today: () => '2026-03-11',
    every: 60_000,
    onError: () => undefined,
  })
  await follower.run()
  await db.execute(
    sql`insert into catalogue_changes (xid, kind, key)
      select pg_current_xact_id()::text::bigint, 'article', 'GONE-' || n from generate_series(1, 6500) n`,
  )
  const apply = vi.spyOn(engine, 'apply')
  const parts = () => apply.mock.calls.map(([{ deletes = [] }]) => deletes.length)
  // What others have under way in the database keeps back what came after it.
  await eventually(async () => {
    await follower.catchUp()
    expect(parts().reduce((all, part) => all + part, 0)).toBe(6500)
  })
  await follower.stop()
  expect(parts()).toEqual([1000, 2000, 3500])
  await engine.close()
})

test('how far the search is behind is known from the oldest change it has not seen', async ({
  committed: { db },
}) => {
  const engine = embeddedSearchEngine()
  const onError = (error: unknown) => {
    throw error
  }
  const place = {}
  const follower = followCatalogue({
    db,
    engine,
    place,
    today: () => '2026-03-11',
    every: 3_600_000,
    onError,
  })
  expect(await searchBehind(db, place)).toBeUndefined()
  await follower.run()
  expect(await searchBehind(db, place)).toBe(0)
  await aChange(db)
  await db.execute(sql`update catalogue_changes set at = now() - interval '90 seconds'`)
  await aChange(db)
  expect(Math.round((await searchBehind(db, place)) ?? 0)).toBeCloseTo(90, -1)
  await follower.catchUp()
  expect(await searchBehind(db, place)).toBe(0)
  await follower.stop()
  expect(await searchBehind(db, place)).toBeUndefined()
  await engine.close()
})
