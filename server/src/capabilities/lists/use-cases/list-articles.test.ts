import { basket } from '@shop/contract/resources/basket'
import { lists } from '@shop/contract/resources/lists'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('articles of a list', () => {
  test('must exist, and have a quantity that can be kept', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list_id = (await aList(shop.db, { owner: user })).id
    const { matnr } = await anArticle(shop.db)
    const sender = await signIn(shop, user)
    const add = (number: string, quantity: string) =>
      shop.call(lists, 'ADD_ARTICLE', { list_id, matnr: number, quantity }, sender)
    expect((await add('no-such', '1')).body.code).toBe('INVALID_MATNR')
    expect((await add(matnr, '0')).body.fields).toEqual({ quantity: 'NOT_POSITIVE' })
    expect((await add(matnr, '0.0001')).body.fields).toEqual({ quantity: 'INVALID' })
    expect((await add(matnr, '999999999999999')).body.fields).toEqual({ quantity: 'TOO_LARGE' })
  })

  test('that are gone from the list are not found', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list_id = (await aList(shop.db, { owner: user })).id
    const sender = await signIn(shop, user)
    const line = { list_id, article_id: 4711 }
    const edited = await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: 2 }, sender)
    const removed = await shop.call(lists, 'REMOVE_ARTICLE', line, sender)
    expect([edited.http, edited.body.code]).toEqual([404, 'DB_ENTRY_NOT_FOUND'])
    expect([removed.http, removed.body.code]).toEqual([404, 'DB_ENTRY_NOT_FOUND'])
  })

  test('of another list of the user are not changed by a mixed-up id', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    const first = await aList(shop.db, { owner: user, matnrs: [matnr] })
    const second = await aList(shop.db, { owner: user })
    const sender = await signIn(shop, user)
    const { body } = await shop.call(lists, 'GET_LIST', { list_id: first.id }, sender)
    const line = { list_id: second.id, article_id: body.articles[0]?.id ?? '' }
    const answer = await shop.call(lists, 'REMOVE_ARTICLE', line, sender)
    expect(answer.body.code).toBe('DB_ENTRY_NOT_FOUND')
  })

  test('add up when added again, change and go', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list_id = (await aList(shop.db, { owner: user })).id
    const { matnr } = await anArticle(shop.db)
    const sender = await signIn(shop, user)
    await shop.call(lists, 'ADD_ARTICLE', { list_id, matnr, quantity: '1.44' }, sender)
    const twice = await shop.call(lists, 'ADD_ARTICLE', { list_id, matnr, quantity: '2.88' }, sender)
    const read = async () => (await shop.call(lists, 'GET_LIST', { list_id }, sender)).body.articles
    const [line] = await read()
    expect(twice.body.list.articlesAmount).toBe(1)
    expect(line).toMatchObject({
      matnr,
      quantity: '4.32',
      unit: 'M2',
      stepsize: '1.44',
      article: { matnr, price: '30' },
    })

    const article_id = line?.id ?? ''
    await shop.call(lists, 'EDIT_ARTICLE', { list_id, article_id, quantity: '7.2' }, sender)
    expect(await read()).toMatchObject([{ quantity: '7.2' }])
    await shop.call(lists, 'REMOVE_ARTICLE', { list_id, article_id }, sender)
    expect(await read()).toEqual([])
  })

  test('come back in the unit they were noted in, and in none they do not have', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list_id = (await aList(shop.db, { owner: user })).id
    const { matnr } = await anArticle(shop.db)
    const sender = await signIn(shop, user)
    const add = (unit: string) =>
      shop.call(lists, 'ADD_ARTICLE', { list_id, matnr, quantity: '2', unit }, sender)
    expect((await add('SACK')).body.fields).toEqual({ unit: 'INVALID' })
    await add('KAR')
    const { body } = await shop.call(lists, 'GET_LIST', { list_id }, sender)
    expect(body.articles).toMatchObject([{ matnr, quantity: '2', unit: 'KAR' }])
    const inWords = await add('Kartons')
    expect(inWords.body.list).toMatchObject({ articlesAmount: 1 })
  })

  test('cost as many statements for fifty as for one', async ({ shop }) => {
    const user = await aUser(shop.db)
    const articles = await someArticles(shop.db, 50)
    const matnrs = articles.map(({ matnr }) => matnr)
    const one = await aList(shop.db, { owner: user, matnrs: matnrs.slice(0, 1) })
    const many = await aList(shop.db, { owner: user, matnrs })
    const sender = await signIn(shop, user)
    const statements = async (list_id: string) => {
      shop.countStatements()
      await shop.call(lists, 'GET_LIST', { list_id }, sender)
      return shop.countStatements()
    }
    expect(await statements(many.id)).toBe(await statements(one.id))
  })
})

describe('THROW_LIST', () => {
  test('finds nothing to throw in an empty list, and no foreign basket', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    const empty = await aList(shop.db, { owner: user })
    const list = await aList(shop.db, { owner: user, matnrs: [matnr] })
    const sender = await signIn(shop, user)
    const nothing = await shop.call(lists, 'THROW_LIST', { list_id: empty.id }, sender)
    const nowhere = await shop.call(lists, 'THROW_LIST', { list_id: list.id, multibasket: 4711 }, sender)
    expect([nothing.http, nothing.body.code]).toEqual([404, 'DB_ENTRY_NOT_FOUND'])
    expect([nowhere.http, nowhere.body.code]).toEqual([404, 'BASKET_NOT_FOUND'])
  })

  test('puts what is right into the basket and names the rest', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    const priceless = await anArticle(shop.db, { price: null })
    const list = await aList(shop.db, { owner: user, matnrs: [matnr, 'gone', priceless.matnr] })
    const sender = await signIn(shop, user)
    const { body } = await shop.call(lists, 'THROW_LIST', { list_id: list.id }, sender)
    const filled = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(body).toMatchObject({ added: 1, basket: { active: true, numUePos: 1 } })
    expect(new Set(body.notAdded)).toEqual(new Set(['gone', priceless.matnr]))
    expect(Object.fromEntries(body.refused.map(({ matnr: number, code }) => [number, code]))).toEqual({
      gone: 'ARTICLE_NUMBER_NOT_FOUND',
      [priceless.matnr]: 'PRICE_ON_REQUEST',
    })
    expect(filled.body.positions).toMatchObject([{ matnr, quantity: '1.44' }])
  })

  test('names what it added to which line, so that just this is taken back', async ({ shop }) => {
    const user = await aUser(shop.db)
    const [first, second] = await Promise.all([anArticle(shop.db), anArticle(shop.db)])
    const list = await aList(shop.db, { owner: user, matnrs: [first.matnr, 'gone', second.matnr] })
    const sender = await signIn(shop, user)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: first.matnr, quantity: '2.88' }, sender)
    const { body } = await shop.call(lists, 'THROW_LIST', { list_id: list.id }, sender)
    expect(body.taken).toEqual([
      { posnr: 1, matnr: first.matnr, quantity: '1.44' },
      { posnr: 2, matnr: second.matnr, quantity: '1.44' },
    ])
    await shop.call(basket, 'TAKE_BACK', { multibasket: body.basket.id, additions: body.taken }, sender)
    const left = await shop.call(basket, 'GET_BASKET', {}, sender)
    expect(left.body.positions).toMatchObject([{ matnr: first.matnr, quantity: '2.88' }])
  })
})
