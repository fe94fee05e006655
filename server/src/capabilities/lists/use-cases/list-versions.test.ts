import { lists } from '@shop/contract/resources/lists'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

/** An own list with one line, as two windows have read it. */
async function aListInTwoWindows(shop: Shop) {
  const user = await aUser(shop.db)
  const { matnr } = await anArticle(shop.db)
  const list_id = (await aList(shop.db, { owner: user, matnrs: [matnr] })).id
  const sender = await signIn(shop, user)
  const read = async () => (await shop.call(lists, 'GET_LIST', { list_id }, sender)).body
  const { list, articles } = await read()
  const line = { list_id, article_id: articles[0]?.id ?? '', version: articles[0]?.version ?? 0 }
  return { sender, read, list, line, list_id, matnr }
}

describe('a line of a list', () => {
  test('that another window has changed is not changed again unseen, and its state comes along', async ({
    shop,
  }) => {
    const { sender, read, line } = await aListInTwoWindows(shop)
    const first = await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: '7.2' }, sender)
    const late = await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: '2.88' }, sender)
    expect([late.http, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.body).toMatchObject({
      list: { id: line.list_id, version: first.body.list.version },
      articles: [{ quantity: '7.2', version: line.version + 1 }],
    })
    expect((await read()).articles).toMatchObject([{ quantity: '7.2', version: line.version + 1 }])
  })

  test('that another window has added to is neither changed nor removed unseen', async ({ shop }) => {
    const { sender, read, line, list_id, matnr } = await aListInTwoWindows(shop)
    await shop.call(lists, 'ADD_ARTICLE', { list_id, matnr, quantity: '1.44' }, sender)
    const edited = await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: '14.4' }, sender)
    const removed = await shop.call(lists, 'REMOVE_ARTICLE', line, sender)
    expect([edited.body.code, removed.body.code]).toEqual(['VERSION_CONFLICT', 'VERSION_CONFLICT'])
    expect((await read()).articles).toMatchObject([{ quantity: '2.88' }])
  })

  test('is changed and removed by whoever has seen it as it is, or compares nothing', async ({ shop }) => {
    const { sender, line } = await aListInTwoWindows(shop)
    const { version, ...which } = line
    const seen = await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: '7.2' }, sender)
    const blind = await shop.call(lists, 'EDIT_ARTICLE', { ...which, quantity: '2.88' }, sender)
    expect(seen.body.articles).toMatchObject([{ quantity: '7.2', version: version + 1 }])
    expect(blind.body.articles).toMatchObject([{ quantity: '2.88', version: version + 2 }])
    const gone = await shop.call(lists, 'REMOVE_ARTICLE', { ...line, version: version + 2 }, sender)
    expect(gone.body).toMatchObject({ list: { articlesAmount: 0 }, articles: [] })
  })
})

describe('a list', () => {
  test('that another window has renamed keeps that name, and it comes along', async ({ shop }) => {
    const { sender, list, list_id } = await aListInTwoWindows(shop)
    const rename = (name: string) =>
      shop.call(lists, 'EDIT_LIST_NAME', { list_id, name, seen_name: list.name }, sender)
    expect((await rename('Bad')).body.list.name).toBe('Bad')
    const late = await rename('Küche')
    expect([late.http, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(late.body).toMatchObject({ list: { name: 'Bad' } })
  })

  test('gets another name although its lines were changed meanwhile', async ({ shop }) => {
    const { sender, list, line, list_id } = await aListInTwoWindows(shop)
    await shop.call(lists, 'EDIT_ARTICLE', { ...line, quantity: '7.2' }, sender)
    const input = { list_id, name: 'Bad', seen_name: list.name }
    expect((await shop.call(lists, 'EDIT_LIST_NAME', input, sender)).body.list.name).toBe('Bad')
  })

  test('whose lines, name or sharing were changed since is not deleted unseen', async ({ shop }) => {
    const { sender, list, line, list_id, matnr } = await aListInTwoWindows(shop)
    const { version: _, ...which } = line
    const remove = (version: number) => shop.call(lists, 'DELETE_LIST', { list_id, version }, sender)
    const changes = [
      () => shop.call(lists, 'EDIT_ARTICLE', { ...which, quantity: '7.2' }, sender),
      () => shop.call(lists, 'ADD_ARTICLE', { list_id, matnr, quantity: '1.44' }, sender),
      () => shop.call(lists, 'EDIT_LIST_NAME', { list_id, name: 'Bad' }, sender),
      () => shop.call(lists, 'PUBLISH_LIST', { list_id, publish: '' }, sender),
      () => shop.call(lists, 'REMOVE_ARTICLE', which, sender),
    ]
    let { version } = list
    for (const change of changes) {
      expect((await change()).body.status).toBe('OK')
      const refused = await remove(version)
      expect([refused.http, refused.body.code]).toEqual([409, 'VERSION_CONFLICT'])
      version += 1
      expect(refused.body).toMatchObject({ list: { version } })
    }
    expect((await remove(version)).body.status).toBe('OK')
  })

  test('that was only pinned meanwhile is deleted', async ({ shop }) => {
    const { sender, list, list_id } = await aListInTwoWindows(shop)
    await shop.call(lists, 'PIN_LIST', { list_id, pin: 'X' }, sender)
    const { body } = await shop.call(lists, 'DELETE_LIST', { list_id, version: list.version }, sender)
    expect(body.status).toBe('OK')
  })
})
