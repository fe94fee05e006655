import { addresses } from '@shop/contract/resources/addresses'
import { settings } from '@shop/contract/resources/settings'
import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { anAddress } from '#server/testing/document-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'

const site = { name: 'Baustelle Kellerweg', street: 'Kellerweg 3', plz: '80331', city: 'München' }

const create = async (shop: Shop, sender: Sender, given: object = {}) =>
  (await shop.call(addresses, 'CREATE_ADDRESS', { ...site, ...given }, sender)).body.address
const list = async (shop: Shop, sender: Sender, input: object = {}) =>
  (await shop.call(addresses, 'GET_ADDRESSES', input, sender)).body
const ids = (book: { addresses: { id: string }[] }) => book.addresses.map(({ id }) => id)

describe('the address book', () => {
  test('is not changed by who may not manage addresses, and offers him nothing to press', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { without: ['ADDRESSES_MANAGE', 'ADDRESSES_GLOBAL'] })
    const { id } = await anAddress(shop.db, user.kunnr)
    const sender = await signIn(shop, user)
    const refused = [
      await shop.call(addresses, 'CREATE_ADDRESS', site, sender),
      await shop.call(addresses, 'CREATE_GLOBAL_ADDRESS', site, sender),
      await shop.call(addresses, 'EDIT_ADDRESS', { ...site, address_id: id }, sender),
      await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender),
      await shop.call(addresses, 'REQUEST_DELETION', { address_id: id }, sender),
    ]
    expect(refused.map(({ http, body }) => [http, body.code])).toEqual(
      refused.map(() => [403, 'NO_AUTHORIZATION']),
    )
    expect((await list(shop, sender)).addresses).toMatchObject([
      { id: 'customer', editable: false, deletable: false, isDefault: true },
      { id, editable: false, deletable: false, deletionRequestable: false },
    ])
  })

  test('says field by field what is missing or wrong', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const empty = { name: ' ', street: '', plz: '', city: '' }
    const bySchema = await shop.call(addresses, 'CREATE_ADDRESS', empty, sender)
    const place = { ...site, plz: '8033' }
    const byRule = await shop.call(addresses, 'CREATE_ADDRESS', place, sender)
    const abroad = await shop.call(addresses, 'CREATE_ADDRESS', { ...site, country: 'US' }, sender)
    expect([bySchema.http, bySchema.body.status]).toEqual([422, 'WARNING'])
    expect(bySchema.body.fields).toEqual({
      name: 'REQUIRED',
      street: 'REQUIRED',
      plz: 'REQUIRED',
      city: 'REQUIRED',
    })
    expect(byRule.body.fields).toEqual({ plz: 'INVALID' })
    expect(abroad.body.fields).toEqual({ country: 'UNKNOWN_VALUE' })
  })

  test('keeps an own address from colleagues, and the same user’s other customer', async ({ shop }) => {
    const [{ kunnr }, second] = [await aCustomer(shop.db), await aCustomer(shop.db)]
    const owner = await aUser(shop.db, { kunnrs: [kunnr, second.kunnr] })
    const sender = await signIn(shop, { userId: owner.userId, kunnr })
    const { id } = await create(shop, sender)
    for (const stranger of [
      await signIn(shop, await aUser(shop.db, { kunnrs: [kunnr], master: true })),
      await signIn(shop, { userId: owner.userId, kunnr: second.kunnr }),
    ]) {
      expect(ids(await list(shop, stranger))).toEqual(['customer'])
      const tried = [
        await shop.call(addresses, 'GET_ADDRESS', { address_id: id }, stranger),
        await shop.call(addresses, 'EDIT_ADDRESS', { ...site, address_id: id }, stranger),
        await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, stranger),
        await shop.call(addresses, 'SET_DEFAULT', { address_id: id }, stranger),
      ]
      expect(tried.map(({ body }) => body.code)).toEqual(tried.map(() => 'ADDRESS_NOT_FOUND'))
    }
    expect(ids(await list(shop, sender))).toEqual(['customer', id])
  })

  test('leaves global addresses and the customer’s own to the clerk', async ({ shop }) => {
    const user = await aUser(shop.db)
    const global = await anAddress(shop.db, user.kunnr, { global: true })
    const sender = await signIn(shop, user)
    for (const address_id of [global.id, 'customer']) {
      const edited = await shop.call(addresses, 'EDIT_ADDRESS', { ...site, address_id }, sender)
      const deleted = await shop.call(addresses, 'DELETE_ADDRESS', { address_id }, sender)
      expect([edited.body.code, deleted.body.code]).toEqual(['NO_AUTHORIZATION', 'NO_AUTHORIZATION'])
    }
  })

  test('refuses a change and a deletion of what another window has changed since, and says what is there', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { id, version } = await create(shop, sender)
    const edit = (given: object) =>
      shop.call(addresses, 'EDIT_ADDRESS', { ...site, address_id: id, ...given }, sender)
    const first = await edit({ street: 'Kellerweg 4', version })
    const late = await edit({ street: 'Kellerweg 5', version })
    const gone = await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id, version }, sender)
    expect(first.body.address).toMatchObject({ street: 'Kellerweg 4', version: 2 })
    for (const { http, body } of [late, gone]) {
      expect([http, body.code]).toEqual([409, 'VERSION_CONFLICT'])
      expect(body).toMatchObject({ address: { street: 'Kellerweg 4', version: 2 } })
    }
    expect((await edit({ street: 'Kellerweg 5', version: 2 })).body.address.version).toBe(3)
    // The same once more changes nothing.
    expect((await edit({ street: 'Kellerweg 5', version: 3 })).body.address.version).toBe(3)
  })

  test('finds addresses by words of any field in any spelling, page by page', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    for (const name of ['Bad Müller', 'Haus Mueller', 'Lager']) await create(shop, sender, { name })
    await anAddress(shop.db, user.kunnr, { global: true, name: 'Müllers Halle' })
    const found = await list(shop, sender, { query: 'müller keller' })
    expect([found.numFound, found.addresses.map(({ name }) => name)]).toEqual([
      2,
      ['Bad Müller', 'Haus Mueller'],
    ])
    expect((await list(shop, sender, { query: 'müller', kind: 'shared' })).numFound).toBe(1)
    const second = await list(shop, sender, { kind: 'own', start: 2, rows: 2 })
    expect([second.numFound, second.addresses.map(({ name }) => name)]).toEqual([3, ['Lager']])
  })

  test('stands by name as people sort it, the default first', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    for (const name of ['Haus 10', 'Zeche', 'Ärztehaus', 'Haus 9']) await create(shop, sender, { name })
    await create(shop, sender, { name: 'Werkstatt', default: 'X' })
    expect((await list(shop, sender, { kind: 'own' })).addresses.map(({ name }) => name)).toEqual([
      'Werkstatt',
      'Ärztehaus',
      'Haus 9',
      'Haus 10',
      'Zeche',
    ])
  })

  test('gives a global address to every user of the customer at once', async ({ shop }) => {
    const user = await aUser(shop.db)
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [user.kunnr] }))
    const sender = await signIn(shop, user)
    const { body } = await shop.call(addresses, 'CREATE_GLOBAL_ADDRESS', { ...site, default: 'X' }, sender)
    expect(body.address).toMatchObject({ isGlobal: true, own: false, isDefault: true, editable: false })
    expect(ids(await list(shop, colleague))).toEqual(['customer', body.address.id])
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'create-global-address', object: body.address.id, actor: user.userId },
    ])
  })

  test('tells that the default was deleted until another is chosen, and has it again when it comes back', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { id } = await create(shop, sender, { default: 'X' })
    expect((await list(shop, sender)).addresses[0]).toMatchObject({ id, isDefault: true })
    await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender)
    expect(await list(shop, sender)).toMatchObject({
      defaultGone: true,
      addresses: [{ id: 'customer', isDefault: true }],
    })
    const { body } = await shop.call(settings, 'GET_SETTINGS', {}, sender)
    expect(body.settings.deliveryAddressId).toBe('')
    const back = await shop.call(addresses, 'PUT_BACK', { address_id: id }, sender)
    expect(back.body.address).toMatchObject({ id, isDefault: true })
    await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender)
    await shop.call(addresses, 'SET_DEFAULT', { address_id: '' }, sender)
    expect((await list(shop, sender)).defaultGone).toBe(false)
  })

  test('brings nothing back that is a colleague’s, or was never there', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { id } = await create(shop, sender)
    await shop.call(addresses, 'DELETE_ADDRESS', { address_id: id }, sender)
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [user.kunnr] }))
    for (const [address_id, who] of [
      [id, colleague],
      ['shop-999999', sender],
    ] as const)
      expect((await shop.call(addresses, 'PUT_BACK', { address_id }, who)).body.code).toBe(
        'ADDRESS_NOT_FOUND',
      )
    expect((await shop.call(addresses, 'GET_ADDRESS', { address_id: id }, sender)).http).toBe(404)
  })

  test('has a default per customer, which the settings show and set, too', async ({ shop }) => {
    const [{ kunnr }, second] = [await aCustomer(shop.db), await aCustomer(shop.db)]
    const { userId } = await aUser(shop.db, { kunnrs: [kunnr, second.kunnr] })
    const [sender, other] = [
      await signIn(shop, { userId, kunnr }),
      await signIn(shop, { userId, kunnr: second.kunnr }),
    ]
    const [here, there] = [await create(shop, sender), await create(shop, other)]
    await shop.call(addresses, 'SET_DEFAULT', { address_id: here.id }, sender)
    await shop.call(settings, 'SAVE_SETTINGS', { delivery_address: there.id }, other)
    expect([(await list(shop, sender)).addresses[0]?.id, (await list(shop, other)).addresses[0]?.id]).toEqual(
      [here.id, there.id],
    )
    const { body } = await shop.call(settings, 'GET_SETTINGS', {}, sender)
    expect(body.settings.deliveryAddressId).toBe(here.id)
    expect(body.choices.addresses.map(({ id }) => id)).toEqual([here.id, 'customer'])
  })
})
