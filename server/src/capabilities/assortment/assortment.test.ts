import { article } from '@shop/contract/resources/article'
import { categories } from '@shop/contract/resources/categories'
import { search } from '@shop/contract/resources/search'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aCatalog, aUser, guestMode } from '#server/testing/builders.ts'
import { aCategory, anArticle } from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/followed-search.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, shopOf, signIn, testConfig } from '#server/testing/test-app.ts'
import { importRows } from '../imports/public.ts'

/** The same shop at another moment. */
async function at(shop: Shop, now: string, services = testServices()): Promise<Shop> {
  const app = await buildApp({ config: testConfig(), db: shop.db, services, now: () => new Date(now) })
  onTestFinished(() => app.close())
  return { ...shopOf(app, shop.db), now: () => new Date(now) }
}

/** HTTP statuses of opening each article. */
async function opened(shop: Shop, user: { userId: string; kunnr: string }, matnrs: readonly string[]) {
  const sender = await signIn(shop, user)
  const statuses = []
  for (const matnr of matnrs) statuses.push((await shop.call(article, 'GET_DETAILS', { matnr }, sender)).http)
  return statuses
}

describe('an exclusive catalogue', () => {
  test("hides everything else from the first to the last day of the wholesaler's calendar", async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const [own, other] = [(await anArticle(shop.db)).matnr, (await anArticle(shop.db)).matnr]
    const dates = { validFrom: '2026-03-12', validTo: '2026-03-13' }
    await aCatalog(shop.db, { articles: [own], to: [{ kunnr: user.kunnr, exclusive: true, ...dates }] })
    const seen = []
    // Berlin is an hour ahead of UTC.
    for (const now of ['2026-03-11T22:59Z', '2026-03-11T23:00Z', '2026-03-13T22:59Z', '2026-03-13T23:00Z'])
      seen.push(await opened(await at(shop, now), user, [own, other]))
    expect(seen).toEqual([
      [200, 200],
      [200, 404],
      [200, 404],
      [200, 200],
    ])
  })

  test('does nothing while its assignment is not active, or to a colleague', async ({ shop }) => {
    const user = await aUser(shop.db)
    const colleague = await aUser(shop.db, { kunnrs: [user.kunnr] })
    const [own, other] = [(await anArticle(shop.db)).matnr, (await anArticle(shop.db)).matnr]
    const { kunnr, userId } = user
    const to = [
      { kunnr, exclusive: true, active: false },
      { kunnr, userId, exclusive: true },
    ]
    await aCatalog(shop.db, { articles: [own], to })
    expect(await opened(shop, colleague, [own, other])).toEqual([200, 200])
    expect(await opened(shop, user, [own, other])).toEqual([200, 404])
  })

  test('adds up with another one', async ({ shop }) => {
    const user = await aUser(shop.db)
    const [first, second] = [(await anArticle(shop.db)).matnr, (await anArticle(shop.db)).matnr]
    const to = [{ kunnr: user.kunnr, exclusive: true }]
    await aCatalog(shop.db, { articles: [first], to })
    await aCatalog(shop.db, { articles: [second], to })
    expect(await opened(shop, user, [first, second])).toEqual([200, 200])
  })
})

test('a reserved article stays closed to who has its category by a catalogue that is not reserved', async ({
  committed: shop,
  followed,
}) => {
  const { engine, follower } = followed
  const [owner, other, narrowed] = [await aUser(shop.db), await aUser(shop.db), await aUser(shop.db)]
  const category = await aCategory(shop.db)
  const { matnr } = await anArticle(shop.db, { categories: [category.id] })
  await aCatalog(shop.db, { articles: [matnr], reserved: true, to: [{ kunnr: owner.kunnr }] })
  const to = [{ kunnr: other.kunnr }, { kunnr: narrowed.kunnr, exclusive: true }, { kunnr: owner.kunnr }]
  await aCatalog(shop.db, { categories: [category.id], to })
  await follower.run()
  const searching = await at(shop, '2026-03-11T09:00Z', testServices({ search: engine }))
  const seen = []
  for (const user of [owner, other, narrowed]) {
    const sender = await signIn(searching, user)
    const { body } = await searching.call(search, 'SEARCH', { q: matnr }, sender)
    seen.push([...(await opened(searching, user, [matnr])), body.response.numFound])
  }
  expect(seen).toEqual([
    [200, 1],
    [404, 0],
    [404, 0],
  ])
})

describe('the user-catalogue flag', () => {
  test('narrows to the catalogues somebody has and never widens', async ({ committed: shop, followed }) => {
    const { engine, follower } = followed
    const [user, none] = [await aUser(shop.db), await aUser(shop.db)]
    const [own, other] = [(await anArticle(shop.db)).matnr, (await anArticle(shop.db)).matnr]
    await aCatalog(shop.db, { articles: [own], to: [{ kunnr: user.kunnr }] })
    await aCatalog(shop.db, { articles: [other], reserved: true })
    await follower.run()
    const open = await anArticle(shop.db)
    const searching = await at(shop, '2026-03-11T09:00Z', testServices({ search: engine }))
    const found = async (who: typeof user, usercatalog: 'X' | '') => {
      const { body } = await searching.call(search, 'SEARCH', { usercatalog }, await signIn(shop, who))
      return body.response.docs.map(({ matnr }) => matnr)
    }
    const row = { id: 'NEU', name: { de: 'Neu' }, articles: [open.matnr], reserved: 'X' as const }
    await importRows(shop.db, { kind: 'catalogs', source: 'test', actor: 'test', now: shop.now }, [row])
    await follower.catchUp()
    expect(await found(user, '')).toEqual([own])
    expect(await found(user, 'X')).toEqual([own])
    await importRows(shop.db, { kind: 'catalogs', source: 'test', actor: 'test', now: shop.now }, [
      { ...row, reserved: '' },
    ])
    await follower.catchUp()
    expect((await found(user, '')).toSorted()).toEqual([own, open.matnr].toSorted())
    expect(await found(user, 'X')).toEqual([own])
    expect(await found(none, 'X')).toEqual(await found(none, ''))
  })
})

test('a catalogue sent before its articles reserves them from their first moment, and tells what is not there yet', async ({
  committed: shop,
  followed,
}) => {
  await guestMode(shop.db)
  const call = { source: 'test', actor: 'test', now: shop.now }
  const row = { id: 'EIGEN', name: { de: 'Eigenmarke' }, reserved: 'X' as const }
  const catalog = { ...row, categories: ['eigen'], articles: ['E-1', 'E-2'] }
  const report = await importRows(shop.db, { ...call, kind: 'catalogs' }, [catalog])
  expect(report).toMatchObject({ written: 1, wrong: 0 })
  const told = report.problems.map(({ field, reason, value, taken }) => [field, reason, value, taken])
  expect(told).toEqual([
    ['categories', 'NOT_THERE_YET', 'eigen', true],
    ['articles', 'NOT_THERE_YET', 'E-1', true],
    ['articles', 'NOT_THERE_YET', 'E-2', true],
  ])
  const searching = await at(shop, '2026-03-11T09:00Z', testServices({ search: followed.engine }))
  const seen = async (matnr: string) => {
    await followed.follower.catchUp()
    const { body } = await searching.call(search, 'SEARCH', { q: matnr })
    return [(await searching.call(article, 'GET_DETAILS', { matnr })).http, body.response.numFound]
  }
  await followed.follower.run()
  await importRows(shop.db, { ...call, kind: 'categories' }, [{ id: 'eigen', name: { de: 'Eigenes' } }])
  const texts = { de: { maktx: 'Eigenfliese' } }
  await importRows(shop.db, { ...call, kind: 'articles' }, [
    { matnr: 'E-1', texts, meins: 'ST' },
    { matnr: 'E-9', texts, meins: 'ST', categories: ['eigen'] },
    { matnr: 'FREI', texts, meins: 'ST' },
  ])
  expect([await seen('E-1'), await seen('E-9'), await seen('FREI')]).toEqual([
    [404, 0],
    [404, 0],
    [200, 1],
  ])
  expect(await named(searching)).toEqual([])
})

/** Categories guests are told of. */
async function named(shop: Shop): Promise<string[]> {
  const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', {})
  return body.categories.map(({ id }) => id)
}

describe('catalogue assignments', () => {
  test('to nobody, or that end before they begin, are refused', async ({ shop }) => {
    const user = await aUser(shop.db)
    const catalog = await aCatalog(shop.db, {})
    const options = { kind: 'catalog-assignments', source: 'test', actor: 'test', now: shop.now } as const
    const report = await importRows(shop.db, options, [
      { catalog },
      { catalog, kunnr: user.kunnr, valid_from: '2026-02-01', valid_to: '2026-01-01' },
      { catalog, kunnr: user.kunnr, userId: 'nobody' },
    ])
    expect(report.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'kunnr CONTRADICTION',
      'valid_to CONTRADICTION',
      'userId UNKNOWN_REFERENCE',
    ])
  })
})
