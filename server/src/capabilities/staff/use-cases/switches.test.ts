import { misc } from '@shop/contract/resources/misc'
import { staff } from '@shop/contract/resources/staff'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

const signInStaff = async (shop: Shop, role: 'clerk' | 'admin') =>
  signIn(shop, await aUser(shop.db, { staff: role, kunnrs: [] }))

describe('the switches of the shop', () => {
  test('are refused to clerks and customers', async ({ shop }) => {
    const clerk = await signInStaff(shop, 'clerk')
    const customer = await signIn(shop, await aUser(shop.db, { master: true }))
    for (const sender of [clerk, customer]) {
      const lock = await shop.call(staff, 'SET_SHOP_LOCK', { locked: 'X' }, sender)
      const guests = await shop.call(staff, 'SET_GUEST_MODE', { active: 'X' }, sender)
      expect([lock.http, lock.body.code, guests.body.code]).toEqual([
        403,
        'NO_AUTHORIZATION',
        'NO_AUTHORIZATION',
      ])
    }
  })

  test('lock the shop with a message, keep the message, and are recorded', async ({ shop }) => {
    const admin = await signInStaff(shop, 'admin')
    const message = { message_de: 'Inventur bis 14 Uhr', message_en: 'Stocktaking until 2 pm' }
    await shop.call(staff, 'SET_SHOP_LOCK', { locked: 'X', ...message }, admin)
    const locked = await shop.call(misc, 'GET_CONFIG', {}, { language: 'en' })
    await shop.call(staff, 'SET_SHOP_LOCK', { locked: '' }, admin)
    await shop.call(staff, 'SET_GUEST_MODE', { active: 'X' }, admin)
    const overview = await shop.call(staff, 'GET_OVERVIEW', {}, admin)
    const log = await shop.call(staff, 'GET_AUDIT', {}, admin)
    expect(locked.body).toMatchObject({ shopLocked: true, lockMessage: 'Stocktaking until 2 pm' })
    expect(overview.body).toMatchObject({
      shopLocked: false,
      lockMessage: { de: 'Inventur bis 14 Uhr' },
      autoGuestActive: true,
    })
    expect(log.body.entries.map(({ action }) => action)).toEqual(['guest-mode-on', 'open-shop', 'lock-shop'])
    const [entry] = log.body.entries
    expect(entry?.actorAlias).not.toBe('')
    const byAlias = await shop.call(staff, 'GET_AUDIT', { query: entry?.actorAlias ?? '' }, admin)
    expect(byAlias.body.numFound).toBe(3)
  })

  test('stay as they are where a message alone is saved, also by whoever sees an older state', async ({
    shop,
  }) => {
    const admin = await signInStaff(shop, 'admin')
    await shop.call(staff, 'SET_SHOP_LOCK', { locked: 'X' }, admin)
    await shop.call(staff, 'SET_SHOP_LOCK', { message_de: 'Inventur' }, admin)
    const { body } = await shop.call(staff, 'GET_OVERVIEW', {}, admin)
    const log = await shop.call(staff, 'GET_AUDIT', {}, admin)
    expect(body).toMatchObject({ shopLocked: true, lockMessage: { de: 'Inventur', en: '' } })
    expect(log.body.entries[0]).toMatchObject({ action: 'write-setting', object: 'lock', detail: 'Inventur' })
  })

  test('refuse a message in place of one that somebody else has written meanwhile', async ({ shop }) => {
    const admin = await signInStaff(shop, 'admin')
    const seen = { seen_message_de: '', seen_message_en: '' }
    const first = { ...seen, message_de: 'Wartung bis 6 Uhr', message_en: '' }
    await shop.call(staff, 'SET_SHOP_LOCK', first, admin)
    const second = { ...seen, locked: 'X' as const, message_de: 'Inventur', message_en: '' }
    const refused = await shop.call(staff, 'SET_SHOP_LOCK', second, admin)
    const { body } = await shop.call(staff, 'GET_OVERVIEW', {}, admin)
    expect([refused.http, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(body).toMatchObject({ shopLocked: false, lockMessage: { de: 'Wartung bis 6 Uhr' } })
  })
})
