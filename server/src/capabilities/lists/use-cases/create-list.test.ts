import { basket } from '@shop/contract/resources/basket'
import { lists } from '@shop/contract/resources/lists'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('CREATE_LIST', () => {
  test.for([
    ['MISSING_NAME', '   '],
    ['INVALID_NAME', 'Bad\u0007'],
    ['INVALID_NAME', 'B'.repeat(61)],
  ] as const)('refuses with %s the name "%s"', async ([code, name], { shop }) => {
    const answer = await shop.call(lists, 'CREATE_LIST', { name }, await signIn(shop, await aUser(shop.db)))
    expect([answer.http, answer.body.code]).toEqual([422, code])
  })

  test('refuses a name that is not sent as a missing one, and one of another kind as a wrong field', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const unsent = await shop.call(lists, 'CREATE_LIST', {} as { name: string }, sender)
    const long = await shop.call(lists, 'CREATE_LIST', { name: 'B'.repeat(201) }, sender)
    expect([unsent.http, unsent.body.code]).toEqual([422, 'MISSING_NAME'])
    expect([long.body.code, long.body.fields]).toEqual(['INVALID_PARAMS', { name: 'TOO_LONG' }])
  })

  test('refuses a name the user has, whatever its case, and allows that of another user', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const colleague = await aUser(shop.db, { kunnrs: [user.kunnr] })
    await aList(shop.db, { owner: user, name: 'Bad Müller' })
    const name = '  BAD  müller '
    const own = await shop.call(lists, 'CREATE_LIST', { name }, await signIn(shop, user))
    const other = await shop.call(lists, 'CREATE_LIST', { name }, await signIn(shop, colleague))
    expect([own.http, own.body.code]).toEqual([409, 'NAME_ALREADY_TAKEN'])
    expect(other.body.list.name).toBe('BAD  müller')
  })

  test('shares only with the permission', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { without: ['LISTS_SHARE'] }))
    const refused = await shop.call(lists, 'CREATE_LIST', { name: 'Bad', publish: 'X' }, sender)
    const all = await shop.call(lists, 'GET_LISTS', {}, sender)
    expect([refused.http, refused.body.code]).toEqual([403, 'NO_AUTHORIZATION'])
    expect(all.body.lists).toEqual([])
  })

  test('creates it pinned and shared where asked', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const input = { name: ' Bad ', pin: 'X', publish: 'X' } as const
    const { body } = await shop.call(lists, 'CREATE_LIST', input, sender)
    const made = { name: 'Bad', pinned: true, isPublic: true, own: true, articlesAmount: 0 }
    expect(body.list).toMatchObject(made)
  })
})

describe('CREATE_LIST_FROM_BASKET', () => {
  test('makes no list of an empty basket', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await shop.call(lists, 'CREATE_LIST_FROM_BASKET', { name: 'Leer' }, sender)
    const all = await shop.call(lists, 'GET_LISTS', {}, sender)
    expect([answer.http, answer.body.code]).toEqual([409, 'BASKET_EMPTY'])
    expect(all.body.lists).toEqual([])
  })

  test('takes the lines of the active basket, equal articles together', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = [
      { matnr, quantity: '1.44', reference: 'Bad' },
      { matnr, quantity: '2.88', reference: 'Flur' },
    ]
    await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
    const made = await shop.call(lists, 'CREATE_LIST_FROM_BASKET', { name: 'Bad' }, sender)
    const { body } = await shop.call(lists, 'GET_LIST', { list_id: made.body.list.id }, sender)
    expect(body.articles).toMatchObject([{ matnr, quantity: '4.32', unit: 'M2', article: { matnr } }])
  })
})
