import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import type { SearchEngine } from '#server/adapters/search-engine/port.ts'
import type { Db } from '#server/db/connection.ts'
import { anArticle, aRetailPrice } from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/test-app.ts'
import { catalogueChanges } from '../catalogue/tables.ts'
import { writeSetting } from '../shop/public.ts'
import { indexedCurrency } from './index-cursor.ts'
import { followCatalogue } from './public.ts'

function aShop(db: Db, day: { today: string }, file?: string) {
  const engine = embeddedSearchEngine()
  const onError = (error: unknown): never => {
    throw error
  }
  return { engine, follower: followCatalogue({ db, engine, today: () => day.today, file, onError }) }
}

/** The lowest and highest price that can be filtered by; [] where no article has one. */
async function prices(engine: SearchEngine): Promise<number[]> {
  const { ranges } = await engine.search({ q: '', language: 'de', facets: ['price'] })
  return ranges.flatMap(({ min, max }) => [min, max])
}

async function anArticlePriced(db: Db, spans: { price: string; validFrom: string; validTo: string }[]) {
  const { matnr } = await anArticle(db, { price: null })
  for (const span of spans) await aRetailPrice(db, { matnr, ...span })
}

describe('prices in the index', () => {
  test('of another currency than the shop trades in are none', async ({ committed: { db } }) => {
    const day = { today: '2026-03-11' }
    const { engine, follower } = aShop(db, day)
    await anArticle(db, { price: '10' })
    await writeSetting(db, 'prices', { currency: 'CHF' })
    await follower.run()
    expect(await prices(engine)).toEqual([])
    await follower.stop()
  })

  test('are those of another currency as soon as the shop trades in it', async ({
    committed: { db },
    onTestFinished,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'index-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const [file, day] = [path.join(folder, 'index'), { today: '2026-03-11' }]
    const { matnr } = await anArticle(db, { price: '10' })
    await aRetailPrice(db, { matnr, price: '12', currency: 'CHF' })
    const { engine, follower } = aShop(db, day, file)
    await follower.run()
    expect(await prices(engine)).toEqual([10, 10])
    await writeSetting(db, 'prices', { currency: 'CHF' })
    expect(indexedCurrency(engine)).toBe('EUR')
    await follower.catchUp()
    expect(await prices(engine)).toEqual([12, 12])
    expect(indexedCurrency(engine)).toBe('CHF')
    await follower.stop()
    await writeSetting(db, 'prices', { currency: 'EUR' })
    const after = aShop(db, day, file)
    await after.follower.run()
    expect(await prices(after.engine)).toEqual([10, 10])
    await after.follower.stop()
  })

  test('change with the day they were imported for, without any change being noted', async ({
    committed: { db },
  }) => {
    const day = { today: '2026-03-11' }
    const { engine, follower } = aShop(db, day)
    await anArticlePriced(db, [
      { price: '10', validFrom: '2026-01-01', validTo: '2026-03-11' },
      { price: '20', validFrom: '2026-03-12', validTo: '2026-03-31' },
    ])
    await follower.run()
    expect(await prices(engine)).toEqual([10, 10])
    day.today = '2026-03-12'
    await follower.catchUp()
    expect(await prices(engine)).toEqual([20, 20])
    day.today = '2026-04-01'
    await follower.catchUp()
    expect(await prices(engine)).toEqual([])
    await follower.stop()
  })

  test('of a saved index are those of the day it is loaded on', async ({
    committed: { db },
    onTestFinished,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'index-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'index')
    const day = { today: '2026-03-11' }
    await anArticlePriced(db, [
      { price: '10', validFrom: '2026-01-01', validTo: '2026-03-31' },
      { price: '20', validFrom: '2026-03-20', validTo: '2026-12-31' },
    ])
    await db
      .insert(catalogueChanges)
      .values({ xid: sql`pg_current_xact_id()::text::bigint`, kind: 'synonyms', key: '' })
    const before = aShop(db, day, file)
    await before.follower.run()
    await before.follower.stop()
    day.today = '2026-03-25'
    const after = aShop(db, day, file)
    const rebuild = vi.spyOn(after.engine, 'rebuild')
    await after.follower.run()
    expect(rebuild).not.toHaveBeenCalled()
    expect(await prices(after.engine)).toEqual([20, 20])
    await after.follower.stop()
  })
})
