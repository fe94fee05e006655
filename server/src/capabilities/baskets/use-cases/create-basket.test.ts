import { basket } from '@shop/contract/resources/basket'
import { session } from '@shop/contract/resources/session'
import { describe, expect } from 'vitest'
import { aCustomer, aUser, guestMode, testPassword } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { writeSetting } from '../../shop/public.ts'
import { shopDefaults } from '../../shop/state.ts'

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0]

describe('CREATE_BASKET', () => {
  test('needs the permission, a name, and one that is not taken', async ({ shop }) => {
    const without = await signIn(shop, await aUser(shop.db, { without: ['BASKETS_MANAGE'] }))
    const sender = await signIn(shop, await aUser(shop.db))
    const denied = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, without)
    const empty = await shop.call(basket, 'CREATE_BASKET', { name: '  ' }, sender)
    const unsent = await shop.call(basket, 'CREATE_BASKET', {} as { name: string }, sender)
    const odd = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad\u0007' }, sender)
    await shop.call(basket, 'CREATE_BASKET', { name: 'Küche' }, sender)
    const taken = await shop.call(basket, 'CREATE_BASKET', { name: ' KÜCHE ' }, sender)
    expect([denied, empty, unsent, odd, taken].map(({ http, body }) => [http, body.code])).toEqual([
      [403, 'NO_AUTHORIZATION'],
      [422, 'MISSING_NAME'],
      [422, 'MISSING_NAME'],
      [422, 'INVALID_NAME'],
      [409, 'NAME_ALREADY_TAKEN'],
    ])
    expect(taken.body.message).toBe('Der Name ist bereits vergeben')
  })

  test('refuses more baskets than the shop allows', async ({ shop }) => {
    await writeSetting(shop.db, 'limits', { ...shopDefaults.limits, maxBaskets: 2 })
    const sender = await signIn(shop, await aUser(shop.db))
    const second = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, sender)
    const third = await shop.call(basket, 'CREATE_BASKET', { name: 'Küche' }, sender)
    expect([second.body.code, third.http, third.body.code]).toEqual(['', 409, 'TOO_MANY_BASKETS'])
  })

  test('leaves the active basket active unless asked otherwise', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    await shop.call(basket, 'CREATE_BASKET', { name: 'Bad', kommi: 'BV Schulstraße' }, sender)
    await shop.call(basket, 'CREATE_BASKET', { name: 'Küche', active: 'X' }, sender)
    const all = await shop.call(basket, 'GET_MULTIBASKETS', {}, sender)
    expect(all.body.multibaskets.map(({ name, kommi, active }) => [name, kommi, active])).toEqual([
      ['Küche', '', true],
      ['Warenkorb', '', false],
      ['Bad', 'BV Schulstraße', false],
    ])
  })

  test('gives a name once, however many create it at the same time', async ({ committed: shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const creating = Array.from({ length: 8 }, () =>
      shop.call(basket, 'CREATE_BASKET', { name: 'Bad', active: 'X' }, sender),
    )
    const codes = (await Promise.all(creating)).map(({ body }) => body.code)
    const all = await shop.call(basket, 'GET_MULTIBASKETS', {}, sender)
    expect(codes.toSorted()).toEqual(['', ...Array(7).fill('NAME_ALREADY_TAKEN')])
    expect(all.body.multibaskets.filter(({ active }) => active)).toHaveLength(1)
  })
})

describe('EDIT_BASKET', () => {
  test('renames with the permission only; everybody may change the commission', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['BASKETS_MANAGE'] })
    const sender = await signIn(shop, user)
    const denied = await shop.call(basket, 'EDIT_BASKET', { name: 'Bad' }, sender)
    const kommi = await shop.call(basket, 'EDIT_BASKET', { kommi: 'BV Schulstraße' }, sender)
    const foreign = await shop.call(basket, 'EDIT_BASKET', { multibasket: '999999', kommi: 'x' }, sender)
    expect([denied.http, denied.body.code]).toEqual([403, 'NO_AUTHORIZATION'])
    expect(kommi.body.basket).toMatchObject({ name: 'Warenkorb', kommi: 'BV Schulstraße', version: 2 })
    expect(foreign.body.code).toBe('BASKET_NOT_FOUND')
  })

  test('refuses the name of another basket, and takes another spelling of its own', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, sender)
    const taken = await shop.call(basket, 'EDIT_BASKET', { name: 'BAD' }, sender)
    const own = await shop.call(basket, 'EDIT_BASKET', { name: 'WARENKORB' }, sender)
    expect(taken.body.code).toBe('NAME_ALREADY_TAKEN')
    expect(own.body.basket.name).toBe('WARENKORB')
  })
})

describe('a basket in two windows', () => {
  test('keeps the name and the commission the first has given it, and says them', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const edit = (input: object) => shop.call(basket, 'EDIT_BASKET', input, sender)
    await edit({ name: 'Bad', kommi: 'BV Nord' })
    const renamed = await edit({ name: 'Küche', seen_name: 'Warenkorb' })
    const called = await edit({ kommi: 'BV Süd', seen_kommi: '' })
    for (const late of [renamed, called]) {
      expect([late.http, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
      expect(late.body.basket).toMatchObject({ name: 'Bad', kommi: 'BV Nord' })
    }
    const other = await edit({ name: 'Küche', seen_name: 'Bad' })
    const same = await edit({ kommi: 'BV Nord', seen_kommi: '' })
    expect(other.body.basket).toMatchObject({ name: 'Küche', kommi: 'BV Nord' })
    expect(same.body.status).toBe('OK')
  })

  test('is not deleted with what has come into it unseen', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const { id: multibasket, version } = (await shop.call(basket, 'GET_BASKET', {}, sender)).body.basket
    await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }, sender)
    const late = await shop.call(basket, 'DELETE_BASKET', { multibasket, version }, sender)
    expect([late.http, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.body).toMatchObject({ basket: { id: multibasket, numUePos: 1, version: version + 1 } })
    const aware = { multibasket, version: version + 1 }
    expect((await shop.call(basket, 'DELETE_BASKET', aware, sender)).body.status).toBe('OK')
  })
})

describe('SET_ACTIVE and DELETE_BASKET', () => {
  test('refuse a basket that is not one of the user', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    for (const event of ['SET_ACTIVE', 'DELETE_BASKET'] as const) {
      const answer = await shop.call(basket, event, { multibasket: '999999' }, sender)
      expect([answer.http, answer.body.code]).toEqual([404, 'BASKET_NOT_FOUND'])
    }
  })

  test('always leave exactly one active basket, and an empty one after the last', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const bad = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, sender)
    const multibasket = bad.body.basket.id
    const switched = await shop.call(basket, 'SET_ACTIVE', { multibasket }, sender)
    const deleted = await shop.call(basket, 'DELETE_BASKET', { multibasket }, sender)
    const last = deleted.body.multibaskets[0]?.id ?? ''
    const renewed = await shop.call(basket, 'DELETE_BASKET', { multibasket: last }, sender)
    const summary = (answer: typeof switched) =>
      answer.body.multibaskets.map(({ name, active }) => [name, active])
    expect(summary(switched)).toEqual([
      ['Bad', true],
      ['Warenkorb', false],
    ])
    expect(summary(deleted)).toEqual([['Warenkorb', true]])
    expect(summary(renewed)).toEqual([['Warenkorb', true]])
    expect(renewed.body.multibaskets[0]?.id).not.toBe(last)
  })
})

describe("a guest's basket", () => {
  test('becomes a further basket of the user at login, never merged and never lost', async ({ shop }) => {
    await guestMode(shop.db)
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '2.88' }, await signIn(shop, user))
    for (const quantity of ['1.44', '4.32']) {
      const added = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity })
      const cookie = cookieOf(added)
      await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword }, { cookie })
    }
    const sender = await signIn(shop, user)
    const all = await shop.call(basket, 'GET_MULTIBASKETS', {}, sender)
    expect(all.body.multibaskets.map(({ name, active, numUePos }) => [name, active, numUePos])).toEqual([
      ['Warenkorb', true, 1],
      ['Gastwarenkorb 11.03.2026', false, 1],
      ['Gastwarenkorb 11.03.2026 (2)', false, 1],
    ])
  })

  test('is the one to go on with where the active basket is empty', async ({ shop }) => {
    await guestMode(shop.db)
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    await shop.call(basket, 'GET_BASKET', {}, await signIn(shop, user))
    const cookie = cookieOf(await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }))
    await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword }, { cookie })
    const all = await shop.call(basket, 'GET_MULTIBASKETS', {}, await signIn(shop, user))
    expect(all.body.multibaskets.map(({ name, active, numUePos }) => [name, active, numUePos])).toEqual([
      ['Gastwarenkorb 11.03.2026', true, 1],
      ['Warenkorb', false, 0],
    ])
  })

  test('goes along to the first customer whom field sales choose, and to no other one', async ({ shop }) => {
    await guestMode(shop.db)
    const neutral = await aCustomer(shop.db, { neutral: true })
    const [first, second] = [await aCustomer(shop.db), await aCustomer(shop.db)]
    const kunnrs = [neutral.kunnr, first.kunnr, second.kunnr]
    const { alias } = await aUser(shop.db, { isAdma: true, kunnrs })
    const { matnr } = await anArticle(shop.db)
    const added = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' })
    let cookie = cookieOf(added)
    cookie = cookieOf(
      await shop.call(session, 'LOGIN', { user_alias: alias, password: testPassword }, { cookie }),
    )
    const seen = []
    for (const kunnr of [first.kunnr, second.kunnr]) {
      cookie = cookieOf(await shop.call(session, 'SELECT_CUSTOMER', { kunnr }, { cookie }))
      const { body } = await shop.call(basket, 'GET_MULTIBASKETS', {}, { cookie })
      seen.push(body.multibaskets.map(({ name, numUePos }) => [name, numUePos]))
    }
    expect(seen).toEqual([
      [
        ['Gastwarenkorb 11.03.2026', 1],
        ['Warenkorb', 0],
      ],
      [['Warenkorb', 0]],
    ])
  })
})
