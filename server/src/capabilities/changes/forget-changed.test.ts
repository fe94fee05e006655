import { search } from '@shop/contract/resources/search'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connection.ts'
import { keepReadsOf } from '#server/db/kept-reads.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Sender, shopOf, signIn, test as base, testConfig, testNow } from '#server/testing/test-app.ts'
import { listPlants } from '../plants/public.ts'
import { listInsights, writeInsights } from '../search/public.ts'
import { readSettings, writeSetting } from '../shop/public.ts'
import { forgetChanged, recordArticles } from './public.ts'

/** A node that keeps reads, and a second connection through which others write. */
const test = base.extend('node', async ({ committed }, { onCleanup }) => {
  const engine = embeddedSearchEngine()
  await engine.rebuild({ categories: [], synonyms: [], documents: documents() })
  const app = await buildApp({
    config: testConfig(),
    db: committed.db,
    services: testServices({ search: engine }),
    now: () => testNow,
  })
  const others = connect(committed.url)
  const kept = keepReadsOf(committed.db)
  const stop = forgetChanged({
    db: committed.db,
    kept,
    every: 20,
    onError: (error) => {
      throw error
    },
  })
  onCleanup(async () => {
    await stop()
    await app.close()
    await others.close()
  })
  await vi.waitFor(() => expect(kept.isFresh).toBe(true))
  return { shop: shopOf(app, committed.db, committed.countStatements), others: others.db, engine }
})

async function* documents() {
  yield { matnr: '4711', texts: { de: { maktx: 'Fliese Nordsee' } } }
}

const title = (maktx: string) => ({ texts: { de: { maktx } } })

describe('a node that keeps reads', () => {
  test('counts the searches it answers from memory like the others', async ({ node }) => {
    const { shop, others, engine } = node
    await guestMode(others)
    for (let times = 0; times < 2; times++) {
      for (const q of ['Nordsee', 'xqzvw']) await shop.call(search, 'SEARCH', { q })
      await shop.call(search, 'SEARCH', { q: 'Nordsee', start: 24 })
      await writeInsights(others, engine)
    }
    const { entries } = await listInsights(others, { since: '2026-03-01', onlyMissing: false })
    expect(entries.map(({ words, found, searches }) => [words, found, searches])).toEqual([
      ['nordsee', 1, 2],
      ['xqzvw', 0, 2],
    ])
  })

  test('answers a guest who asks again without the database', async ({ node: { shop, others } }) => {
    await guestMode(others)
    await anArticle(others, { matnr: '4711', ...title('Fliese Nordsee') })
    await recordArticles(others, ['4711'])
    await vi.waitFor(async () => {
      const { body } = await shop.call(search, 'SEARCH', { q: 'nordsee' })
      expect(body.response.docs).toHaveLength(1)
    })
    const first = await shop.call(search, 'SEARCH', { q: 'nordsee' })
    await vi.waitFor(async () => {
      shop.countStatements()
      expect(await shop.call(search, 'SEARCH', { q: 'nordsee' })).toEqual({
        ...first,
        headers: expect.anything() as unknown,
      })
      expect(shop.countStatements()).toBe(0)
    })
  })

  test('shows what others changed: articles, settings, plants', async ({ node: { shop, others } }) => {
    await guestMode(others)
    await anArticle(others, { matnr: '4711', ...title('Fliese Nordsee') })
    await recordArticles(others, ['4711'])
    const shown = async () =>
      (await shop.call(search, 'SEARCH', { q: 'nordsee' })).body.response?.docs[0]?.maktx1
    await vi.waitFor(async () => expect(await shown()).toBe('Fliese Nordsee'))
    await others.execute(
      sql`update articles set texts = jsonb_set(texts, '{de,maktx}', '"Fliese Ostsee"') where matnr = '4711'`,
    )
    await recordArticles(others, ['4711'])
    await vi.waitFor(async () => expect(await shown()).toBe('Fliese Ostsee'))

    const before = (await readSettings(shop.db, 'limits')).limits
    await writeSetting(others, 'limits', { ...before, maxQuantity: 7 })
    await vi.waitFor(async () => expect((await readSettings(shop.db, 'limits')).limits.maxQuantity).toBe(7))

    expect(await listPlants(shop.db)).toEqual([])
    await others.execute(sql`
      insert into plants (werks, name, street, plz, city, country, state, latitude, longitude, phone, mail,
        opening_hours, pickup_cutoff, delivery_cutoff, pickup)
      values ('0001', 'Kiel', '', '24103', 'Kiel', 'DE', 'SH', 54, 10, '', '', '[]', '12:00', '15:00', true)`)
    await vi.waitFor(async () => expect(await listPlants(shop.db)).toHaveLength(1))
  })

  test('does not wait for a transaction that stays open', async ({ node: { shop, others } }) => {
    const before = (await readSettings(shop.db, 'limits')).limits
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const long = others.transaction(async (tx) => {
      await recordArticles(tx, ['1'])
      begun.resolve()
      await held.promise
    })
    await begun.promise
    await writeSetting(shop.db, 'limits', { ...before, maxQuantity: 9 })
    await vi.waitFor(async () => expect((await readSettings(shop.db, 'limits')).limits.maxQuantity).toBe(9))
    held.resolve()
    await long
  })

  test('asks for the session, the lists and the documents of those who are signed in, each time', async ({
    node: { shop, others },
  }) => {
    const user = await aUser(others)
    const sender = await signIn(shop, user)
    await anArticle(others, { matnr: '4711', ...title('Fliese Nordsee') })
    await vi.waitFor(async () => {
      shop.countStatements()
      await shop.call(search, 'SEARCH', { q: 'nordsee' }, sender)
      expect(shop.countStatements()).toBe(2)
    })

    await aList(others, { owner: { userId: user.userId, kunnr: user.kunnr }, matnrs: ['4711'] })
    const { body } = await shop.call(search, 'SEARCH', { q: 'nordsee' }, sender)
    expect(body.facets).toContainEqual(
      expect.objectContaining({ field: 'on_lists', values: [expect.objectContaining({ count: 1 })] }),
    )

    await others.execute(sql`update users set locked = true where user_id = ${user.userId}`)
    const locked = await shop.call(search, 'SEARCH', { q: 'nordsee' }, sender)
    expect(locked.body).toMatchObject({ status: 'ERROR', code: 'NO_AUTHORIZATION' })
  })

  test('never gives a customer the answer that another one got', async ({
    node: { shop, others, engine },
  }) => {
    const [first, second] = [await aUser(others), await aUser(others)]
    const q = `${first.kunnr}-own`
    await engine.apply({
      upserts: [
        {
          matnr: '4711',
          texts: { de: { maktx: 'Fliese Nordsee' } },
          customerNumbers: [{ kunnr: first.kunnr, number: q }],
        },
      ],
    })
    const found = async (sender: Sender) => (await shop.call(search, 'SEARCH', { q }, sender)).body.paging
    const [a, b] = [await signIn(shop, first), await signIn(shop, second)]
    expect(await found(a)).toMatchObject({ numberOfHits: 1 })
    expect(await found(b)).toMatchObject({ numberOfHits: 0 })
    expect(await found(a)).toMatchObject({ numberOfHits: 1 })
  })
})
