import { basket } from '@shop/contract/resources/basket'
import { checkout } from '@shop/contract/resources/checkout'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import {
  aCondition,
  anArticle,
  aPlant,
  someArticles,
  stockOf,
  withdrawPrice,
} from '#server/testing/catalogue-builders.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { addresses } from '../../addresses/tables.ts'
import { tours } from '../../plants/tables.ts'
import { conditions } from '../../prices/tables.ts'
import { writeSetting } from '../../shop/public.ts'

const site = { firstName: '', name: 'Baustelle', street: 'Schulstraße 1', city: 'Dachau', global: true }

describe('GET_CHECKOUT', () => {
  test('needs the permission to order and a basket of the user', async ({ shop }) => {
    const without = await signIn(shop, await aUser(shop.db, { without: ['ORDERS_PLACE'] }))
    const buyer = await aBuyer(shop)
    const stranger = await aBuyer(shop)
    const own = await shop.call(basket, 'GET_BASKET', {}, buyer.sender)
    const multibasket = own.body.basket.id
    const guest = await shop.call(checkout, 'GET_CHECKOUT', {})
    const denied = await shop.call(checkout, 'GET_CHECKOUT', {}, without)
    const foreign = await shop.call(checkout, 'GET_CHECKOUT', { multibasket }, stranger.sender)
    expect([guest, denied, foreign].map(({ http, body }) => [http, body.code])).toEqual([
      [401, 'NO_AUTHORIZATION'],
      [403, 'NO_AUTHORIZATION'],
      [404, 'BASKET_NOT_FOUND'],
    ])
  })

  test('names what is in the way: nothing in the basket, lines without a price, wishes that cannot be met', async ({
    shop,
  }) => {
    const { sender } = await aBuyer(shop)
    const empty = await shop.call(checkout, 'GET_CHECKOUT', {}, await signIn(shop, await aUser(shop.db)))
    const onRequest = await anArticle(shop.db)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: onRequest.matnr, quantity: '1.44' }, sender)
    await withdrawPrice(shop.db, onRequest.matnr)
    await shop.call(
      checkout,
      'SAVE_CHECKOUT',
      { payment_method: 'sepa', delivery_date: '2026-03-11', pickup_werks: 'none' },
      sender,
    )
    const early = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '2026-03-14' }, sender)
    const saturday = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const wish = { delivery_date: '0001-01-01', pickup_date: '0001-01-01' }
    const longAgo = await shop.call(checkout, 'SAVE_CHECKOUT', wish, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '9998-03-11' }, sender)
    const farAhead = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '' }, sender)
    const missing = await shop.call(checkout, 'CHECK', {}, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_type: '02' }, sender)
    const nowhere = await shop.call(checkout, 'CHECK', {}, sender)
    const named = (answer: { body: typeof early.body | typeof missing.body }) =>
      answer.body.problems.map(({ field, posnr, code, date }) => [field, posnr, code, date])
    expect(named(empty)).toEqual([['positions', null, 'BASKET_EMPTY', null]])
    expect(named(early)).toEqual([
      ['positions', 2, 'ON_REQUEST', null],
      ['payment_method', null, 'UNKNOWN_VALUE', null],
      ['delivery_date', null, 'DATE_TOO_EARLY', '2026-03-12'],
    ])
    expect(named(saturday).at(-1)).toEqual(['delivery_date', null, 'DATE_NOT_OPEN', '2026-03-16'])
    expect(named(longAgo).at(-1)).toEqual(['delivery_date', null, 'DATE_TOO_EARLY', '2026-03-12'])
    expect(named(farAhead).at(-1)).toEqual(['delivery_date', null, 'DATE_TOO_LATE', '2027-03-12'])
    expect(named(missing).at(-1)).toEqual(['delivery_date', null, 'REQUIRED', '2026-03-12'])
    expect(named(nowhere).at(-1)).toEqual(['pickup_werks', null, 'UNKNOWN_VALUE', null])
    expect(missing.body.ok).toBe(false)
  })

  test('shows choices with the usual ones preset, at the customer’s prices', async ({ shop }) => {
    const { sender, customer, plant } = await aBuyer(shop)
    const { body } = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect(body.checkout).toMatchObject({
      payment_method: 'invoice',
      delivery_type: '01',
      delivery_address: 'customer',
      delivery_date: '2026-03-12',
      pickup_werks: plant.werks,
      pickup_date: '2026-03-11',
      complete_delivery: false,
    })
    expect(body.addresses).toMatchObject([
      { id: 'customer', name: customer.name, isDefault: true, isGlobal: true },
    ])
    expect(body.plants).toMatchObject([{ werks: plant.werks, pickupDate: '2026-03-11', pickupTime: '11:00' }])
    expect(body.totals).toMatchObject({ net: '57.6', retail: '86.4', gross: '68.54' })
    expect(body.paymentTerms).toEqual({ days: 30, skontoDays: 10, skontoPercent: '2' })
    expect(body).toMatchObject({
      nextDeliveryDate: '2026-03-12',
      problems: [],
      differences: [],
    })
  })

  test('delivers on tour days of the address, later what is not in stock, and all together where asked', async ({
    shop,
  }) => {
    const { sender, customer, plant } = await aBuyer(shop)
    await shop.db
      .insert(addresses)
      .values([{ ...site, id: 'A1', kunnr: customer.kunnr, plz: '85221', country: 'DE', isDefault: true }])
    await shop.db.insert(tours).values([
      { plz: '85', werks: plant.werks, days: [1] },
      { plz: '852', werks: plant.werks, days: [5] },
    ])
    const rare = await anArticle(shop.db)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: rare.matnr, quantity: '1.44' }, sender)
    const apart = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const together = await shop.call(checkout, 'SAVE_CHECKOUT', { complete_delivery: 'X' }, sender)
    expect(apart.body.checkout.delivery_address).toBe('A1')
    expect(apart.body.nextDeliveryDate).toBe('2026-03-13')
    expect(apart.body.positions.map(({ deliveryDate }) => deliveryDate)).toEqual(['2026-03-13', '2026-03-27'])
    expect(together.body.nextDeliveryDate).toBe('2026-03-27')
    expect(together.body.positions.map(({ deliveryDate }) => deliveryDate)).toEqual([
      '2026-03-27',
      '2026-03-27',
    ])
  })

  test('offers pick-up where goods can be picked up, when the last of them is there', async ({ shop }) => {
    const { sender, article } = await aBuyer(shop)
    const far = await aPlant(shop.db, { name: 'A-Stadt', pickupCutoff: '09:00' })
    await aPlant(shop.db, { name: 'Nur Lager', pickup: false })
    await stockOf(shop.db, { matnr: article.matnr, werks: far.werks, quantity: '2' })
    const { body } = await shop.call(
      checkout,
      'SAVE_CHECKOUT',
      { delivery_type: '02', pickup_werks: far.werks },
      sender,
    )
    expect(body.plants.map(({ name }) => name)).not.toContain('Nur Lager')
    expect(body.plants.find(({ werks }) => werks === far.werks)).toMatchObject({
      pickupDate: '2026-03-23',
      pickupTime: '06:30',
    })
    expect(body.positions.map(({ deliveryDate }) => deliveryDate)).toEqual(['2026-03-23'])
  })

  test('adds the surcharges of the wholesaler and taxes goods by where they go', async ({ shop }) => {
    const { sender } = await aBuyer(shop, { customer: { country: 'AT', vatId: 'ATU12345678' } })
    const freight = { kind: 'freight' as const, currency: 'EUR', deliveryTypes: ['01' as const] }
    await writeSetting(shop.db, 'surcharges', {
      rules: [{ ...freight, tiers: [{ upToKg: '100', amount: '25' }] }],
    })
    const delivered = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const pickedUp = await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_type: '02' }, sender)
    expect(delivered.body.totals).toMatchObject({
      net: '57.6',
      surcharges: [{ kind: 'freight', net: '25' }],
      vat: [{ category: 'K', rate: '0', base: '82.6', amount: '0' }],
      gross: '82.6',
    })
    expect(pickedUp.body.totals).toMatchObject({
      surcharges: [],
      vat: [{ category: 'S', rate: '19' }],
      gross: '68.54',
    })
  })

  test('does not call a difference what the customer changed in his basket himself', async ({ shop }) => {
    const { sender, article } = await aBuyer(shop)
    await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const [added] = await someArticles(shop.db, 1)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: added?.matnr ?? '', quantity: '1.44' }, sender)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity: article.qtyStepsize }, sender)
    const again = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect(again.body.positions).toHaveLength(2)
    expect(again.body.differences).toEqual([])
  })

  test('tells what has changed since it was last shown, and remembers what it shows', async ({ shop }) => {
    const { sender, customer, article } = await aBuyer(shop)
    const first = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    await shop.db.update(conditions).set({ price: '21' }).where(eq(conditions.kunnr, customer.kunnr))
    const checked = await shop.call(checkout, 'CHECK', {}, sender)
    const second = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const third = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    const changes = [
      { posnr: 1, matnr: article.matnr, kind: 'price', before: '20', after: '21' },
      { posnr: null, matnr: '', kind: 'total', before: '68.54', after: '71.97' },
    ]
    expect(checked.body.differences).toEqual(changes)
    expect(second.body.differences).toEqual(changes)
    expect(third.body).toMatchObject({ differences: [], seen: second.body.seen })
    expect(second.body.seen).not.toBe(first.body.seen)
  })

  test('tells nothing of net prices to whoever may not see them, by no way', async ({ shop }) => {
    const { sender, customer } = await aBuyer(shop, { without: ['NET_PRICES'] })
    const first = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    await shop.db.update(conditions).set({ price: '21' }).where(eq(conditions.kunnr, customer.kunnr))
    const second = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect(second.body.totals).toMatchObject({
      net: null,
      gross: null,
      vat: [],
      surcharges: [],
      retail: '86.4',
    })
    expect(second.body.positions).toMatchObject([{ netPrice: null, netTotal: null }])
    expect([second.body.differences, second.body.seen]).toEqual([[], first.body.seen])
  })

  test('sends as many statements for 40 lines as for two', async ({ shop }) => {
    const counts = []
    for (const count of [2, 40]) {
      const { sender, user } = await aBuyer(shop)
      const built = await someArticles(shop.db, count)
      for (const { matnr } of built)
        await aCondition(shop.db, { kunnr: user.kunnr, matnr, price: '9', kmein: 'M2' })
      const articles = built.map(({ matnr }) => ({ matnr, quantity: '1.44' }))
      await shop.call(basket, 'ADD_ARTICLES', { articles }, sender)
      shop.countStatements()
      await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
      const reading = shop.countStatements()
      await shop.call(checkout, 'PLACE_ORDER', { idempotency_key: `order-of-${count}` }, sender)
      counts.push([reading, shop.countStatements()])
    }
    expect(counts[1]).toEqual(counts[0])
    expect(counts[1]?.every((count) => count > 5)).toBe(true)
  })
})

describe('SAVE_CHECKOUT', () => {
  test('refuses an address of another customer', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    const { customer } = await aBuyer(shop)
    await shop.db
      .insert(addresses)
      .values([{ ...site, id: 'X1', kunnr: customer.kunnr, plz: '85221', country: 'DE', isDefault: true }])
    const answer = await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_address: 'X1' }, sender)
    expect([answer.http, answer.body.code]).toEqual([404, 'ADDRESS_NOT_FOUND'])
  })

  test('keeps what is sent with the basket and leaves the rest, without calling it a difference', async ({
    shop,
  }) => {
    const { sender } = await aBuyer(shop)
    await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { kommi: 'BV Schulstraße', text: 'Bitte anrufen' }, sender)
    const saved = await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '2026-03-20' }, sender)
    const read = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect(saved.body.differences).toEqual([])
    expect(read.body.checkout).toMatchObject({
      kommi: 'BV Schulstraße',
      text: 'Bitte anrufen',
      delivery_date: '2026-03-20',
    })
    expect(read.body.positions).toMatchObject([{ deliveryDate: '2026-03-20' }])
  })
})
