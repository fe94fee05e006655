import { settings } from '@shop/contract/resources/settings'
import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { anAddress } from '#server/testing/document-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'

describe('SAVE_SETTINGS', () => {
  test('refuses what the permissions do not allow, and then saves nothing', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db, { without: ['NET_PRICES', 'ORDERS_PLACE'] }))
    const net = { listoption_netto: '', addtobasket_mode: '1' } as const
    const answers = [
      await shop.call(settings, 'SAVE_SETTINGS', net, sender),
      await shop.call(settings, 'SAVE_SETTINGS', { delivery_type: '02' }, sender),
      await shop.call(settings, 'SAVE_SETTINGS', { mail_standard_netto: '' }, sender),
    ]
    const after = await shop.call(settings, 'GET_SETTINGS', {}, sender)
    expect(answers.map(({ http, body }) => [http, body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'NO_AUTHORIZATION']),
    )
    expect(after.body.settings.addToBasketMode).toBe(3)
    expect(after.body.choices).toEqual({ addresses: [], paymentMethods: [] })
    expect(after.body.flags).toMatchObject({ net: false, delivery_type: false, payment: false, avail: true })
  })

  test('saves nothing over what another window has changed since it was seen, and says what is there', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const save = (input: object) => shop.call(settings, 'SAVE_SETTINGS', input, sender)
    await save({ delivery_phonenumber: '0731 1' })
    const seen = { delivery_phonenumber: '', delivery_location: '' }
    const late = await save({ delivery_phonenumber: '0731 2', delivery_location: 'Hof', seen })
    expect([late.http, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(late.body.settings).toMatchObject({ deliveryPhone: '0731 1', deliveryLocation: '' })
    const other = await save({ delivery_location: 'Hof', seen })
    expect(other.body.settings).toMatchObject({ deliveryPhone: '0731 1', deliveryLocation: 'Hof' })
    const aware = await save({ delivery_phonenumber: '0731 2', seen: { delivery_phonenumber: '0731 1' } })
    expect(aware.body.settings).toMatchObject({ deliveryPhone: '0731 2', deliveryLocation: 'Hof' })
  })

  test('knows addresses of the customer only', async ({ shop }) => {
    const user = await aUser(shop.db)
    const own = await anAddress(shop.db, user.kunnr)
    const foreign = await anAddress(shop.db, (await aCustomer(shop.db)).kunnr)
    const sender = await signIn(shop, user)
    const refused = await shop.call(settings, 'SAVE_SETTINGS', { delivery_address: foreign.id }, sender)
    const saved = await shop.call(settings, 'SAVE_SETTINGS', { delivery_address: own.id }, sender)
    expect([refused.http, refused.body.code]).toEqual([404, 'ADDRESS_NOT_FOUND'])
    expect(saved.body.settings.deliveryAddressId).toBe(own.id)
    const offered = await shop.call(settings, 'GET_SETTINGS', {}, sender)
    expect(offered.body.choices.addresses.map(({ id }) => id)).toEqual([own.id, 'customer'])
  })

  test('names each wrong field', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const wrong = {
      mail_new_flag: 'X',
      payment_method: 'sepa',
      user_alias: 'mia meier',
      delivery_phonenumber: 'call me',
    } as const
    const byRule = await shop.call(settings, 'SAVE_SETTINGS', wrong, sender)
    const bySchema = await shop.call(
      settings,
      'SAVE_SETTINGS',
      { mail_new_address: 'mia', user_alias: 'm' },
      sender,
    )
    expect([byRule.http, byRule.body.status]).toEqual([422, 'WARNING'])
    expect(byRule.body.fields).toEqual({
      mail_new_address: 'REQUIRED',
      payment_method: 'UNKNOWN_VALUE',
      user_alias: 'INVALID',
      delivery_phonenumber: 'INVALID',
    })
    expect(bySchema.body.fields).toEqual({ mail_new_address: 'NOT_AN_EMAIL', user_alias: 'TOO_SHORT' })
  })

  test('keeps aliases unique without regard to case', async ({ shop }) => {
    const other = await aUser(shop.db)
    const sender = await signIn(shop, await aUser(shop.db))
    const input = { user_alias: other.alias.toUpperCase(), addtobasket_mode: '1' } as const
    const answer = await shop.call(settings, 'SAVE_SETTINGS', input, sender)
    const after = await shop.call(settings, 'GET_SETTINGS', {}, sender)
    expect(answer.body.fields).toEqual({ user_alias: 'ALREADY_TAKEN' })
    expect(after.body.settings.addToBasketMode).toBe(3)
  })

  test('wants the card permission beside the agreement of the customer', async ({ shop }) => {
    const { kunnr } = await aCustomer(shop.db, { paymentMethods: ['invoice', 'card'] })
    const without = await aUser(shop.db, { kunnrs: [kunnr], without: ['PAYMENT_CARD'] })
    const holder = await aUser(shop.db, { kunnrs: [kunnr] })
    const card = { payment_method: 'card' } as const
    const refused = await shop.call(settings, 'SAVE_SETTINGS', card, await signIn(shop, without))
    const saved = await shop.call(settings, 'SAVE_SETTINGS', card, await signIn(shop, holder))
    expect(refused.body.fields).toEqual({ payment_method: 'UNKNOWN_VALUE' })
    const offered = await shop.call(settings, 'GET_SETTINGS', {}, await signIn(shop, without))
    expect(offered.body.choices.paymentMethods).toEqual(['invoice'])
    expect(saved.body.settings.paymentMethod).toBe('card')
  })

  test('leaves alone what is not sent, and what the request switches off by its flags', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const input = {
      flags: { delivery_type: '', addtobasket_mode: 'X' },
      delivery_type: '02',
      addtobasket_mode: 2,
      listoption_avail: '',
    } as const
    const { body } = await shop.call(settings, 'SAVE_SETTINGS', input, sender)
    expect(body.settings).toMatchObject({
      deliveryType: '01',
      addToBasketMode: 2,
      showAvailability: false,
      showNetPrice: true,
    })
  })

  test('takes a whole form where nothing forbidden differs, and records what changed', async ({ shop }) => {
    const user = await aUser(shop.db, { permissions: [] })
    const sender = await signIn(shop, user)
    const form = { delivery_type: '01', listoption_netto: 'X', payment_method: 'invoice' } as const
    const input = { ...form, user_alias: 'fliesen-mia' }
    const { body } = await shop.call(settings, 'SAVE_SETTINGS', input, sender)
    expect(body.settings.userAlias).toBe('fliesen-mia')
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { actor: user.userId, action: 'save-settings', detail: 'userAlias' },
    ])
  })
})
