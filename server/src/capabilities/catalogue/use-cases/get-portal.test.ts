import { misc } from '@shop/contract/resources/misc'
import { oxomi } from '@shop/contract/resources/oxomi'
import { describe, expect, onTestFinished } from 'vitest'
import { portalToken } from '#server/adapters/catalogue-portal/portal-token.ts'
import { buildApp } from '#server/app.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, shopOf, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'

const portal = {
  server: 'https://portal.example',
  id: '4711',
  secret: 'shared-with-the-portal',
  roles: 'Fliesen,Sanitär',
  render: 'page' as const,
  options: { limit: 24 },
}

async function shopWith({ db }: Shop, settings: typeof portal | undefined, now = testNow) {
  const config = testConfig({ portal: settings })
  const app = await buildApp({ config, db, services: testServices(), now: () => now })
  onTestFinished(() => app.close())
  return shopOf(app, db)
}

describe('GET_PORTAL', () => {
  test('is closed to guests, who would otherwise carry away a token', async ({ shop }) => {
    await guestMode(shop.db)
    const answer = await (await shopWith(shop, portal)).call(oxomi, 'GET_PORTAL', {})
    expect([answer.http, JSON.stringify(answer.body).includes('token')]).toEqual([401, false])
  })

  test('finds nothing where the shop has no portal, and the configuration says so', async ({ shop }) => {
    const without = await shopWith(shop, undefined)
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await without.call(oxomi, 'GET_PORTAL', {}, sender)
    expect([answer.http, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await without.call(misc, 'GET_CONFIG', {})).body.oxomiActive).toBe(false)
    expect((await (await shopWith(shop, portal)).call(misc, 'GET_CONFIG', {})).body.oxomiActive).toBe(true)
  })

  test('gives a token that ends with the day, for a name that says nothing of the user', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const today = (await (await shopWith(shop, portal)).call(oxomi, 'GET_PORTAL', {}, sender)).body
    const later = new Date(testNow.getTime() + 16 * 3600 * 1000)
    const again = await signIn({ ...shop, now: () => later }, user)
    const tomorrow = (await (await shopWith(shop, portal, later)).call(oxomi, 'GET_PORTAL', {}, again)).body
    expect(today).toMatchObject({
      server: 'https://portal.example',
      portal: '4711',
      roles: 'Fliesen,Sanitär',
      lang: 'de',
      langsDetail: ['de', 'en'],
      render: 'page',
      options: { limit: 24 },
    })
    expect(today.token).toBe(
      portalToken({ secret: portal.secret, portal: '4711', user: today.user, roles: portal.roles }, testNow),
    )
    expect(tomorrow.user).toBe(today.user)
    expect(tomorrow.token).not.toBe(today.token)
    const said = JSON.stringify(today)
    for (const hidden of [portal.secret, user.userId, user.alias]) expect(said).not.toContain(hidden)
  })

  test('gives every user a name of his own, and none to a public portal', async ({ shop }) => {
    const own = await shopWith(shop, portal)
    const names = []
    for (const user of [await aUser(shop.db), await aUser(shop.db)])
      names.push((await own.call(oxomi, 'GET_PORTAL', {}, await signIn(shop, user))).body.user)
    expect(names[0]).not.toBe(names[1])
    const open = await shopWith(shop, { ...portal, secret: '' })
    const { body } = await open.call(oxomi, 'GET_PORTAL', {}, await signIn(shop, await aUser(shop.db)))
    expect([body.user, body.token]).toEqual(['', ''])
  })
})
