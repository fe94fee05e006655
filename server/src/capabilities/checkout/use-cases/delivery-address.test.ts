import { addresses } from '@shop/contract/resources/addresses'
import { checkout } from '@shop/contract/resources/checkout'
import { docs } from '@shop/contract/resources/docs'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

const site = { name: 'Baustelle Kellerweg', street: 'Kellerweg 3', plz: '80331', city: 'München' }
const free = { ...site, firstName: 'Ida', country: 'DE' }

const show = async (shop: Shop, sender: Sender) =>
  (await shop.call(checkout, 'GET_CHECKOUT', {}, sender)).body
const create = async (shop: Shop, sender: Sender) =>
  (await shop.call(addresses, 'CREATE_ADDRESS', site, sender)).body.address
const save = (shop: Shop, sender: Sender, input: object) =>
  shop.call(checkout, 'SAVE_CHECKOUT', input, sender)

describe('the delivery address of an order', () => {
  test('is typed for one order only by whoever may, and only as it can be', async ({ shop }) => {
    const without = await aBuyer(shop, { without: ['ADDRESSES_FREE'] })
    const { sender } = await aBuyer(shop)
    const denied = await save(shop, without.sender, { free_address: free })
    const wrong = await save(shop, sender, { free_address: { ...free, plz: '8', city: '' } })
    const abroad = await save(shop, sender, { free_address: { ...free, plz: '8' } })
    expect([denied.http, denied.body.code]).toEqual([403, 'NO_AUTHORIZATION'])
    expect(wrong.body.fields).toEqual({ 'free_address.city': 'REQUIRED' })
    expect(abroad.body.fields).toEqual({ 'free_address.plz': 'INVALID' })
    expect((await show(shop, sender)).checkout.delivery_address).toBe('customer')
  })

  test('is never a colleague’s own', async ({ shop }) => {
    const { sender, customer } = await aBuyer(shop)
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [customer.kunnr] }))
    const { id } = await create(shop, colleague)
    expect((await save(shop, sender, { delivery_address: id })).body.code).toBe('ADDRESS_NOT_FOUND')
  })

  test('that was deleted since is in the way of ordering until another is chosen', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    const { id } = await create(shop, sender)
    await save(shop, sender, { delivery_address: id })
    await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender)
    expect((await show(shop, sender)).problems).toMatchObject([
      { field: 'delivery_address', code: 'UNKNOWN_VALUE' },
    ])
  })

  test('that is the default and was deleted gives way to the customer’s, and says so', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    const { id } = await create(shop, sender)
    await shop.call(addresses, 'SET_DEFAULT', { address_id: id }, sender)
    expect(await show(shop, sender)).toMatchObject({
      defaultGone: false,
      checkout: { delivery_address: id },
    })
    await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender)
    expect(await show(shop, sender)).toMatchObject({
      defaultGone: true,
      checkout: { delivery_address: 'customer' },
      problems: [],
    })
  })

  test('that was changed since it was seen is told before anything is ordered', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    const { id } = await create(shop, sender)
    const { seen } = (await save(shop, sender, { delivery_address: id })).body
    await shop.call(addresses, 'EDIT_ADDRESS', { ...site, street: 'Kellerweg 4', address_id: id }, sender)
    const order = { idempotency_key: 'key-0001', seen }
    const { http, body } = await shop.call(checkout, 'PLACE_ORDER', order, sender)
    expect([http, body]).toMatchObject([
      409,
      {
        code: 'CHECKOUT_CHANGED',
        differences: [
          {
            kind: 'address',
            before: 'Baustelle Kellerweg, Kellerweg 3, 80331 München, DE',
            after: 'Baustelle Kellerweg, Kellerweg 4, 80331 München, DE',
          },
        ],
      },
    ])
  })

  test('is on the document as it was, and an address for one order nowhere else', async ({ shop }) => {
    const { sender, fill } = await aBuyer(shop)
    const chosen = (await save(shop, sender, { free_address: free })).body
    expect(chosen.checkout.delivery_address).toBe('free')
    expect(chosen.addresses.at(-1)).toMatchObject({ id: 'free', firstName: 'Ida' })
    const { docid } = (await shop.call(checkout, 'PLACE_ORDER', { idempotency_key: 'key-0001' }, sender)).body
    const { body } = await shop.call(docs, 'GET_DETAIL', { doctype: 10, docid }, sender)
    expect(JSON.stringify(body.documentHead)).toContain('Kellerweg 3')
    const book = await shop.call(addresses, 'GET_ADDRESSES', {}, sender)
    expect(book.body.addresses.map(({ id }) => id)).toEqual(['customer'])
    await fill()
    expect((await show(shop, sender)).addresses.map(({ id }) => id)).toEqual(['customer'])
  })
})
