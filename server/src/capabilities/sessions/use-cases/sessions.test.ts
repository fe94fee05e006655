import { session } from '@shop/contract/resources/session'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('the sessions of a user', () => {
  test('are told to him alone, with the one that asks', async ({ shop }) => {
    const user = await aUser(shop.db)
    await signIn(shop, await aUser(shop.db))
    await signIn(shop, user)
    const sender = await signIn(shop, user)
    const { body } = await shop.call(session, 'GET_SESSIONS', {}, sender)
    expect(body.sessions.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['test', true],
      ['test', false],
    ])
    expect(body.numFound).toBe(2)
  })

  test('can be ended one by one, and then count no more', async ({ shop }) => {
    const user = await aUser(shop.db)
    const lost = await signIn(shop, user)
    const sender = await signIn(shop, user)
    const before = await shop.call(session, 'GET_SESSIONS', {}, sender)
    const id = before.body.sessions.find(({ current }) => !current)?.id ?? ''
    const ended = await shop.call(session, 'END_SESSION', { session_id: id }, sender)
    const again = await shop.call(session, 'END_SESSION', { session_id: id }, sender)
    const after = await shop.call(session, 'GET_SESSIONS', {}, sender)
    expect([ended.http, again.http, after.body.numFound]).toEqual([200, 404, 1])
    expect((await shop.call(session, 'GET_SESSION', {}, lost)).body.isLoggedIn).toBe(false)
  })

  test('of somebody else cannot be ended', async ({ shop }) => {
    const other = await signIn(shop, await aUser(shop.db))
    const { body } = await shop.call(session, 'GET_SESSIONS', {}, other)
    const sender = await signIn(shop, await aUser(shop.db))
    const refused = await shop.call(
      session,
      'END_SESSION',
      { session_id: body.sessions[0]?.id ?? '' },
      sender,
    )
    expect([refused.http, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await shop.call(session, 'GET_SESSION', {}, other)).body.isLoggedIn).toBe(true)
  })

  test('can be ended all but one', async ({ shop }) => {
    const user = await aUser(shop.db)
    const lost = await signIn(shop, user)
    const sender = await signIn(shop, user)
    await shop.call(session, 'END_OTHER_SESSIONS', {}, sender)
    const states = [lost, sender].map((who) => shop.call(session, 'GET_SESSION', {}, who))
    expect((await Promise.all(states)).map(({ body }) => body.isLoggedIn)).toEqual([false, true])
  })
})
