import { materialmaster } from '@shop/contract/resources/materialmaster'
import { search } from '@shop/contract/resources/search'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connection.ts'
import { keepReadsOf } from '#server/db/kept-reads.ts'
import { aCatalog, aUser, guestMode, openAssortment } from '#server/testing/builders.ts'
import {
  aCondition,
  aMedium,
  anAccessory,
  anArticle,
  aPlant,
  stockOf,
} from '#server/testing/catalogue-builders.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aList } from '#server/testing/list-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Sender, shopOf, signIn, test as base, testConfig, testNow } from '#server/testing/test-app.ts'
import { articleTiles, findPicture } from '../catalogue/public.ts'
import { listPlants } from '../plants/public.ts'
import { listInsights, writeInsights } from '../search/public.ts'
import { resolveVisitor } from '../sessions/public.ts'
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
  await eventually(() => expect(kept.isFresh).toBe(true))
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
    await eventually(async () => {
      const { body } = await shop.call(search, 'SEARCH', { q: 'nordsee' })
      expect(body.response.docs).toHaveLength(1)
    })
    const first = await shop.call(search, 'SEARCH', { q: 'nordsee' })
    await eventually(async () => {
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
    await eventually(async () => expect(await shown()).toBe('Fliese Nordsee'))
    await others.execute(
      sql`update articles set texts = jsonb_set(texts, '{de,maktx}', '"Fliese Ostsee"') where matnr = '4711'`,
    )
    await recordArticles(others, ['4711'])
    await eventually(async () => expect(await shown()).toBe('Fliese Ostsee'))

    const before = (await readSettings(shop.db, 'limits')).limits
    await writeSetting(others, 'limits', { ...before, maxQuantity: 7 })
    await eventually(async () => expect((await readSettings(shop.db, 'limits')).limits.maxQuantity).toBe(7))

    expect(await listPlants(shop.db)).toEqual([])
    await others.execute(sql`
      insert into plants (werks, name, street, plz, city, country, state, latitude, longitude, phone, mail,
        opening_hours, pickup_cutoff, delivery_cutoff, pickup)
      values ('0001', 'Kiel', '', '24103', 'Kiel', 'DE', 'SH', 54, 10, '', '', '[]', '12:00', '15:00', true)`)
    await eventually(async () => expect(await listPlants(shop.db)).toHaveLength(1))
  })

  test('knows where a picture comes from without the database, until somebody has changed or reserved it', async ({
    node: { shop, others },
  }) => {
    await guestMode(others)
    await anArticle(others, { matnr: '4711' })
    await aMedium(others, { matnr: '4711', source: 'alt.jpg' })
    const viewer = () => resolveVisitor(shop.db, '', { now: testNow, today: '2026-03-02', idle: 60_000 })
    const found = async () => (await findPicture(shop.db, 'article/4711/0', viewer, testServices()))?.origin
    expect(await found()).toEqual({ kind: 'file', path: 'alt.jpg' })
    await eventually(async () => {
      shop.countStatements()
      await found()
      expect(shop.countStatements()).toBe(0)
    })
    await others.execute(sql`update media set source = 'neu.jpg' where matnr = '4711'`)
    await recordArticles(others, ['4711'])
    await eventually(async () => expect(await found()).toEqual({ kind: 'file', path: 'neu.jpg' }))
    await aCatalog(others, { articles: ['4711'], reserved: true })
    await recordArticles(others, ['4711'])
    await eventually(async () => expect(await found()).toBeUndefined())
  })

  test('names a kind of accessories no longer while its only article is reserved for others', async ({
    node: { shop, others },
  }) => {
    for (const matnr of ['4711', 'kleber', 'fuge']) await anArticle(others, { matnr })
    await anAccessory(others, { matnr: '4711', accessory: 'kleber', category: 'adhesive' })
    await anAccessory(others, { matnr: '4711', accessory: 'fuge', category: 'grout' })
    const viewer = {
      db: shop.db,
      language: 'de' as const,
      today: '2026-03-11',
      actor: { currency: 'EUR', assortment: openAssortment },
      config: { basePath: '/' },
    }
    const kinds = async () => (await articleTiles(viewer, ['4711'])).get('4711')?.cross
    expect((await kinds())?.toSorted()).toEqual(['adhesive', 'grout'])
    await eventually(async () => {
      shop.countStatements()
      await kinds()
      expect(shop.countStatements()).toBe(0)
    })
    const catalog = await aCatalog(others, { articles: ['kleber'], reserved: true })
    await recordArticles(others, ['kleber'])
    await eventually(async () => expect(await kinds()).toEqual(['grout']))
    await others.execute(sql`delete from catalog_articles where catalog = ${catalog}`)
    await recordArticles(others, ['kleber'])
    await eventually(async () => expect((await kinds())?.toSorted()).toEqual(['adhesive', 'grout']))
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
    await eventually(async () => expect((await readSettings(shop.db, 'limits')).limits.maxQuantity).toBe(9))
    held.resolve()
    await long
  })

  test('asks for the session, the lists and the documents of those who are signed in, each time', async ({
    node: { shop, others },
  }) => {
    const user = await aUser(others)
    const sender = await signIn(shop, user)
    await anArticle(others, { matnr: '4711', ...title('Fliese Nordsee') })
    await eventually(async () => {
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

  test('never gives a customer the price agreed with another one, and follows what is agreed anew', async ({
    node: { shop, others },
  }) => {
    const [first, second] = [await aUser(others), await aUser(others)]
    const colleague = await aUser(others, { kunnrs: [first.kunnr], without: ['NET_PRICES'] })
    const { matnr } = await anArticle(others)
    await aCondition(others, { id: 'own', kunnr: first.kunnr, matnr, price: '21' })
    const [a, b] = [await signIn(shop, first), await signIn(shop, second)]
    const prices = async (sender: Sender) => {
      const asked = { articles: [{ matnr }] }
      const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', asked, sender)
      return body.results[0]?.netPrice?.price
    }
    const c = await signIn(shop, colleague)
    for (let times = 0; times < 2; times++) {
      expect([await prices(a), await prices(b), await prices(c)]).toEqual(['21', '30', undefined])
    }
    await eventually(async () => {
      shop.countStatements()
      await prices(a)
      expect(shop.countStatements()).toBe(1)
    })

    await others.execute(sql`update conditions set price = 19 where id = 'own'`)
    await eventually(async () => expect(await prices(a)).toBe('19'))
    await others.execute(sql`delete from conditions where id = 'own'`)
    await eventually(async () => expect(await prices(a)).toBe('30'))
    await aCondition(others, { kunnr: second.kunnr, matnr, price: '17' })
    await eventually(async () => expect(await prices(b)).toBe('17'))
    expect(await prices(a)).toBe('30')
  })

  test('shows the stock that changed beside an agreed price that did not', async ({
    node: { shop, others },
  }) => {
    const user = await aUser(others)
    const sender = await signIn(shop, user)
    const { werks } = await aPlant(others)
    const { matnr } = await anArticle(others)
    await stockOf(others, { matnr, werks, quantity: '5' })
    const stock = async () => {
      const asked = { articles: [{ matnr }] }
      const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', asked, sender)
      return JSON.stringify(body.results[0]?.availability)
    }
    const before = await stock()
    expect(await stock()).toBe(before)
    await others.execute(sql`update stock set quantity = 0 where matnr = ${matnr}`)
    await recordArticles(others, [matnr])
    await eventually(async () => expect(await stock()).not.toBe(before))
  })
})
