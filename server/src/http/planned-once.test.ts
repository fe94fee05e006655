import { article } from '@shop/contract/resources/article'
import { basket } from '@shop/contract/resources/basket'
import { checkout } from '@shop/contract/resources/checkout'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { forgetChanged } from '../capabilities/changes/public.ts'
import { customerArticles } from '../capabilities/customers/tables.ts'

type Plans = { custom: number; all: number }

/** How often each statement that has a name was planned for its values, and how often it ran. */
async function plansOf(shop: Shop): Promise<Map<string, Plans>> {
  const rows = await rowsOf<Plans & { name: string }>(
    shop.db,
    sql`select name, custom_plans::int as custom, (custom_plans + generic_plans)::int as all
      from pg_prepared_statements`,
  )
  return new Map(rows.map(({ name, ...plans }) => [name, plans]))
}

/** Statements sent by a call, those of them that have no name, and the names of those that were planned anew. */
async function observe(shop: Shop, call: () => Promise<{ http: number }>) {
  const before = await plansOf(shop)
  shop.countStatements()
  expect((await call()).http).toBe(200)
  const sent = shop.countStatements()
  const after = await plansOf(shop)
  const ran = (name: string, of: keyof Plans) => (after.get(name)?.[of] ?? 0) - (before.get(name)?.[of] ?? 0)
  const names = [...after.keys()]
  const named = names.reduce((sum, name) => sum + ran(name, 'all'), 0)
  return { sent, unnamed: sent - named, plannedAnew: names.filter((name) => ran(name, 'custom') > 0) }
}

/**
 * What a call does once it has been made several times. PostgreSQL looks at five plans of a statement before it keeps one,
 * and at more where tables have grown since it made the first.
 */
async function observeSettled(
  shop: Shop,
  call: () => Promise<{ http: number }>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
) {
  let observed: Awaited<ReturnType<typeof observe>> | undefined
  for (let round = 0; round < 20 && observed?.plannedAnew.length !== 0; round++) {
    for (let i = 0; i < 6; i++) {
      await call()
      await prepare()
    }
    observed = await observe(shop, call)
    await prepare()
  }
  return observed
}

// A write has a savepoint set and released in these tests, begin and commit in the shop.
const savepoint = 2

describe('every statement has a name and is planned once', () => {
  test('of adding to a basket', async ({ shop }) => {
    const { sender, article: bought, customer } = await aBuyer(shop)
    await shop.db.insert(customerArticles).values({
      kunnr: customer.kunnr,
      matnr: bought.matnr,
      customerMatnr: 'BODEN-1',
    })
    const add = () => shop.call(basket, 'ADD_ARTICLE', { matnr: bought.matnr, quantity: '1.44' }, sender)
    expect(await observeSettled(shop, add)).toEqual({
      sent: 8 + savepoint,
      unnamed: savepoint,
      plannedAnew: [],
    })
  })

  test('of an order, which is read back from nowhere', async ({ shop }) => {
    const { sender, fill } = await aBuyer(shop)
    let orders = 0
    const place = () =>
      shop.call(checkout, 'PLACE_ORDER', { idempotency_key: `key-${1000 + orders++}` }, sender)
    expect(await observeSettled(shop, place, fill)).toEqual({
      sent: 20 + savepoint,
      unnamed: savepoint,
      plannedAnew: [],
    })
  })

  test('of looking at a basket, at the checkout and at an article', async ({ shop }) => {
    const { sender, article: bought } = await aBuyer(shop)
    const looks = [
      () => shop.call(basket, 'GET_BASKET', {}, sender),
      () => shop.call(checkout, 'GET_CHECKOUT', {}, sender),
      () => shop.call(article, 'GET_DETAILS', { matnr: bought.matnr }, sender),
    ]
    for (const look of looks) {
      expect(await observeSettled(shop, look)).toMatchObject({ unnamed: 0, plannedAnew: [] })
    }
  })

  test('of following the change log', async ({ shop }) => {
    const kept = { forget: () => undefined, forgetAll: () => undefined, isRightFor: () => undefined }
    const failed: unknown[] = []
    await shop.db.execute(sql`insert into catalogue_changes (xid, kind, key)
      select -line, 'article', line::text from generate_series(1, 5000) line`)
    await shop.db.execute(sql`analyze catalogue_changes`)
    const stop = forgetChanged({ db: shop.db, kept: kept as never, every: 1, onError: (e) => failed.push(e) })
    const looks = async () => (await plansOf(shop)).get('changes_since')
    let before: Plans | undefined
    await eventually(async () => {
      const now = await looks()
      const further = (now?.all ?? 0) - (before?.all ?? 0)
      const anew = (now?.custom ?? 0) - (before?.custom ?? 0)
      if (further >= 6) before = now
      expect(further).toBeGreaterThanOrEqual(6)
      expect(anew).toBe(0)
    })
    await stop()
    expect(failed).toEqual([])
  })
})
