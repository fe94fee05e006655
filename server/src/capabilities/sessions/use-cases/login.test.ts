import { session } from '@shop/contract/resources/session'
import { basket } from '@shop/contract/resources/basket'
import { and, eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { testServices } from '#server/testing/services.ts'
import { aCustomer, aUser, guestMode, lockShop, termsOfUse, testPassword } from '#server/testing/builders.ts'
import { shopOf, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { customers } from '../../customers/tables.ts'
import { userCustomers } from '../../users/tables.ts'

describe('LOGIN', () => {
  test('refuses a wrong password and an unknown name with the same answer', async ({ shop }) => {
    const user = await aUser(shop.db)
    const wrong = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: 'Falsch123!' })
    const unknown = await shop.call(session, 'LOGIN', { user_alias: 'nobody', password: testPassword })
    expect([wrong.http, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(unknown.body).toEqual(wrong.body)
  })

  test('tells a locked user only after the right password', async ({ shop }) => {
    const user = await aUser(shop.db, { locked: true })
    const wrong = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: 'Falsch123!' })
    const right = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword })
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS')
    expect([right.http, right.body.code]).toEqual([403, 'USER_LOCKED'])
  })

  test('refuses a user whose customer numbers are all locked', async ({ shop }) => {
    const customer = await aCustomer(shop.db, { locked: true })
    const user = await aUser(shop.db, { kunnrs: [customer.kunnr] })
    const answer = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword })
    expect(answer.body.code).toBe('CUSTOMER_LOCKED')
  })

  test('makes an address wait after five failures for one name, and nobody else', async ({
    committed: shop,
  }) => {
    const user = await aUser(shop.db)
    const other = await aUser(shop.db)
    for (let i = 0; i < 5; i++)
      await shop.call(session, 'LOGIN', { user_alias: user.alias, password: 'Falsch123!' })
    const again = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword })
    const another = await shop.call(session, 'LOGIN', { user_alias: other.alias, password: testPassword })
    expect([again.http, again.body.code, again.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      '1',
    ])
    expect(another.body.status).toBe('OK')
  })

  test('makes an address wait that tries one password on many names, and counts no right ones', async ({
    committed: shop,
  }) => {
    const user = await aUser(shop.db)
    const right = { user_alias: user.alias, password: testPassword }
    const spray = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, i) =>
          shop.call(session, 'LOGIN', { user_alias: `name-${from + i}`, password: 'Sommer2026!' }),
        ),
      )
    const before = [await spray(0, 10), await spray(10, 9)].flat()
    const between = [await shop.call(session, 'LOGIN', right), await shop.call(session, 'LOGIN', right)]
    await spray(19, 1)
    const after = await shop.call(session, 'LOGIN', right)
    expect(before.filter(({ body }) => body.code !== 'INVALID_CREDENTIALS')).toEqual([])
    expect(between.map(({ body }) => body.status)).toEqual(['OK', 'OK'])
    expect([after.http, after.body.code, after.body]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      expect.objectContaining({ retryAfterSeconds: 1 }),
    ])
  })

  test('gives many guesses at once no more tries than many in a row', async ({ committed: shop }) => {
    const { alias } = await aUser(shop.db)
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        shop.call(session, 'LOGIN', { user_alias: alias, password: `Falsch${i}!` }),
      ),
    )
    const tried = guesses.filter(({ body }) => body.code === 'INVALID_CREDENTIALS')
    const stopped = guesses.filter(({ body }) => body.code === 'TOO_MANY_ATTEMPTS')
    expect([tried.length, stopped.length]).toEqual([5, 20])
  })

  test('wants an initial password replaced, and then takes the new one', async ({ shop }) => {
    const user = await aUser(shop.db, { initialPassword: true })
    const login = { user_alias: user.alias, password: testPassword }
    const first = await shop.call(session, 'LOGIN', login)
    const weak = await shop.call(session, 'LOGIN', { ...login, password_new1: 'kurz', password_new2: 'kurz' })
    const unequal = await shop.call(session, 'LOGIN', {
      ...login,
      password_new1: 'Mörtel25kg!',
      password_new2: 'Mörtel25kg?',
    })
    const replaced = await shop.call(session, 'LOGIN', {
      ...login,
      password_new1: 'Mörtel25kg!',
      password_new2: 'Mörtel25kg!',
    })
    const after = await shop.call(session, 'LOGIN', { ...login, password: 'Mörtel25kg!' })
    expect(first.body.code).toBe('INITIAL_PASSWORD')
    expect([weak.http, weak.body.fields]).toEqual([422, { password_new1: 'TOO_SHORT' }])
    expect(unequal.body.fields).toEqual({ password_new2: 'PASSWORDS_DIFFER' })
    expect([replaced.body.status, after.body.status]).toEqual(['OK', 'OK'])
  })

  test('names wrong fields in the language of the request', async ({ shop }) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { 'accept-language': 'en-GB,en;q=0.8' },
      payload: { event: 'LOGIN', user_alias: 5 },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      status: 'WARNING',
      validator: 'X',
      message: 'Please correct the marked fields',
      fields: { user_alias: 'INVALID', password: 'REQUIRED' },
    })
  })

  test('signs in without regard to the case of the name and sets a cookie scripts cannot read', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const answer = await shop.call(session, 'LOGIN', {
      user_alias: user.alias.toUpperCase(),
      password: testPassword,
    })
    expect(answer.body).toMatchObject({ isLoggedIn: true, kunnr: user.kunnr, showNetPrice: false })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^shop=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })
})

describe('ACCEPT_TERMS', () => {
  test('nobody is held at terms as long as the wholesaler has none', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { acceptedTermsVersion: null }))
    const before = await shop.call(session, 'GET_SESSION', {}, sender)
    await termsOfUse(shop.db)
    const after = await shop.call(session, 'GET_SESSION', {}, sender)
    expect([before.body.acceptedTerms, after.body.acceptedTerms]).toEqual([true, false])
  })

  test('refuses another version than the one in force, and takes none for that one', async ({ shop }) => {
    await termsOfUse(shop.db)
    const sender = await signIn(shop, await aUser(shop.db, { acceptedTermsVersion: null }))
    const old = await shop.call(session, 'ACCEPT_TERMS', { version: '0' }, sender)
    const accepted = await shop.call(session, 'ACCEPT_TERMS', {}, sender)
    expect([old.http, old.body.fields]).toEqual([422, { version: 'UNKNOWN_VALUE' }])
    expect(accepted.body).toMatchObject({ status: 'OK', acceptedTerms: true })
  })
})

describe('the limits of the installation', () => {
  test('decide how long a session lives without a request and how long a new password is', async ({
    shop,
  }) => {
    const config = testConfig({
      sessionLimits: { idle: 60_000, absolute: 120_000 },
      passwordLength: { min: 12, max: 64 },
    })
    let minutes = 0
    const now = () => new Date(testNow.getTime() + minutes * 60_000)
    const app = await buildApp({ config, db: shop.db, services: testServices(), now })
    onTestFinished(() => app.close())
    const other = shopOf(app, shop.db)
    const { alias } = await aUser(shop.db, { initialPassword: true })
    const replace = (word: string) =>
      other.call(session, 'LOGIN', {
        user_alias: alias,
        password: testPassword,
        password_new1: word,
        password_new2: word,
      })
    const short = await replace('Mörtel25kg!')
    const login = await replace('Mörtel25kgSack!')
    const cookie = String(login.headers['set-cookie']).split(';')[0]
    const states = []
    for (minutes of [0.5, 2]) states.push((await other.call(session, 'GET_SESSION', {}, { cookie })).body)
    expect(short.body.fields).toEqual({ password_new1: 'TOO_SHORT' })
    expect(String(login.headers['set-cookie'])).toContain('Max-Age=120;')
    expect(states.map(({ isLoggedIn }) => isLoggedIn)).toEqual([true, false])
  })
})

describe('a session', () => {
  test('ends at once when the user is locked', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { users } = await import('../../users/tables.ts')
    await shop.db.update(users).set({ locked: true })
    const answer = await shop.call(session, 'GET_SESSION', {}, sender)
    expect(answer.body.isLoggedIn).toBe(false)
  })

  test.for(['locked', 'taken from him'])(
    'ends at once when the customer it acts for is %s',
    async (what, { shop }) => {
      await guestMode(shop.db)
      const [customer, other] = [await aCustomer(shop.db), await aCustomer(shop.db)]
      const user = await aUser(shop.db, { kunnrs: [customer.kunnr, other.kunnr] })
      const sender = await signIn(shop, user)
      const ofUser = and(eq(userCustomers.userId, user.userId), eq(userCustomers.kunnr, customer.kunnr))
      if (what === 'locked')
        await shop.db.update(customers).set({ locked: true }).where(eq(customers.kunnr, customer.kunnr))
      else await shop.db.delete(userCustomers).where(ofUser)
      const state = await shop.call(session, 'GET_SESSION', {}, { cookie: sender.cookie })
      const page = await shop.call(basket, 'GET_BASKET', {}, sender)
      const settled = await shop.call(session, 'GET_CUSTOMERS', {}, { cookie: sender.cookie })
      expect(state.body).toMatchObject({ isLoggedIn: false, kunnr: '', permissions: [] })
      expect([page, settled].map(({ http, body }) => [http, body.code])).toEqual([
        [401, 'NO_AUTHORIZATION'],
        [401, 'NO_AUTHORIZATION'],
      ])
    },
  )

  test('of staff goes on without the customer who was locked', async ({ shop }) => {
    const user = await aUser(shop.db, { staff: 'clerk' })
    const sender = await signIn(shop, user)
    await shop.db.update(customers).set({ locked: true }).where(eq(customers.kunnr, user.kunnr))
    const answer = await shop.call(session, 'GET_SESSION', {}, { cookie: sender.cookie })
    expect(answer.body).toMatchObject({ isLoggedIn: true, kunnr: '', staffRole: 'clerk' })
  })

  test('acts for another assigned customer only, and pages of the old one are told so', async ({ shop }) => {
    const [first, second, foreign] = [
      await aCustomer(shop.db),
      await aCustomer(shop.db),
      await aCustomer(shop.db),
    ]
    const user = await aUser(shop.db, { kunnrs: [first.kunnr, second.kunnr] })
    const sender = await signIn(shop, user)
    const refused = await shop.call(session, 'SELECT_CUSTOMER', { kunnr: foreign.kunnr }, sender)
    const selected = await shop.call(session, 'SELECT_CUSTOMER', { kunnr: second.kunnr }, sender)
    const renewed = { ...sender, cookie: String(selected.headers['set-cookie']).split(';')[0] }
    const stale = await shop.call(session, 'GET_CUSTOMERS', {}, renewed)
    const old = await shop.call(session, 'GET_SESSION', {}, { cookie: sender.cookie })
    expect([refused.http, refused.body.code]).toEqual([404, 'CUSTOMER_NOT_ASSIGNED'])
    expect(selected.body.kunnr).toBe(second.kunnr)
    expect([stale.http, stale.body.code]).toEqual([409, 'CONTEXT_CHANGED'])
    expect(old.body.isLoggedIn).toBe(false)
  })
})

test('a page made for a colleague of the same customer writes nothing, the user’s own does', async ({
  shop,
}) => {
  const master = await aUser(shop.db)
  const colleague = await aUser(shop.db, { kunnrs: [master.kunnr] })
  const sender = await signIn(shop, colleague)
  const create = (user: string) => shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, { ...sender, user })
  const foreign = await create(master.userId)
  expect([foreign.http, foreign.body.code]).toEqual([409, 'CONTEXT_CHANGED'])
  const own = await create(colleague.userId)
  expect(own.body.status).toBe('OK')
})

describe('access', () => {
  test('turns guests away while automatic guest mode is off or the shop is locked', async ({ shop }) => {
    const { misc } = await import('@shop/contract/resources/misc')
    const off = await shop.call(misc, 'GET_BRANDS', {})
    await guestMode(shop.db)
    const on = await shop.call(misc, 'GET_BRANDS', {})
    await lockShop(shop.db)
    const locked = await shop.call(misc, 'GET_BRANDS', {})
    const config = await shop.call(misc, 'GET_CONFIG', {})
    expect([off.http, off.body.code]).toEqual([401, 'NO_AUTHORIZATION'])
    expect(on.body.status).toBe('OK')
    expect([locked.http, locked.body.code]).toEqual([503, 'SHOP_LOCKED'])
    expect(config.body).toMatchObject({ status: 'OK', shopLocked: true, lockMessage: 'Wartung bis 12 Uhr' })
  })
})

describe('thirty logins at once', () => {
  test('wait for one another and all come in', async ({ committed: shop }) => {
    const users = await Promise.all(Array.from({ length: 30 }, () => aUser(shop.db)))
    const answers = await Promise.all(
      users.map(({ alias }) => shop.call(session, 'LOGIN', { user_alias: alias, password: testPassword })),
    )
    expect(answers.filter(({ body }) => body.status !== 'OK')).toEqual([])
  })
})
