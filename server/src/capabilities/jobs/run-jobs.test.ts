import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { shopSettings } from '../shop/tables.ts'
import { type JobHandlers, queueJobs, runJobs } from './public.ts'
import { jobs } from './tables.ts'

const run = (shop: Shop, handlers: JobHandlers, after = 0) =>
  runJobs(
    {
      db: shop.db,
      services: testServices(),
      config: testConfig(),
      now: () => new Date(testNow.getTime() + after),
    },
    handlers,
  )
const all = (shop: Shop) => shop.db.select().from(jobs).orderBy(asc(jobs.id))
const runAt = testNow

describe('jobs', () => {
  test('of a kind nobody handles, or for later, wait', async ({ shop }) => {
    await queueJobs(shop.db, [
      { kind: 'unknown', payload: {}, runAt },
      { kind: 'mail', payload: {}, runAt: new Date(testNow.getTime() + 60_000) },
    ])
    expect(await run(shop, { mail: async () => undefined })).toBe(0)
  })

  test('with the same key are queued once', async ({ shop }) => {
    const job = { kind: 'mail', payload: {}, uniqueKey: 'receipt 1', runAt }
    await queueJobs(shop.db, [job])
    await queueJobs(shop.db, [job])
    expect(await run(shop, { mail: async () => undefined })).toBe(1)
  })

  test('that fail leave nothing behind and are tried again later, ever more seldom', async ({ shop }) => {
    await queueJobs(shop.db, [{ kind: 'mail', payload: {}, runAt }])
    const handlers: JobHandlers = {
      mail: async (_payload, { db }) => {
        await db.insert(shopSettings).values({ key: 'half-done', value: {} })
        throw new Error('the mail server is away')
      },
    }
    const counts = [
      await run(shop, handlers),
      await run(shop, handlers, 4_000),
      await run(shop, handlers, 5_000),
    ]
    const [job] = await all(shop)
    expect(counts).toEqual([1, 0, 1])
    expect(job).toMatchObject({ state: 'waiting', attempts: 2, lastError: 'the mail server is away' })
    expect(job?.runAt.getTime()).toBe(testNow.getTime() + 15_000)
    expect(await shop.db.select().from(shopSettings)).toEqual([])
  })

  test('are done once by workers at the same time', async ({ committed: shop }) => {
    await queueJobs(
      shop.db,
      Array.from({ length: 20 }, (_, index) => ({ kind: 'mail', payload: { index }, runAt })),
    )
    const done: unknown[] = []
    const handlers: JobHandlers = { mail: async (payload) => void done.push(payload) }
    await Promise.all([run(shop, handlers), run(shop, handlers), run(shop, handlers)])
    expect(done).toHaveLength(20)
    expect((await all(shop)).every(({ state }) => state === 'done')).toBe(true)
  })
})
