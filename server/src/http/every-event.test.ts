import type { Access, EventDefinition } from '@shop/contract/define-resource'
import { resources } from '@shop/contract/resources/all'
import { describe, expect } from 'vitest'
import { registrations } from '#server/capabilities/registrations.ts'
import { aCustomer, aUser, guestMode, lockShop, termsOfUse } from '#server/testing/builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

/** Every event of the contract with where it stands; a new one is in every test below without a word. */
const events = Object.values(resources).flatMap((resource) =>
  Object.entries(resource.events).map(([event, definition]) => ({
    name: `${resource.name} ${event}`,
    resource: resource.name,
    event,
    definition: definition as EventDefinition,
  })),
)
type Event = (typeof events)[number]
const isOpen = ({ definition }: Event) => definition.access === 'open'
const isForCustomers = (access: Access) =>
  access === 'user' || (typeof access === 'object' && 'permission' in access)
const waitsForChoice = (access: Access) =>
  access === 'guest' || access === 'signed-in' || isForCustomers(access)

/** Sends the bare event: whether somebody may call it is decided before its input is looked at. */
async function send(shop: Shop, { resource, event, definition }: Event, sender: Sender = {}) {
  const headers = {
    ...(sender.cookie !== undefined && { cookie: sender.cookie }),
    ...(sender.kunnr !== undefined && { 'x-kunnr': sender.kunnr }),
  }
  const url = `/api/${resource}`
  const response =
    definition.method === 'GET'
      ? await shop.app.inject({ method: 'GET', url, headers, query: { event } })
      : await shop.app.inject({ method: 'POST', url, headers, payload: { event } })
  return { http: response.statusCode, code: response.json<{ code: string }>().code }
}

/** What `expected` says of each event against what the shop answers; only differences remain. */
async function differences(
  shop: Shop,
  sender: Sender,
  chosen: Event[],
  expected: { http: number; code: string },
) {
  const wrong: string[] = []
  for (const event of chosen) {
    const answer = await send(shop, event, sender)
    if (answer.http !== expected.http || answer.code !== expected.code)
      wrong.push(`${event.name}: ${answer.http} ${answer.code}`)
  }
  return wrong
}

describe('every event', () => {
  test('is served by a registered resource, and by no other', ({ expect: check }) => {
    const registered = registrations.map(({ resource }) => resource.name)
    check(registered.toSorted()).toEqual(Object.keys(resources).toSorted())
    for (const { resource, handlers } of registrations) {
      check(Object.keys(handlers).toSorted()).toEqual(Object.keys(resource.events).toSorted())
    }
  })

  test('that is not open turns visitors away who are not signed in while guest mode is off', async ({
    shop,
  }) => {
    const closed = events.filter((event) => !isOpen(event))
    expect(await differences(shop, {}, closed, { http: 401, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('that is not for guests turns them away while guest mode is on', async ({ shop }) => {
    await guestMode(shop.db)
    const closed = events.filter((event) => !isOpen(event) && event.definition.access !== 'guest')
    expect(await differences(shop, {}, closed, { http: 401, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('that is not open says the shop is locked to visitors who are not signed in', async ({ shop }) => {
    await guestMode(shop.db)
    await lockShop(shop.db)
    const closed = events.filter((event) => !isOpen(event))
    expect(await differences(shop, {}, closed, { http: 503, code: 'SHOP_LOCKED' })).toEqual([])
  })

  test('beyond the login steps waits for a new password', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { initialPassword: true }))
    const closed = events.filter((event) => !isOpen(event))
    expect(await differences(shop, sender, closed, { http: 403, code: 'INITIAL_PASSWORD' })).toEqual([])
  })

  test('beyond the login steps waits for the terms', async ({ shop }) => {
    await termsOfUse(shop.db)
    const sender = await signIn(shop, await aUser(shop.db, { acceptedTermsVersion: null }))
    const closed = events.filter((event) => !isOpen(event) && event.definition.access !== 'pending')
    expect(await differences(shop, sender, closed, { http: 403, code: 'TERMS_NOT_ACCEPTED' })).toEqual([])
  })

  test('beyond the login steps waits until field sales have chosen a customer', async ({ shop }) => {
    const neutral = await aCustomer(shop.db, { neutral: true })
    const sender = await signIn(shop, await aUser(shop.db, { isAdma: true, kunnrs: [neutral.kunnr] }))
    const closed = events.filter((event) => waitsForChoice(event.definition.access))
    expect(await differences(shop, sender, closed, { http: 403, code: 'CUSTOMER_NOT_SELECTED' })).toEqual([])
  })

  test('about a customer refuses staff who act for none', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { staff: 'admin', kunnrs: [] }))
    const closed = events.filter(({ definition: { access } }) => isForCustomers(access))
    expect(await differences(shop, sender, closed, { http: 403, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('with a permission refuses a user who has none', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { permissions: [] }))
    const closed = events.filter(
      ({ definition: { access } }) => typeof access === 'object' && 'permission' in access,
    )
    expect(closed.length).toBeGreaterThan(3)
    expect(await differences(shop, sender, closed, { http: 403, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('of the staff refuses customers, and those of administrators refuse clerks', async ({ shop }) => {
    const ofStaff = events.filter(
      ({ definition: { access } }) => typeof access === 'object' && 'staff' in access,
    )
    const ofAdmins = ofStaff.filter(
      ({ definition: { access } }) =>
        typeof access === 'object' && 'staff' in access && access.staff === 'admin',
    )
    const customer = await signIn(shop, await aUser(shop.db, { master: true }))
    const clerk = await signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))
    expect(await differences(shop, customer, ofStaff, { http: 403, code: 'NO_AUTHORIZATION' })).toEqual([])
    expect(await differences(shop, clerk, ofAdmins, { http: 403, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('that is not open tells a page of another customer so', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { staff: 'admin' }))
    const closed = events.filter((event) => !isOpen(event))
    const page = { ...sender, kunnr: '999' }
    expect(await differences(shop, page, closed, { http: 409, code: 'CONTEXT_CHANGED' })).toEqual([])
  })

  test('tells a page of a customer whose session is over that nobody is signed in', async ({ shop }) => {
    await guestMode(shop.db)
    const closed = events.filter((event) => !isOpen(event))
    const page = { kunnr: '999' }
    expect(await differences(shop, page, closed, { http: 401, code: 'NO_AUTHORIZATION' })).toEqual([])
  })

  test('that writes refuses pages of another origin', async ({ shop }) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: 'https://evil.example' },
      payload: { event: 'LOGOUT' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
  })
})
