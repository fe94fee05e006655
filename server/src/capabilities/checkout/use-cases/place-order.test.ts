import { basket } from '@shop/contract/resources/basket'
import { checkout } from '@shop/contract/resources/checkout'
import { docs } from '@shop/contract/resources/docs'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCustomer, aUser, termsOfUse } from '#server/testing/builders.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { type Sender, type Shop, signIn, test, testNow } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { documentPositions, documents } from '../../documents/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { outbox } from '../../outbox/tables.ts'
import { conditions } from '../../prices/tables.ts'
import { orderKeys } from '../tables.ts'

type Order = { key?: string; seen?: string; multibasket?: string }

const place = (shop: Shop, sender: Sender, { key = 'key-0001', ...order }: Order = {}) =>
  shop.call(checkout, 'PLACE_ORDER', { idempotency_key: key, ...order }, sender)

const show = async (shop: Shop, sender: Sender) =>
  (await shop.call(checkout, 'GET_CHECKOUT', {}, sender)).body

describe('PLACE_ORDER is refused', () => {
  test('without the permission to order, and for a basket of somebody else', async ({ shop }) => {
    const denied = await place(shop, await signIn(shop, await aUser(shop.db, { without: ['ORDERS_PLACE'] })))
    const own = await aBuyer(shop)
    const foreign = await shop.call(basket, 'GET_BASKET', {}, (await aBuyer(shop)).sender)
    const strange = await place(shop, own.sender, { multibasket: foreign.body.basket.id })
    expect([denied.http, denied.body.code]).toEqual([403, 'NO_AUTHORIZATION'])
    expect([strange.http, strange.body.code]).toEqual([404, 'BASKET_NOT_FOUND'])
  })

  test('for an empty basket', async ({ shop }) => {
    const answer = await place(shop, await signIn(shop, await aUser(shop.db)))
    expect([answer.http, answer.body.code]).toEqual([409, 'BASKET_EMPTY'])
  })

  test('while something is missing, naming it, and the key stays unused', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '' }, sender)
    const missing = await place(shop, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { delivery_date: '2026-03-13' }, sender)
    const complete = await place(shop, sender)
    expect([missing.http, missing.body]).toMatchObject([
      422,
      { code: 'CHECKOUT_INCOMPLETE', problems: [{ field: 'delivery_date', code: 'REQUIRED' }] },
    ])
    expect(complete.body).toMatchObject({ doctype: 10, repeated: false })
  })

  test('when it is not what was seen any more, with the differences; accepting them orders', async ({
    shop,
  }) => {
    const { sender, customer, article } = await aBuyer(shop)
    const { seen } = await show(shop, sender)
    await shop.db.update(conditions).set({ price: '21' }).where(eq(conditions.kunnr, customer.kunnr))
    const changed = await place(shop, sender, { seen })
    // A refusal's body is not that of the contract's answer; this one bears what is seen now.
    const said = changed.body as unknown as { seen: string }
    const accepted = await place(shop, sender, { seen: said.seen })
    expect([changed.http, changed.body]).toMatchObject([
      409,
      {
        code: 'CHECKOUT_CHANGED',
        differences: [
          { posnr: 1, matnr: article.matnr, kind: 'price', before: '20', after: '21' },
          { kind: 'total', before: '68.54', after: '71.97' },
        ],
      },
    ])
    expect(accepted.body).toMatchObject({ doctype: 10, repeated: false })
  })

  test('with a remark that another window has written since, which is told and can be accepted', async ({
    shop,
  }) => {
    const { sender } = await aBuyer(shop)
    const { seen } = await show(shop, sender)
    await shop.call(checkout, 'SAVE_CHECKOUT', { text: 'Tor 3' }, sender)
    const changed = await place(shop, sender, { seen })
    expect([changed.http, changed.body]).toMatchObject([
      409,
      { code: 'CHECKOUT_CHANGED', differences: [{ posnr: null, kind: 'text', before: '', after: 'Tor 3' }] },
    ])
    const said = changed.body as unknown as { seen: string }
    expect((await place(shop, sender, { seen: said.seen })).body).toMatchObject({ doctype: 10 })
  })

  test('under a key that was used for something else', async ({ shop }) => {
    const { sender, fill } = await aBuyer(shop)
    const { seen } = await show(shop, sender)
    await place(shop, sender, { seen })
    const otherSight = await place(shop, sender, { seen: 'another' })
    await fill()
    await fill()
    const otherContent = await place(shop, sender)
    const created = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, sender)
    const otherBasket = await place(shop, sender, { multibasket: created.body.basket.id })
    for (const { http, body } of [otherSight, otherContent, otherBasket])
      expect([http, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  })
})

describe('PLACE_ORDER', () => {
  test('again under the same key gives the same order, also when the basket has been filled anew', async ({
    shop,
  }) => {
    const { sender, fill } = await aBuyer(shop)
    const { seen } = await show(shop, sender)
    const first = await place(shop, sender, { seen })
    const retry = await place(shop, sender)
    await fill()
    const sameSight = await place(shop, sender, { seen })
    const sameContent = await place(shop, sender)
    for (const { body } of [retry, sameSight, sameContent])
      expect(body).toMatchObject({ docid: first.body.docid, doctype: 10, repeated: true })
  })

  test('makes one order of 50 calls at the same time', async ({ committed: shop }) => {
    const { sender, user } = await aBuyer(shop)
    const { seen } = await show(shop, sender)
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(shop, sender, { seen })))
    const stored = await shop.db.select().from(documents).where(eq(documents.kunnr, user.kunnr))
    expect(stored).toHaveLength(1)
    expect(answers.map(({ body }) => body.docid)).toEqual(answers.map(() => stored[0]?.docid))
    expect(answers.filter(({ body }) => body.repeated)).toHaveLength(49)
  })

  test('under two keys for one basket at the same time makes one order, too', async ({ committed: shop }) => {
    const { sender } = await aBuyer(shop)
    const answers = await Promise.all(['key-0001', 'key-0002'].map((key) => place(shop, sender, { key })))
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['', 'BASKET_EMPTY'])
  })

  test('keeps keys of users and customers apart', async ({ shop }) => {
    const [one, two] = [await aBuyer(shop), await aBuyer(shop)]
    const answers = [await place(shop, one.sender), await place(shop, two.sender)]
    expect(answers.map(({ body }) => body.repeated)).toEqual([false, false])
  })

  test('stores everything as it was seen, and hands it to the ERP', async ({ shop }) => {
    await termsOfUse(shop.db)
    const { sender, user, article } = await aBuyer(shop)
    await shop.call(basket, 'EDIT_POSITION', { posnr: 1, note: 'Charge 7', reference: 'Bad OG' }, sender)
    const choices = {
      kommi: 'BV Schulstraße',
      project1: 'Neubau',
      text: 'Bitte anrufen',
      delivery_date: '2026-03-20',
    }
    await shop.call(checkout, 'SAVE_CHECKOUT', choices, sender)
    const { body } = await place(shop, sender)
    const [document] = await shop.db.select().from(documents).where(eq(documents.docid, body.docid))
    const positions = await shop.db
      .select()
      .from(documentPositions)
      .where(eq(documentPositions.docid, body.docid))
    const [message] = await shop.db.select().from(outbox).where(eq(outbox.docid, body.docid))
    const work = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'))
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.object, body.docid))
    const [key] = await shop.db.select().from(orderKeys).where(eq(orderKeys.docid, body.docid))
    expect(document).toMatchObject({
      doctype: 10,
      status: 'A',
      kunnr: user.kunnr,
      userId: user.userId,
      createDate: '2026-03-11',
      createdAt: testNow,
      desiredDeliveryDate: '2026-03-20',
      netPrice: '57.60',
      grossPrice: '68.54',
      retailPrice: '86.40',
      vat: [{ category: 'S', rate: '19', base: '57.6', amount: '10.94' }],
      kommission: 'BV Schulstraße',
      projectName: 'Neubau',
      textNote: 'Bitte anrufen',
      deliveryAddress: { id: 'customer', city: 'München' },
      paymentDays: 30,
      termsVersion: '1',
      language: 'de',
      netVisible: true,
      actedBy: '',
      positionCount: 1,
    })
    expect(positions).toMatchObject([
      {
        posnr: 10,
        matnr: article.matnr,
        quantity: '2.880',
        unit: 'M2',
        netPrice: '20.00',
        netTotal: '57.60',
        retailPrice: '30.00',
        vatRate: '19.00',
        deliveryDate: '2026-03-20',
        note: 'Charge 7',
        reference: 'Bad OG',
      },
    ])
    expect(message).toMatchObject({
      state: 'waiting',
      payload: {
        docid: body.docid,
        kommission: 'BV Schulstraße',
        positions: [{ quantity: '2.88', netPrice: '20' }],
      },
    })
    expect(work.map(({ payload }) => payload)).toEqual([{ template: 'receipt', docid: body.docid }])
    expect(entry).toMatchObject({ actor: user.userId, action: 'place-order', kunnr: user.kunnr })
    expect(key).toMatchObject({ owner: `u:${user.userId}`, kunnr: user.kunnr })
  })

  test('empties the basket and keeps it', async ({ shop }) => {
    const { sender } = await aBuyer(shop)
    await shop.call(
      checkout,
      'SAVE_CHECKOUT',
      { kommi: 'BV Schulstraße', delivery_date: '2026-03-20' },
      sender,
    )
    const before = await shop.call(basket, 'GET_BASKET', {}, sender)
    await place(shop, sender)
    const after = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect(after.body.basket).toMatchObject({
      id: before.body.basket.id,
      kommi: '',
      numUePos: 0,
      active: true,
    })
    expect(after.body.checkout).toMatchObject({ kommi: '', delivery_date: '2026-03-12' })
  })

  test('lets somebody without net prices order, and stores them without ever showing him one', async ({
    shop,
  }) => {
    const { sender } = await aBuyer(shop, { without: ['NET_PRICES'] })
    const { seen } = await show(shop, sender)
    const { body } = await place(shop, sender, { seen })
    const [document] = await shop.db.select().from(documents).where(eq(documents.docid, body.docid))
    const detail = await shop.call(docs, 'GET_DETAIL', { doctype: 10, docid: body.docid }, sender)
    expect(document).toMatchObject({ netPrice: '57.60', netVisible: false })
    expect(detail.body.documentHead).toMatchObject({ netPrice: null, grossPrice: null, retailPrice: '86.4' })
    expect(detail.body.documentPositions).toMatchObject([{ netPrice: null, netTotal: null }])
  })

  test('records who ordered for the customer', async ({ shop }) => {
    const { customer, article } = await aBuyer(shop)
    const neutral = await aCustomer(shop.db, { neutral: true })
    const adma = await aUser(shop.db, { isAdma: true, kunnrs: [customer.kunnr, neutral.kunnr] })
    const sender = await signIn(shop, adma)
    await shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity: '1.44' }, sender)
    const { body } = await place(shop, sender)
    const [document] = await shop.db.select().from(documents).where(eq(documents.docid, body.docid))
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.object, body.docid))
    expect(document).toMatchObject({ kunnr: customer.kunnr, actedBy: `Mia ${adma.lastName}` })
    expect(entry).toMatchObject({ actor: adma.userId, onBehalfOf: customer.name })
  })
})
