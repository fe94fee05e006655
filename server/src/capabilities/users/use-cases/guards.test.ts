import { users as resource } from '@shop/contract/resources/users'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { everyEvent, sampleInput } from '#server/testing/event-samples.ts'
import { sendEvent } from '#server/testing/send-event.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { aWorld } from '#server/testing/world.ts'
import { sessions } from '../../sessions/tables.ts'
import { users } from '../tables.ts'

const ofUsers = everyEvent.filter(({ resource: { name } }) => name === 'users')
const aboutOne = ofUsers.filter(({ definition }) => 'user_id' in definition.input.shape)

/** A firm with a master user who is signed in, and somebody to manage. */
async function aFirm(shop: Shop, given: Parameters<typeof aUser>[1] = {}) {
  const { kunnr } = await aCustomer(shop.db)
  const boss = await aUser(shop.db, { kunnrs: [kunnr], master: true })
  const user = await aUser(shop.db, { kunnrs: [kunnr], ...given })
  return { kunnr, boss, user, sender: await signIn(shop, boss) }
}

/** What each event about one user answers of him: HTTP status and code. */
async function answers(shop: Shop, userId: string, sender: Sender) {
  const world = await aWorld(shop.db, { size: 1 })
  const told: Record<string, string> = {}
  for (const event of aboutOne) {
    const input = { ...sampleInput(event, world), user_id: userId }
    const { http, text } = await sendEvent(shop, event, input, sender)
    told[event.event] = `${http} ${(JSON.parse(text) as { code: string }).code}`
  }
  return told
}

const everywhere = (answer: string) => Object.fromEntries(aboutOne.map(({ event }) => [event, answer]))

describe('managing users', () => {
  test('is refused to whoever lacks the permission, also to a master user', async ({ shop }) => {
    const { user, kunnr } = await aFirm(shop)
    const other = await aUser(shop.db, { kunnrs: [kunnr], master: true, without: ['USERS_MANAGE'] })
    expect(await answers(shop, user.userId, await signIn(shop, other))).toEqual(
      everywhere('403 NO_AUTHORIZATION'),
    )
  })

  test('knows no user of another customer, whatever is tried', async ({ shop }) => {
    const [{ sender }, { user }] = [await aFirm(shop), await aFirm(shop)]
    expect(await answers(shop, user.userId, sender)).toEqual(everywhere('404 USER_NOT_FOUND'))
  })

  test('knows none of the wholesaler’s own people who act for the customer', async ({ shop }) => {
    const { sender, kunnr } = await aFirm(shop)
    const seller = await aUser(shop.db, { kunnrs: [kunnr], isAdma: true })
    const clerk = await aUser(shop.db, { kunnrs: [kunnr], staff: 'clerk' })
    expect(await answers(shop, seller.userId, sender)).toEqual(everywhere('404 USER_NOT_FOUND'))
    expect(await answers(shop, clerk.userId, sender)).toEqual(everywhere('404 USER_NOT_FOUND'))
    const { body } = await shop.call(resource, 'GET_USERS', {}, sender)
    expect(body.numFound).toBe(2)
  })

  test('is about the customer on screen: a user of the other one is not there', async ({ shop }) => {
    const [{ kunnr }, other] = [await aFirm(shop), await aFirm(shop)]
    const both = await aUser(shop.db, { kunnrs: [kunnr, other.kunnr], master: true })
    const sender = await signIn(shop, { userId: both.userId, kunnr })
    expect(await answers(shop, other.user.userId, sender)).toEqual(everywhere('404 USER_NOT_FOUND'))
  })

  test('changes of somebody who acts for further customers his access alone', async ({ shop }) => {
    const { sender, kunnr } = await aFirm(shop)
    const further = await aCustomer(shop.db)
    const user = await aUser(shop.db, { kunnrs: [kunnr, further.kunnr] })
    const told = await answers(shop, user.userId, sender)
    expect(told).toEqual({
      ...everywhere('403 NO_AUTHORIZATION'),
      GET_USER: '200 ',
      SET_ACCESS: '404 CUSTOMER_NOT_ASSIGNED',
    })
    const { body } = await shop.call(resource, 'GET_USER', { user_id: user.userId }, sender)
    expect(body.user.changeable).toBe('access')
    expect(JSON.stringify(body)).not.toContain(further.kunnr)
  })

  test('leaves master users to master users', async ({ shop }) => {
    const { boss, kunnr } = await aFirm(shop)
    const manager = await signIn(shop, await aUser(shop.db, { kunnrs: [kunnr] }))
    expect(await answers(shop, boss.userId, manager)).toEqual({
      ...everywhere('403 NO_AUTHORIZATION'),
      GET_USER: '200 ',
      SET_ACCESS: '403 NO_AUTHORIZATION',
    })
  })

  test('lets nobody lock, delete or demote himself, or print his own password', async ({ shop }) => {
    const { boss, sender } = await aFirm(shop)
    const told = await answers(shop, boss.userId, sender)
    const refused = Object.entries(told).filter(([, answer]) => answer === '409 OWN_ACCOUNT')
    expect(refused.map(([event]) => event)).toEqual([
      'LOCK_USER',
      'DELETE_USER',
      'SEND_ACCESS_DATA',
      'PRINT_ACCESS_DATA',
      'SET_INITIAL_PASSWORD',
    ])
    const demoted = await shop.call(resource, 'EDIT_USER', { user_id: boss.userId, master: '' }, sender)
    expect([demoted.http, demoted.body.code]).toEqual([409, 'OWN_ACCOUNT'])
  })

  test('leaves a customer a master user when two demote one another at once', async ({ committed: shop }) => {
    const { kunnr } = await aCustomer(shop.db)
    const both = [
      await aUser(shop.db, { kunnrs: [kunnr], master: true }),
      await aUser(shop.db, { kunnrs: [kunnr], master: true }),
    ] as const
    const senders = [await signIn(shop, both[0]), await signIn(shop, both[1])] as const
    const told = await Promise.all([
      shop.call(resource, 'EDIT_USER', { user_id: both[1].userId, master: '' }, senders[0]),
      shop.call(resource, 'EDIT_USER', { user_id: both[0].userId, master: '' }, senders[1]),
    ])
    // Whoever comes second is no master user any more, and meets the one who is left.
    expect(told.map(({ body }) => body.code).toSorted()).toEqual(['', 'LAST_MASTER'])
    const left = await shop.db.select().from(users).where(eq(users.master, true))
    expect(left).toHaveLength(1)
  })

  test('ends the sessions of whoever is locked, and lets him in again', async ({ shop }) => {
    const { user, sender } = await aFirm(shop)
    await signIn(shop, user)
    await shop.call(resource, 'LOCK_USER', { user_id: user.userId }, sender)
    const [session] = await shop.db.select().from(sessions).where(eq(sessions.userId, user.userId))
    expect(session?.ended).toBe(true)
    await shop.call(resource, 'UNLOCK_USER', { user_id: user.userId }, sender)
    const [after] = await shop.db.select().from(users).where(eq(users.userId, user.userId))
    expect(after?.locked).toBe(false)
  })
})
