import { lists } from '@shop/contract/resources/lists'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

/** Every event that changes a list, with the list's id. */
const changes = (shop: Shop, list_id: string, sender: Sender) => [
  shop.call(lists, 'ADD_ARTICLE', { list_id, matnr: '1', quantity: 1 }, sender),
  shop.call(lists, 'EDIT_ARTICLE', { list_id, article_id: 1, quantity: 1 }, sender),
  shop.call(lists, 'REMOVE_ARTICLE', { list_id, article_id: 1 }, sender),
  shop.call(lists, 'EDIT_LIST_NAME', { list_id, name: 'Meine' }, sender),
  shop.call(lists, 'PUBLISH_LIST', { list_id, publish: '' }, sender),
  shop.call(lists, 'DELETE_LIST', { list_id }, sender),
]
const reads = (shop: Shop, list_id: string, sender: Sender) => [
  shop.call(lists, 'GET_LIST', { list_id }, sender),
  shop.call(lists, 'PIN_LIST', { list_id, pin: 'X' }, sender),
  shop.call(lists, 'THROW_LIST', { list_id }, sender),
]
const codesOf = async (answers: Promise<{ http: number; body: { code: string } }>[]) =>
  new Set((await Promise.all(answers)).map(({ http, body }) => `${http} ${body.code}`))

describe('a list', () => {
  test('of another customer does not exist for the user, shared or not', async ({ committed: shop }) => {
    const stranger = await aUser(shop.db)
    const list = await aList(shop.db, { owner: stranger, isPublic: true })
    const sender = await signIn(shop, await aUser(shop.db))
    const answers = [...changes(shop, list.id, sender), ...reads(shop, list.id, sender)]
    expect(await codesOf(answers)).toEqual(new Set(['404 LIST_NOT_FOUND']))
  })

  test('of a colleague that is not shared does not exist for the user', async ({ committed: shop }) => {
    const owner = await aUser(shop.db)
    const list = await aList(shop.db, { owner })
    const sender = await signIn(shop, await aUser(shop.db, { kunnrs: [owner.kunnr] }))
    const answers = [...changes(shop, list.id, sender), ...reads(shop, list.id, sender)]
    expect(await codesOf(answers)).toEqual(new Set(['404 LIST_NOT_FOUND']))
  })

  test('that a colleague shares can be read, pinned and thrown, and not changed', async ({
    committed: shop,
  }) => {
    const owner = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    const list = await aList(shop.db, { owner, isPublic: true, matnrs: [matnr] })
    const sender = await signIn(shop, await aUser(shop.db, { kunnrs: [owner.kunnr] }))
    expect(await codesOf(changes(shop, list.id, sender))).toEqual(new Set(['404 LIST_NOT_FOUND']))
    expect(await codesOf(reads(shop, list.id, sender))).toEqual(new Set(['200 ']))
  })

  test('is pinned by each user for himself, and stands first', async ({ shop }) => {
    const owner = await aUser(shop.db)
    const colleague = await aUser(shop.db, { kunnrs: [owner.kunnr] })
    await aList(shop.db, { owner, name: 'Abdichtung', isPublic: true })
    const list = await aList(shop.db, { owner, name: 'Zargen', isPublic: true })
    const [his, hers] = [await signIn(shop, owner), await signIn(shop, colleague)]
    await shop.call(lists, 'PIN_LIST', { list_id: list.id, pin: 'X' }, hers)
    const names = async (sender: Sender) =>
      (await shop.call(lists, 'GET_LISTS', {}, sender)).body.lists.map(({ name }) => name)
    expect([await names(hers), await names(his)]).toEqual([
      ['Zargen', 'Abdichtung'],
      ['Abdichtung', 'Zargen'],
    ])
    const own = await shop.call(lists, 'GET_LISTS', { only_own: 'X' }, hers)
    expect(own.body.lists).toEqual([])
  })

  test('stays with the customer it was made for', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list = await aList(shop.db, { owner: { ...user, kunnr: (await aUser(shop.db)).kunnr } })
    const answer = await shop.call(lists, 'GET_LIST', { list_id: list.id }, await signIn(shop, user))
    expect(answer.body.code).toBe('LIST_NOT_FOUND')
  })

  test('is renamed, shared and deleted by its owner', async ({ shop }) => {
    const user = await aUser(shop.db)
    const list_id = (await aList(shop.db, { owner: user, name: 'Bad' })).id
    await aList(shop.db, { owner: user, name: 'Flur' })
    const sender = await signIn(shop, user)
    const taken = await shop.call(lists, 'EDIT_LIST_NAME', { list_id, name: 'FLUR' }, sender)
    const missing = await shop.call(lists, 'EDIT_LIST_NAME', { list_id, name: ' ' }, sender)
    const unsent = await shop.call(
      lists,
      'EDIT_LIST_NAME',
      { list_id } as { list_id: string; name: string },
      sender,
    )
    const renamed = await shop.call(lists, 'EDIT_LIST_NAME', { list_id, name: 'BAD' }, sender)
    const shared = await shop.call(lists, 'PUBLISH_LIST', { list_id, publish: 'X' }, sender)
    const deleted = await shop.call(lists, 'DELETE_LIST', { list_id }, sender)
    const gone = await shop.call(lists, 'GET_LIST', { list_id }, sender)
    expect(taken.body.code).toBe('NAME_ALREADY_TAKEN')
    expect([missing.body.code, unsent.body.code]).toEqual(['MISSING_NAME', 'MISSING_NAME'])
    expect([renamed.body.list.name, shared.body.list.isPublic]).toEqual(['BAD', true])
    expect([deleted.body.status, gone.body.code]).toEqual(['OK', 'LIST_NOT_FOUND'])
  })

  test('is shared only with the permission, and taken back without', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['LISTS_SHARE'] })
    const list_id = (await aList(shop.db, { owner: user, isPublic: true })).id
    const sender = await signIn(shop, user)
    const back = await shop.call(lists, 'PUBLISH_LIST', { list_id, publish: '' }, sender)
    const again = await shop.call(lists, 'PUBLISH_LIST', { list_id, publish: 'X' }, sender)
    expect([back.body.list.isPublic, again.body.code]).toEqual([false, 'NO_AUTHORIZATION'])
  })
})
