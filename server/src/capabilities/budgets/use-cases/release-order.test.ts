import { basket } from '@shop/contract/resources/basket'
import { checkout } from '@shop/contract/resources/checkout'
import { docs } from '@shop/contract/resources/docs'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aBuyer } from '#server/testing/order-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { budgets } from '../../customers/tables.ts'
import { documentPositions, documents } from '../../documents/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { outbox } from '../../outbox/tables.ts'

type Budget = Partial<typeof budgets.$inferInsert>

/** An apprentice with a budget who orders for 57.60 € net, and the manager who decides about it. */
async function anApprentice(shop: Shop, budget: Budget = {}) {
  const buyer = await aBuyer(shop, { budgetActive: true })
  const { userId, kunnr } = buyer.user
  const always = { validFrom: '1900-01-01', validTo: '9999-12-31' }
  const monthly = { type: 'monthly', amount: '50', currency: 'EUR', lock: false, ...always }
  await shop.db.insert(budgets).values({ userId, kunnr, ...monthly, ...budget })
  const manager = await aUser(shop.db, { kunnrs: [kunnr], budgetManager: true })
  let keys = 0
  const order = () =>
    shop.call(checkout, 'PLACE_ORDER', { idempotency_key: `key-of-order-${++keys}` }, buyer.sender)
  return { ...buyer, order, manager: await signIn(shop, manager) }
}

const release = (shop: Shop, sender: Awaited<ReturnType<typeof signIn>>, docid: string) =>
  shop.call(docs, 'BUDGET_RELEASE_ORDER', { docid }, sender)

async function stateOf({ db }: Shop, docid: string) {
  const [document] = await db.select().from(documents).where(eq(documents.docid, docid))
  const messages = await db.select().from(outbox).where(eq(outbox.docid, docid))
  const mails = await db.select().from(jobs).orderBy(jobs.id)
  const positions = await db.select().from(documentPositions).where(eq(documentPositions.docid, docid))
  return {
    doctype: document?.doctype,
    status: document?.status,
    reason: document?.reason,
    queued: messages.length,
    lines: positions.map(({ status }) => status),
    mails: mails.map(({ payload }) => (payload as { template: string }).template),
  }
}

describe('an order on a budget', () => {
  test('says at the checkout what the budget means for it, before it is placed', async ({ shop }) => {
    const told = async ({ sender }: Awaited<ReturnType<typeof anApprentice>>) =>
      (await shop.call(checkout, 'GET_CHECKOUT', {}, sender)).body.budget
    const rich = await anApprentice(shop, { amount: '100' })
    expect(await told(await anApprentice(shop, { lock: true }))).toBe('refused')
    expect(await told(await anApprentice(shop))).toBe('release')
    expect(await told(rich)).toBe('within')
    await rich.order()
    await rich.fill()
    const saved = await shop.call(checkout, 'SAVE_CHECKOUT', { kommi: 'Bad' }, rich.sender)
    expect(saved.body.budget).toBe('release')
  })

  test('is refused above it where the budget locks, and the basket stays', async ({ shop }) => {
    const { order, sender } = await anApprentice(shop, { lock: true })
    const refused = await order()
    const kept = await shop.call(checkout, 'GET_CHECKOUT', {}, sender)
    expect([refused.http, refused.body.code]).toEqual([409, 'BUDGET_EXCEEDED'])
    expect(kept.body.positions).toHaveLength(1)
  })

  test('goes through within it, until the period is used up', async ({ shop }) => {
    const { order, fill } = await anApprentice(shop, { amount: '100' })
    const first = await order()
    await fill()
    const second = await order()
    expect([first.body.doctype, second.body.doctype]).toEqual([10, 9])
  })

  test('fits into it once, also when two baskets are ordered at the same time', async ({
    committed: shop,
  }) => {
    const { sender, article } = await anApprentice(shop, { amount: '100' })
    const other = await shop.call(basket, 'CREATE_BASKET', { name: 'Bad' }, sender)
    const multibasket = other.body.basket.id
    await shop.call(basket, 'ADD_ARTICLE', { matnr: article.matnr, quantity: '2.88', multibasket }, sender)
    const answers = await Promise.all([
      shop.call(checkout, 'PLACE_ORDER', { idempotency_key: 'key-of-order-1' }, sender),
      shop.call(checkout, 'PLACE_ORDER', { idempotency_key: 'key-of-order-2', multibasket }, sender),
    ])
    expect(answers.map(({ body }) => body.doctype).toSorted((a, b) => a - b)).toEqual([9, 10])
  })

  test('waits for its release above it, and the ERP hears nothing of it yet', async ({ shop }) => {
    const { order } = await anApprentice(shop)
    const { body } = await order()
    expect(await stateOf(shop, body.docid)).toMatchObject({
      doctype: 9,
      status: 'A',
      queued: 0,
      mails: ['budget-release-needed'],
    })
  })
})

describe('BUDGET_RELEASE_ORDER and BUDGET_REJECT_ORDER', () => {
  test('need the permission, an order of the customer, and one of somebody else', async ({ shop }) => {
    const { order, sender } = await anApprentice(shop)
    const { docid } = (await order()).body
    const plain = await signIn(shop, await aUser(shop.db, { without: ['BUDGETS_RELEASE'] }))
    const stranger = await signIn(shop, await aUser(shop.db))
    for (const event of ['BUDGET_RELEASE_ORDER', 'BUDGET_REJECT_ORDER'] as const) {
      const answers = []
      for (const by of [plain, stranger, sender]) answers.push(await shop.call(docs, event, { docid }, by))
      expect(answers.map(({ http, body }) => [http, body.code])).toEqual([
        [403, 'NO_AUTHORIZATION'],
        [404, 'DOCUMENT_NOT_FOUND'],
        [403, 'NO_AUTHORIZATION'],
      ])
    }
    expect(await stateOf(shop, docid)).toMatchObject({ doctype: 9, status: 'A' })
  })

  test('decide once', async ({ shop }) => {
    const { order, manager, fill } = await anApprentice(shop)
    const released = (await order()).body.docid
    await fill()
    const rejected = (await order()).body.docid
    await release(shop, manager, released)
    await shop.call(docs, 'BUDGET_REJECT_ORDER', { docid: rejected }, manager)
    for (const docid of [released, rejected]) {
      for (const event of ['BUDGET_RELEASE_ORDER', 'BUDGET_REJECT_ORDER'] as const) {
        const again = await shop.call(docs, event, { docid }, manager)
        expect([again.http, again.body.code]).toEqual([409, 'STATE_NOT_ALLOWED'])
      }
    }
  })

  test('send a released order on its way to the ERP, once, however many release it', async ({
    committed: shop,
  }) => {
    const { order, manager } = await anApprentice(shop)
    const { docid } = (await order()).body
    const answers = await Promise.all(Array.from({ length: 5 }, () => release(shop, manager, docid)))
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'release-order'))
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([
      '',
      ...Array(4).fill('STATE_NOT_ALLOWED'),
    ])
    expect(answers.find(({ http }) => http === 200)?.body).toMatchObject({ docid, doctype: 10 })
    expect(await stateOf(shop, docid)).toMatchObject({
      doctype: 10,
      status: 'A',
      queued: 1,
      mails: ['budget-release-needed', 'budget-released', 'receipt'],
    })
    expect(entry).toMatchObject({ object: docid })
  })

  test('cancel a rejected order with its reason', async ({ shop }) => {
    const { order, manager } = await anApprentice(shop)
    const { docid } = (await order()).body
    const answer = await shop.call(docs, 'BUDGET_REJECT_ORDER', { docid, reason: 'Zu teuer' }, manager)
    expect(answer.body).toMatchObject({ docid, doctype: 9 })
    expect(await stateOf(shop, docid)).toMatchObject({
      doctype: 9,
      status: 'X',
      reason: 'Zu teuer',
      queued: 0,
      lines: ['X'],
      mails: ['budget-release-needed', 'budget-rejected'],
    })
  })
})
