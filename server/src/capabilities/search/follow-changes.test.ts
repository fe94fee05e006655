import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import { connect, type Db } from '#server/db/connection.ts'
import { aCatalog } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { cloneDatabase } from '#server/testing/databases.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test as base } from '#server/testing/test-app.ts'
import { testServer } from '#server/testing/test-server.ts'
import { recordArticles, removeRestored } from '../changes/public.ts'
import { followCatalogue, searchBehind } from './public.ts'

const withFolder = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-index-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

/** `start` lets a node come up on a database, with the index file all of them share, and says whether it built anew. */
const test = withFolder.extend('start', ({ folder }) => {
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

/** A node whose index lies in `file`, with a look at it at the moment it begins to make another one. */
function aNode(db: Db, file: string, today = () => '2026-03-11') {
  const engine = embeddedSearchEngine()
  const seen: string[] = []
  const rebuild = engine.rebuild.bind(engine)
  vi.spyOn(engine, 'rebuild').mockImplementation(async (source) => {
    const { state, documents } = engine.state()
    seen.push(`${state} ${documents}`)
    await rebuild(source)
  })
  const failures: Error[] = []
  const onError = (error: unknown) => failures.push(error as Error)
  const follower = followCatalogue({ db, engine, today, file, every: 10, onError })
  const stop = async () => {
    await follower.stop()
    await engine.close()
  }
  return { engine, follower, seen, failures, stop }
}

describe('a saved index', () => {
  test('that is older than the change log answers nobody while another one is made', async ({
    committed: { db },
    folder,
  }) => {
    await aChange(db)
    const first = aNode(db, path.join(folder, 'index'))
    await first.follower.run()
    await first.stop()
    await db.execute(sql`delete from catalogue_changes`)
    await aChange(db)
    const second = aNode(db, path.join(folder, 'index'))
    await second.follower.run()
    expect(second.seen).toEqual(['offline 0'])
    expect(second.engine.state()).toMatchObject({ state: 'ready', documents: 2 })
    await second.stop()
  })

  test('that is behind the change log answers nobody before it has caught up', async ({
    committed: { db },
    folder,
  }) => {
    const article = await anArticle(db)
    await recordArticles(db, [article.matnr])
    const file = path.join(folder, 'index')
    const first = aNode(db, file)
    await first.follower.run()
    await first.stop()
    await aCatalog(db, { reserved: true, articles: [article.matnr] })
    await recordArticles(db, [article.matnr])
    const second = aNode(db, file)
    const answers: (number | Error)[] = []
    const ask = () =>
      second.engine
        .search({ q: '', language: 'de', restriction: { catalogs: [], open: true } })
        .then(({ numFound }) => numFound)
    const load = second.engine.load.bind(second.engine)
    vi.spyOn(second.engine, 'load').mockImplementation(async (name, accepts) => {
      const isLoaded = await load(name, async (version, apply) => {
        const isAccepted = await accepts!(version, apply)
        answers.push(await ask().catch((error: Error) => error))
        return isAccepted
      })
      answers.push(await ask())
      return isLoaded
    })
    await second.follower.run()
    expect(answers).toEqual([new SearchOffline('building'), 0])
    expect(second.seen).toEqual([])
    await second.stop()
  })

  test('that a change cannot be applied to is made anew', async ({ committed: { db }, folder }) => {
    await aChange(db)
    const file = path.join(folder, 'index')
    const first = aNode(db, file)
    await first.follower.run()
    await first.stop()
    await aChange(db)
    const second = aNode(db, file)
    const load = second.engine.load.bind(second.engine)
    vi.spyOn(second.engine, 'load').mockImplementation((name, accepts) =>
      load(name, (version) => accepts!(version, () => Promise.reject(new Error('parts do not fit')))),
    )
    await second.follower.run()
    await eventually(() => expect(second.engine.state()).toMatchObject({ state: 'ready', documents: 2 }))
    expect(second.seen).toEqual(['offline 0'])
    expect(second.failures.map(({ message }) => message)).toEqual(['parts do not fit'])
    await second.stop()
  })

  test('that cannot be written is told, and the catalogue is followed all the same', async ({
    committed: { db },
    folder,
  }) => {
    await writeFile(path.join(folder, 'full'), '')
    const node = aNode(db, path.join(folder, 'full', 'index'))
    await node.follower.run()
    await aChange(db)
    await eventually(() => expect(node.engine.state().documents).toBe(1))
    await node.stop()
    expect(node.seen).toHaveLength(1)
    expect(node.failures.map(({ message }) => message.replace(/ as .*;/, ';'))).toEqual(
      ['the start', 'the stop'].map(
        () => 'the search index could not be saved; the next start makes it anew',
      ),
    )
  })

  test('is written anew with each new day, so that a node that is killed has a day to catch up with at most', async ({
    committed: { db },
    folder,
  }) => {
    const file = path.join(folder, 'index')
    let day = '2026-03-11'
    const node = aNode(db, file, () => day)
    await node.follower.run()
    await aChange(db)
    await eventually(() => expect(node.engine.state().documents).toBe(1))
    day = '2026-03-12'
    const killed = embeddedSearchEngine()
    await eventually(async () => {
      await killed.load(file)
      expect(killed.state()).toMatchObject({ documents: 1, version: expect.stringMatching(/2026-03-12$/) })
    })
    await killed.close()
    await node.stop()
  })

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

  test('that has read what a database brought back from its backup does not know is not used', async ({
    committed: { db },
    start,
  }) => {
    await aChange(db)
    const kept = await db.execute(sql`select max(id) as id from catalogue_changes`)
    await aChange(db)
    expect(await start(db)).toBe('built')
    await db.execute(sql`delete from catalogue_changes where id > ${kept.rows[0]?.['id']}`)
    await aChange(db)
    expect([await start(db), await start(db)]).toEqual(['built', 'loaded'])
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
