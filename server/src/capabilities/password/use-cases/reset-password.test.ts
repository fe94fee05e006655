import { password } from '@shop/contract/resources/password'
import { session } from '@shop/contract/resources/session'
import { describe, expect } from 'vitest'
import { aUser, testPassword } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { mails } from '../../mails/tables.ts'
import { createPasswordToken } from '../../users/public.ts'
import { passwordTokens } from '../../users/tables.ts'

const fresh = 'Mörtel25kg!'
const hour = 3_600_000

function aToken(shop: Shop, userId: string, purpose: 'reset' | 'invitation' = 'reset', life = hour) {
  const expiresAt = new Date(shop.now().getTime() + life)
  return createPasswordToken(shop.db, { userId, purpose, expiresAt }, shop.now())
}

const reset = (shop: Shop, token: string, first = fresh, second = first) =>
  shop.call(password, 'RESET_PASSWORD', { token, password_new1: first, password_new2: second })

const login = async (shop: Shop, alias: string, word: string) =>
  (await shop.call(session, 'LOGIN', { user_alias: alias, password: word })).body.code

describe('RESET_PASSWORD', () => {
  test('tells a missing, an unknown and an expired link apart', async ({ shop }) => {
    const { userId } = await aUser(shop.db)
    const old = await aToken(shop, userId, 'reset', -1)
    expect((await reset(shop, '')).body.code).toBe('RESET_TOKEN_MISSING')
    expect((await reset(shop, 'of-nobody')).body.code).toBe('RESET_TOKEN_INVALID')
    const expired = await reset(shop, old)
    expect([expired.http, expired.body.code]).toEqual([410, 'RESET_TOKEN_EXPIRED'])
  })

  test('slows down whoever guesses links', async ({ committed: shop }) => {
    for (let i = 0; i < 5; i++) await reset(shop, `guess-${i}`)
    const answer = await reset(shop, 'guess-6')
    expect([answer.http, answer.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  })

  test('refuses users who are locked, and those who still have an initial password', async ({ shop }) => {
    const locked = await aToken(shop, (await aUser(shop.db, { locked: true })).userId)
    const initial = await aToken(shop, (await aUser(shop.db, { initialPassword: true })).userId)
    expect((await reset(shop, locked)).body.code).toBe('RESET_TOKEN_INVALID')
    expect((await reset(shop, initial)).body.code).toBe('INITIAL_USER')
  })

  test('names weak, unequal and used passwords at their field, and the link goes on counting', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const token = await aToken(shop, user.userId)
    expect((await reset(shop, token, 'kurz')).body.fields).toEqual({ password_new1: 'TOO_SHORT' })
    expect((await reset(shop, token, fresh, 'anders')).body.fields).toEqual({
      password_new2: 'PASSWORDS_DIFFER',
    })
    expect((await reset(shop, token)).body.status).toBe('OK')
    const again = await aToken(shop, user.userId)
    const used = await reset(shop, again)
    expect(used.body.fields).toEqual({ password_new1: 'PASSWORD_RECENTLY_USED' })
  })

  test('works once, ends every session, tells the user and is recorded', async ({ shop }) => {
    const user = await aUser(shop.db)
    const elsewhere = await signIn(shop, user)
    const [token, other] = [await aToken(shop, user.userId), await aToken(shop, user.userId)]
    expect((await reset(shop, token)).body.status).toBe('OK')
    expect((await reset(shop, token, 'Fugengrau7?')).body.code).toBe('RESET_TOKEN_INVALID')
    expect((await reset(shop, other, 'Fugengrau7?')).body.code).toBe('RESET_TOKEN_INVALID')
    const { body } = await shop.call(session, 'GET_SESSION', {}, { cookie: elsewhere.cookie })
    expect(body.isLoggedIn).toBe(false)
    expect(await login(shop, user.alias, testPassword)).toBe('INVALID_CREDENTIALS')
    expect(await login(shop, user.alias, fresh)).toBe('')
    expect(await shop.db.select().from(mails)).toMatchObject([
      { kind: 'password-changed', recipient: user.mail },
    ])
    const [first] = await shop.db.select().from(auditLog)
    expect(first).toMatchObject({ action: 'reset-password', object: user.userId, detail: 'reset' })
  })

  test('lets an invited user in, who never had a password', async ({ shop }) => {
    const user = await aUser(shop.db, { passwordHash: null, initialPassword: true })
    const token = await aToken(shop, user.userId, 'invitation')
    const checked = await shop.call(password, 'CHECK_TOKEN', { token })
    expect(checked.body).toMatchObject({ user_alias: user.alias, purpose: 'invitation' })
    expect((await reset(shop, token)).body.status).toBe('OK')
    expect(await login(shop, user.alias, fresh)).toBe('')
  })

  test('keeps no token that could be read from the database', async ({ shop }) => {
    const token = await aToken(shop, (await aUser(shop.db)).userId)
    expect(JSON.stringify(await shop.db.select().from(passwordTokens))).not.toContain(token)
  })
})
