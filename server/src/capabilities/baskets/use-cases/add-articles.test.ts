import { basket } from '@shop/contract/resources/basket'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aCondition, anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('ADD_ARTICLES', () => {
  test('keeps what is right and tells what is wrong, row by row', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = [
      { matnr: 'NONE', quantity: 1 },
      { matnr, quantity: '1' },
      { matnr, quantity: '2.88', note: 'Diagonal verlegen', reference: 'Bad' },
    ]
    const answer = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const read = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(answer.body.results).toEqual([
      { matnr: 'NONE', ok: false, code: 'ARTICLE_NUMBER_NOT_FOUND', posnr: null, quantity: null },
      {
        matnr,
        ok: false,
        code: 'INVALID_QUANTITY',
        stepsize: '1.44',
        unit: 'M2',
        max: '99999',
        posnr: null,
        quantity: null,
      },
      { matnr, ok: true, code: '', posnr: 1, quantity: '2.88' },
    ])
    expect(read.body.positions).toMatchObject([{ matnr, note: 'Diagonal verlegen', reference: 'Bad' }])
  })

  test('lets an empty number and one too long be unknown without refusing the others', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = ['', ' ', 'HT-Rohr DN 110 2000 mm mit Steckmuffe grau', matnr].map((number) => ({
      matnr: number,
      quantity: '1.44',
    }))
    const { http, body } = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const unknown = 'ARTICLE_NUMBER_NOT_FOUND'
    expect([http, body.results.map(({ code }) => code)]).toEqual([200, [unknown, unknown, unknown, '']])
  })

  test('tells of quantities that are not above zero line by line', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = ['0', '-1.44', '1.44'].map((quantity) => ({ matnr, quantity }))
    const { http, body } = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const refused = { ok: false, code: 'INVALID_QUANTITY', stepsize: '1.44' }
    expect(http).toBe(200)
    expect(body.results).toMatchObject([refused, refused, { ok: true, quantity: '1.44' }])
  })

  test('names the units of an article where one is written that it does not have', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = [{ matnr, quantity: '12', unit: 'Säcke' }]
    const { body } = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    expect(body.results).toMatchObject([{ ok: false, code: 'INVALID_QUANTITY', units: ['M2', 'KAR'] }])
  })

  test('takes a unit as people write it, and no unit for the one it is sold in', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const written = ['Kartons', 'kar', 'M2', 'qm', ''].map((unit) => ({
      matnr,
      quantity: unit.toLowerCase().startsWith('kar') ? '1' : '1.44',
      unit,
    }))
    const { body } = await shop.call(basket, 'ADD_ARTICLES', { articles: written }, sender)
    expect(body.results.map(({ ok }) => ok)).toEqual(written.map(() => true))
    const read = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(read.body.positions).toMatchObject([
      { unit: 'KAR', quantity: '2' },
      { unit: 'M2', quantity: '4.32' },
    ])
  })

  test('reads a number behind its label, and one that nobody has stays unknown', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db, { matnr: '7000626', ean: '4012345678901' })
    const labelled = ['Art.-Nr. 7000627', 'Art.-Nr. 7000626', 'EAN 4012345678901']
    const articles = labelled.map((number) => ({ matnr: number, quantity: '1.44' }))
    const { body } = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    expect(body.results.map(({ code }) => code)).toEqual(['ARTICLE_NUMBER_NOT_FOUND', '', ''])
    const read = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(read.body.positions).toMatchObject([{ matnr, quantity: '2.88' }])
  })

  test('refuses, row by row, what this customer has no price for, and leaves the rest', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const priceless = await anArticle(shop.db, { price: null })
    const { matnr } = await anArticle(shop.db)
    const articles = [
      { matnr: priceless.matnr, quantity: '1.44' },
      { matnr, quantity: '1.44' },
    ]
    const answer = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const read = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(answer.body.results).toMatchObject([
      { matnr: priceless.matnr, ok: false, code: 'PRICE_ON_REQUEST' },
      { matnr, ok: true },
    ])
    expect(read.body.positions).toMatchObject([{ matnr }])
  })

  test('takes what has a price from the quantity on that basket and rows reach together only', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db, { price: null })
    await aCondition(shop.db, { kunnr: user.kunnr, matnr, price: '20', kmein: 'M2', scaleFrom: '4.32' })
    const rows = (...quantities: string[]) => quantities.map((quantity) => ({ matnr, quantity }))
    const add = async (...quantities: string[]) => {
      const answer = await shop.call(basket, 'ADD_ARTICLES', { articles: rows(...quantities) }, sender)
      return answer.body.results.map(({ code }) => code)
    }
    expect(await add('1.44', '1.44')).toEqual(['PRICE_ON_REQUEST', 'PRICE_ON_REQUEST'])
    expect(await add('1.44', '2.88')).toEqual(['', ''])
    expect(await add('1.44')).toEqual([''])
  })

  test('sends as many statements for 60 lines as for two', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const statements = async (count: number) => {
      const built = await someArticles(shop.db, count)
      const articles = built.map(({ matnr }) => ({ matnr, quantity: '1.44' }))
      shop.countStatements()
      await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
      const adding = shop.countStatements()
      await shop.call(basket, 'GET_BASKET', {}, sender)
      return [adding, shop.countStatements()]
    }
    await statements(1)
    expect(await statements(60)).toEqual(await statements(2))
  })
})
