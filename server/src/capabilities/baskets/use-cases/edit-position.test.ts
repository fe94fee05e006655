import { basket } from '@shop/contract/resources/basket'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aCondition, anArticle, withdrawPrice } from '#server/testing/catalogue-builders.ts'
import { articles } from '../../catalogue/tables.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

/** A user with one line of 1.44 m² in his basket. */
async function aLine(shop: Shop, given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(shop.db, given)
  const sender = await signIn(shop, user)
  const article = await anArticle(shop.db)
  await shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity: '1.44' }, sender)
  return { user, sender, article }
}

describe('EDIT_POSITION', () => {
  test('refuses a line that is not there and a quantity of nothing', async ({ shop }) => {
    const { sender } = await aLine(shop)
    const missing = await shop.call(basket, 'EDIT_POSITION', { posnr: 7, quantity: '1.44' }, sender)
    const nothing = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, quantity: '0' }, sender)
    expect([missing.http, missing.body.code]).toEqual([404, 'DB_ENTRY_NOT_FOUND'])
    expect([nothing.http, nothing.body]).toMatchObject([422, { code: 'INVALID_QUANTITY', stepsize: '1.44' }])
  })

  test('says of a line whose article is gone that there is none, not that the quantity is wrong', async ({
    shop,
  }) => {
    const { sender, article } = await aLine(shop)
    await shop.db.delete(articles).where(eq(articles.matnr, article.matnr))
    const gone = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, quantity: '2.88' }, sender)
    expect(gone.body.code).toBe('ARTICLE_NUMBER_NOT_FOUND')
  })

  test('refuses a stale version and shows what stands there now, as GET_BASKET does', async ({ shop }) => {
    const { sender } = await aLine(shop)
    const first = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, version: 1, quantity: '2.88' }, sender)
    const stale = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, version: 1, quantity: '4.32' }, sender)
    expect(first.body.positions).toMatchObject([{ quantity: '2.88', version: 2 }])
    expect([stale.http, stale.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', positions: [{ quantity: '2.88', version: 2 }] },
    ])
    const { positions } = (await shop.call(basket, 'GET_BASKET', {}, sender)).body
    expect(stale.body.positions).toEqual(positions)
  })

  test('changes only what is sent', async ({ shop }) => {
    const { sender } = await aLine(shop)
    await shop.call(basket, 'EDIT_POSITION', { posnr: 1, note: 'Charge 7' }, sender)
    const answer = await shop.call(basket, 'EDIT_POSITION', { posnr: 1, reference: 'Bad OG' }, sender)
    expect(answer.body.positions).toMatchObject([{ quantity: '1.44', note: 'Charge 7', reference: 'Bad OG' }])
  })

  test('names what each line counts by, in its own unit', async ({ shop }) => {
    const { sender, article } = await aLine(shop)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity: '1', unit: 'KAR' }, sender)
    const { positions } = (await shop.call(basket, 'GET_BASKET', {}, sender)).body
    expect(positions).toMatchObject([
      { unit: 'M2', stepsize: '1.44' },
      { unit: 'KAR', stepsize: '1' },
    ])
  })

  test('tells net prices and what follows from them only to whoever may see them', async ({ shop }) => {
    const may = await aLine(shop)
    await aCondition(shop.db, { kunnr: may.user.kunnr, matnr: may.article.matnr, price: '20', kmein: 'M2' })
    const mayNot = await aUser(shop.db, { kunnrs: [may.user.kunnr], without: ['NET_PRICES'] })
    const hidden = await signIn(shop, mayNot)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: may.article.matnr, quantity: '1.44' }, hidden)
    const seen = await shop.call(basket, 'GET_BASKET', {}, may.sender)
    const unseen = await shop.call(basket, 'GET_BASKET', {}, hidden)
    expect(seen.body.positions).toMatchObject([
      { netPrice: { price: '20' }, netTotal: '28.8', retailTotal: '43.2' },
    ])
    expect(seen.body.totals).toMatchObject({
      net: '28.8',
      vat: [{ category: 'S', rate: '19', base: '28.8', amount: '5.47' }],
      gross: '34.27',
      weight: '28.8',
    })
    expect(unseen.body.positions).toMatchObject([{ netPrice: null, netTotal: null, retailTotal: '43.2' }])
    expect(unseen.body.totals).toMatchObject({ net: null, vat: [], gross: null, retail: '43.2' })
  })
})

describe('REMOVE_POSITION', () => {
  test('leaves a line alone that changed meanwhile, and removes it with the right version', async ({
    shop,
  }) => {
    const { sender } = await aLine(shop)
    await shop.call(basket, 'EDIT_POSITION', { posnr: 1, note: 'eilig' }, sender)
    const stale = await shop.call(basket, 'REMOVE_POSITION', { posnr: 1, version: 1 }, sender)
    const removed = await shop.call(basket, 'REMOVE_POSITION', { posnr: 1, version: 2 }, sender)
    expect(stale.body.code).toBe('VERSION_CONFLICT')
    expect(removed.body).toMatchObject({ positions: [], basket: { numUePos: 0, version: 4 } })
  })

  test('takes an addition back and leaves what else is in the line, which a line of another article keeps', async ({
    shop,
  }) => {
    const {
      sender,
      article: { matnr },
    } = await aLine(shop)
    await shop.call(basket, 'EDIT_POSITION', { posnr: 1, quantity: '4.32' }, sender)
    const other = await anArticle(shop.db)
    const take = (given: object) =>
      shop.call(basket, 'REMOVE_POSITION', { posnr: 1, quantity: '1.44', ...given }, sender)
    expect((await take({ matnr: other.matnr })).body.code).toBe('DB_ENTRY_NOT_FOUND')
    expect((await take({ matnr })).body.positions).toMatchObject([{ posnr: 1, quantity: '2.88' }])
    expect((await take({ quantity: '5.76' })).body.positions).toEqual([])
  })
})

describe('a line', () => {
  test('says why it cannot be ordered', async ({ shop }) => {
    const { sender } = await aLine(shop)
    const onRequest = await anArticle(shop.db)
    const gone = await anArticle(shop.db, { discontinued: true })
    for (const { matnr } of [onRequest, gone])
      await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }, sender)
    await withdrawPrice(shop.db, onRequest.matnr)
    const answer = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(answer.body.positions.map(({ problem }) => problem)).toEqual(['', 'ON_REQUEST', 'DISCONTINUED'])
  })
})
