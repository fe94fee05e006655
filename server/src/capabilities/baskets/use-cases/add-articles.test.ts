import { basket } from '@shop/contract/resources/basket'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
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
      { matnr, ok: false, code: 'INVALID_QUANTITY', posnr: null, quantity: null },
      { matnr, ok: true, code: '', posnr: 1, quantity: '2.88' },
    ])
    expect(read.body.positions).toMatchObject([{ matnr, note: 'Diagonal verlegen', reference: 'Bad' }])
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
