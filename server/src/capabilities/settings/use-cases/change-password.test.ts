import { session } from '@shop/contract/resources/session'
import { settings } from '@shop/contract/resources/settings'
import { describe, expect } from 'vitest'
import { aUser, testPassword } from '#server/testing/builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

const fresh = 'Mörtel25kg!'

const change = (shop: Shop, sender: Sender, first: string, second = first, old = testPassword) =>
  shop.call(
    settings,
    'CHANGE_PASSWORD',
    { gv_password_old: old, gv_password_new1: first, gv_password_new2: second },
    sender,
  )

describe('CHANGE_PASSWORD', () => {
  test('says of a wrong old password nothing more', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await change(shop, sender, 'kurz', 'anders', 'Falsch123!')
    expect([answer.http, answer.body.fields]).toEqual([422, { gv_password_old: 'PASSWORD_WRONG' }])
  })

  test('slows down whoever guesses the old password', async ({ committed: shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    for (let i = 0; i < 5; i++) await change(shop, sender, fresh, fresh, 'Falsch123!')
    const answer = await change(shop, sender, fresh)
    expect([answer.http, answer.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  })

  test('names weak, unequal and used passwords at their field', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const weak = await change(shop, sender, 'kurz')
    const unequal = await change(shop, sender, fresh, `${fresh}!`)
    const same = await change(shop, sender, testPassword)
    expect(weak.body.fields).toEqual({ gv_password_new1: 'TOO_SHORT' })
    expect(unequal.body.fields).toEqual({ gv_password_new2: 'PASSWORDS_DIFFER' })
    expect(same.body.fields).toEqual({ gv_password_new1: 'PASSWORD_RECENTLY_USED' })
  })

  test('is open to staff who act for no customer', async ({ shop }) => {
    const clerk = await aUser(shop.db, { staff: 'clerk', kunnrs: [] })
    const changed = await change(shop, await signIn(shop, clerk), fresh)
    const login = { user_alias: clerk.alias, password: fresh }
    expect([changed.body.status, (await shop.call(session, 'LOGIN', login)).body.status]).toEqual([
      'OK',
      'OK',
    ])
  })

  test('takes none of the last five again', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    let { cookie } = sender
    let old = testPassword
    for (const next of ['Mörtel25kg!', 'Fugengrau7?', 'Estrich80m!']) {
      const { headers } = await change(shop, { ...sender, cookie }, next, next, old)
      cookie = String(headers['set-cookie']).split(';')[0]
      old = next
    }
    const again = await change(shop, { ...sender, cookie }, fresh, fresh, old)
    expect(again.body.fields).toEqual({ gv_password_new1: 'PASSWORD_RECENTLY_USED' })
  })

  test('ends all other sessions and renews the token of its own', async ({ shop }) => {
    const user = await aUser(shop.db)
    const here = await signIn(shop, user)
    const elsewhere = await signIn(shop, user)
    const changed = await change(shop, here, fresh)
    const renewed = { cookie: String(changed.headers['set-cookie']).split(';')[0] }
    const isLoggedIn = async (sender: Sender) =>
      (await shop.call(session, 'GET_SESSION', {}, { cookie: sender.cookie })).body.isLoggedIn
    expect(changed.body.status).toBe('OK')
    expect([await isLoggedIn(renewed), await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ])
    const login = { user_alias: user.alias, password: fresh }
    expect((await shop.call(session, 'LOGIN', login)).body.status).toBe('OK')
  })
})
