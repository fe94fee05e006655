import { basket } from '@shop/contract/resources/basket'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

/** A user with three lines of 2.88 m² in his basket. */
async function threeLines(shop: Shop) {
  const sender = await signIn(shop, await aUser(shop.db))
  const made = await Promise.all([anArticle(shop.db), anArticle(shop.db), anArticle(shop.db)])
  const articles = made.map(({ matnr }) => ({ matnr, quantity: '2.88' }))
  const { body } = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
  const additions = articles.map(({ matnr }, place) => ({ posnr: place + 1, matnr, quantity: '1.44' }))
  return { sender, multibasket: body.basket.id, additions }
}

describe('TAKE_BACK', () => {
  test('finds no basket of somebody else', async ({ shop }) => {
    const { multibasket, additions } = await threeLines(shop)
    const other = await signIn(shop, await aUser(shop.db))
    const answer = await shop.call(basket, 'TAKE_BACK', { multibasket, additions }, other)
    expect([answer.http, answer.body.code]).toEqual([404, 'BASKET_NOT_FOUND'])
  })

  test('refuses nothing, and a quantity of nothing', async ({ shop }) => {
    const { sender, multibasket, additions } = await threeLines(shop)
    const none = await shop.call(basket, 'TAKE_BACK', { multibasket, additions: [] }, sender)
    const zero = [{ ...additions[0]!, quantity: '0' }]
    const nothing = await shop.call(basket, 'TAKE_BACK', { multibasket, additions: zero }, sender)
    expect(none.body.fields).toEqual({ additions: 'INVALID' })
    expect(nothing.body.fields).toEqual({ 'additions.0.quantity': 'NOT_POSITIVE' })
  })

  test('leaves what was added since, and takes out a line of which nothing is left', async ({ shop }) => {
    const { sender, multibasket, additions } = await threeLines(shop)
    const twice = [...additions.slice(0, 2), additions[1]!]
    const { body } = await shop.call(basket, 'TAKE_BACK', { multibasket, additions: twice }, sender)
    const { positions, ...now } = (await shop.call(basket, 'GET_BASKET', {}, sender)).body
    expect(positions).toMatchObject([
      { posnr: 1, quantity: '1.44', version: 2 },
      { posnr: 3, quantity: '2.88', version: 1 },
    ])
    expect(body.basket).toEqual(now.basket)
  })

  test('leaves a line that is gone, or of another article by now', async ({ shop }) => {
    const { sender, multibasket, additions } = await threeLines(shop)
    const strangers = [{ ...additions[0]!, posnr: 9 }, { ...additions[1]!, posnr: 1 }, additions[2]!]
    await shop.call(basket, 'TAKE_BACK', { multibasket, additions: strangers }, sender)
    const { positions } = (await shop.call(basket, 'GET_BASKET', {}, sender)).body
    expect(positions.map(({ quantity }) => quantity)).toEqual(['2.88', '2.88', '1.44'])
  })

  test('takes as many statements for one line as for many', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const made = await someArticles(shop.db, 40)
    const articles = made.map(({ matnr }) => ({ matnr, quantity: '1.44' }))
    const added = await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const all = articles.map((article, place) => ({ ...article, posnr: place + 1 }))
    const multibasket = added.body.basket.id
    const statements = async (additions: typeof all) => {
      shop.countStatements()
      await shop.call(basket, 'TAKE_BACK', { multibasket, additions }, sender)
      return shop.countStatements()
    }
    expect(await statements(all.slice(0, 1))).toBe(await statements(all.slice(1)))
    expect((await shop.call(basket, 'GET_BASKET', {}, sender)).body.positions).toEqual([])
  })
})
