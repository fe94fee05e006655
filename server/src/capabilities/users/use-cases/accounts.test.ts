import { password } from '@shop/contract/resources/password'
import { session } from '@shop/contract/resources/session'
import { users as resource } from '@shop/contract/resources/users'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCustomer, aUser, testPassword } from '#server/testing/builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { lists } from '../../lists/tables.ts'
import { mails } from '../../mails/tables.ts'
import { userPermissions, users } from '../tables.ts'

async function aFirm(shop: Shop, given: Parameters<typeof aUser>[1] = {}) {
  const { kunnr } = await aCustomer(shop.db)
  const boss = await aUser(shop.db, { kunnrs: [kunnr], master: true })
  const user = await aUser(shop.db, { kunnrs: [kunnr], ...given })
  return { kunnr, boss, user, sender: await signIn(shop, boss) }
}

const readUser = async (shop: Shop, userId: string) =>
  (await shop.db.select().from(users).where(eq(users.userId, userId)))[0]

const initial = { password_new1: 'Mörtel25kg!', password_new2: 'Mörtel25kg!' }

describe('GET_USERS', () => {
  test('finds by parts of name, login name, mail and phone, and by state', async ({ shop }) => {
    const { user, sender } = await aFirm(shop, { lastName: 'Müller-Öz', phone: '+49 89 4711', locked: true })
    for (const query of ['mueller', user.alias, user.mail, '4711']) {
      const { body } = await shop.call(resource, 'GET_USERS', { query, only: 'locked' }, sender)
      expect(body.users.map(({ userId }) => userId)).toEqual([user.userId])
    }
    const { body } = await shop.call(resource, 'GET_USERS', { only: 'inactive' }, sender)
    expect(body).toMatchObject({ users: [], numFound: 0 })
  })
})

describe('CREATE_USER', () => {
  const neumann = { user_alias: 'neumann', last_name: 'Neumann' }

  test('tells all that is wrong, field by field', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const create = async (input: object) =>
      (await shop.call(resource, 'CREATE_USER', { ...neumann, ...input }, sender)).body.fields
    expect(await create({ user_alias: 'n n', phone: 'abc', invite: 'X' })).toEqual({
      user_alias: 'INVALID',
      phone: 'INVALID',
      mail: 'REQUIRED',
    })
    expect(await create({ user_alias: user.alias.toUpperCase() })).toEqual({ user_alias: 'ALREADY_TAKEN' })
  })

  test('gives no permission the creator lacks, and no role where he is no master user', async ({ shop }) => {
    const { kunnr } = await aFirm(shop)
    const manager = await signIn(
      shop,
      await aUser(shop.db, { kunnrs: [kunnr], permissions: ['USERS_MANAGE', 'ORDERS_PLACE'] }),
    )
    const create = async (input: object) =>
      (await shop.call(resource, 'CREATE_USER', { ...neumann, ...input }, manager)).body.code
    expect(await create({ permissions: ['NET_PRICES'] })).toBe('NO_AUTHORIZATION')
    expect(await create({ permissions: ['USERS_MANAGE'] })).toBe('NO_AUTHORIZATION')
    expect(await create({ master: 'X' })).toBe('NO_AUTHORIZATION')
  })

  test('makes a user without a password, with the permissions of his creator, and invites him', async ({
    shop,
  }) => {
    const { kunnr } = await aFirm(shop)
    const manager = await signIn(
      shop,
      await aUser(shop.db, { kunnrs: [kunnr], permissions: ['USERS_MANAGE', 'ORDERS_PLACE'] }),
    )
    const input = { ...neumann, mail: 'neu@meier.example', invite: 'X' as const }
    const { userId } = (await shop.call(resource, 'CREATE_USER', input, manager)).body
    const { user } = (await shop.call(resource, 'GET_USER', { user_id: userId }, manager)).body
    expect(user).toMatchObject({ alias: 'neumann', password: 'none', active: true, language: 'de' })
    expect(user.letterSentAt).not.toBeNull()
    const held = await shop.db.select().from(userPermissions).where(eq(userPermissions.userId, userId))
    expect(held.map(({ permission }) => permission)).toEqual(['ORDERS_PLACE'])
    expect(await shop.db.select().from(mails)).toMatchObject([
      { recipient: 'neu@meier.example', kind: 'invitation' },
    ])
  })
})

describe('EDIT_USER', () => {
  test('overwrites nothing that was changed since it was seen, and nothing that is not sent', async ({
    shop,
  }) => {
    const { user, sender } = await aFirm(shop, { phone: '4711' })
    const { versions } = (await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)).body.user
    const input = { user_id: user.userId, version: versions.data }
    const done = await shop.call(resource, 'EDIT_USER', { ...input, last_name: 'Neu' }, sender)
    const late = await shop.call(resource, 'EDIT_USER', { ...input, last_name: 'Spät' }, sender)
    expect([done.http, late.body.code]).toEqual([200, 'CHANGED_MEANWHILE'])
    expect(await readUser(shop, user.userId)).toMatchObject({ lastName: 'Neu', phone: '4711' })
  })

  test('takes no login name that another user of the shop has', async ({ shop }) => {
    const [{ user, sender }, other] = [await aFirm(shop), await aFirm(shop)]
    const input = { user_id: user.userId, user_alias: other.user.alias }
    const { body } = await shop.call(resource, 'EDIT_USER', input, sender)
    expect(body.fields).toEqual({ user_alias: 'ALREADY_TAKEN' })
  })
})

describe('access data', () => {
  test('are not for locked or inactive users, nor by mail for who has none', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop, { mail: '' })
    const locked = await aUser(shop.db, { kunnrs: [kunnr], locked: true })
    const send = async (id: string) =>
      (await shop.call(resource, 'SEND_ACCESS_DATA', { user_id: id }, sender)).body.code
    expect([await send(user.userId), await send(locked.userId)]).toEqual([
      'STATE_NOT_ALLOWED',
      'STATE_NOT_ALLOWED',
    ])
    const given = { user_id: locked.userId, ...initial }
    expect((await shop.call(resource, 'SET_INITIAL_PASSWORD', given, sender)).body.code).toBe(
      'STATE_NOT_ALLOWED',
    )
  })

  test('leave three times an hour by mail', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const send = async () =>
      (await shop.call(resource, 'SEND_ACCESS_DATA', { user_id: user.userId }, sender)).http
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429])
  })

  test('as a letter end the sessions of the user and his own password', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const theirs = await signIn(shop, user)
    const { body } = await shop.call(resource, 'PRINT_ACCESS_DATA', { user_id: user.userId }, sender)
    expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect((await shop.call(session, 'GET_SESSION', {}, theirs)).body.isLoggedIn).toBe(false)
    const { user: after } = (await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)).body
    expect(after.password).toBe('initial')
  })
})

describe('a way in', () => {
  test('is given by nobody to who may do more than himself, nor is it mailed elsewhere', async ({ shop }) => {
    const { kunnr, user } = await aFirm(shop)
    const poor = await signIn(
      shop,
      await aUser(shop.db, { kunnrs: [kunnr], master: true, without: ['NET_PRICES'] }),
    )
    const { userId } = user
    const print = await shop.call(resource, 'PRINT_ACCESS_DATA', { user_id: userId }, poor)
    const give = await shop.call(resource, 'SET_INITIAL_PASSWORD', { user_id: userId, ...initial }, poor)
    const edit = (input: object) => shop.call(resource, 'EDIT_USER', { user_id: userId, ...input }, poor)
    expect([print.http, give.http, (await edit({ mail: 'mine@meier.example' })).http]).toEqual([
      403, 403, 403,
    ])
    // What goes to the user himself is no way round.
    const send = await shop.call(resource, 'SEND_ACCESS_DATA', { user_id: userId }, poor)
    expect([send.http, (await edit({ phone: '4711' })).http]).toEqual([200, 200])
  })
})

describe('SET_INITIAL_PASSWORD', () => {
  test('keeps the rules of passwords, and does not tell which ones the user had', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const give = async (one: string, two = one) =>
      (
        await shop.call(
          resource,
          'SET_INITIAL_PASSWORD',
          { user_id: user.userId, password_new1: one, password_new2: two },
          sender,
        )
      ).body.fields
    expect(await give('kurz')).toEqual({ password_new1: 'TOO_SHORT' })
    expect(await give('Mörtel25kg!', 'Mörtel30kg!')).toEqual({ password_new2: 'PASSWORDS_DIFFER' })
    expect(await give(testPassword)).toBeUndefined()
  })

  test('has to be replaced at the login, tells the user by mail, and stands nowhere', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    const answer = await shop.call(
      resource,
      'SET_INITIAL_PASSWORD',
      { user_id: user.userId, ...initial },
      sender,
    )
    const login = { user_alias: user.alias, password: initial.password_new1 }
    expect((await shop.call(session, 'LOGIN', login)).body.code).toBe('INITIAL_PASSWORD')
    const own = { password_new1: 'Fugenmasse5kg!', password_new2: 'Fugenmasse5kg!' }
    expect((await shop.call(session, 'LOGIN', { ...login, ...own })).http).toBe(200)
    const kept = [answer.body, await shop.db.select().from(mails), await shop.db.select().from(auditLog)]
    expect(
      JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain(initial.password_new1)
    expect(await shop.db.select().from(mails)).toMatchObject([{ kind: 'password-changed' }])
  })

  test('makes links to choose a password useless', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    await shop.call(resource, 'SEND_ACCESS_DATA', { user_id: user.userId }, sender)
    const [mail] = await shop.db.select().from(mails)
    await shop.call(resource, 'SET_INITIAL_PASSWORD', { user_id: user.userId, ...initial }, sender)
    const { body } = await shop.call(password, 'CHECK_TOKEN', { token: mail?.secret ?? '' })
    expect(body.code).toBe('RESET_TOKEN_INVALID')
  })
})

describe('DELETE_USER', () => {
  test('takes along what was his alone, and leaves what he has shared', async ({ shop }) => {
    const { kunnr, user, sender } = await aFirm(shop)
    const owner = { userId: user.userId, kunnr }
    await aList(shop.db, { owner, name: 'Meine' })
    await aList(shop.db, { owner, name: 'Unsere', isPublic: true })
    expect((await shop.call(resource, 'DELETE_USER', { user_id: user.userId }, sender)).http).toBe(200)
    expect(await readUser(shop, user.userId)).toBeUndefined()
    expect((await shop.db.select().from(lists)).map(({ name }) => name)).toEqual(['Unsere'])
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'delete-user'))
    expect(entry).toMatchObject({ object: user.userId, detail: user.alias, kunnr })
  })
})
