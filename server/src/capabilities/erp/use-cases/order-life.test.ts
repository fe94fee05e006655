import { erp } from '@shop/contract/resources/erp'
import { docs } from '@shop/contract/resources/docs'
import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aUser } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Sender, type Shop, shopOf, signIn, test, testConfig } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { readOrder } from '../../documents/public.ts'
import { documentPositions, documents } from '../../documents/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { deliverOutbox, queueOrder } from '../../outbox/public.ts'
import { writeSetting } from '../../shop/public.ts'

const aClerk = async (shop: Shop) => signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))

/** An order of two lines: 10 m² for 33.33 and 3 pieces for 0.10, with 12 € of freight. */
async function anOrder(shop: Shop, given: Partial<typeof documents.$inferInsert> = {}) {
  const user = await aUser(shop.db)
  const line = { quantity: '10', remnant: '10', netTotal: '33.33', retailTotal: '50.00' }
  // Not of the numbers the shop gives itself in this test.
  const docid = `order-${user.userId}`
  const order = await aDocument(shop.db, {
    docid,
    kunnr: user.kunnr,
    userId: user.userId,
    netPrice: '45.43',
    surcharges: [{ kind: 'freight', net: '12' }],
    positions: [line, { ...line, quantity: '3', remnant: '3', unit: 'ST', netTotal: '0.10' }],
    ...given,
  })
  return { user, order }
}

const deliver = (shop: Shop, sender: Sender, docid: string, quantities: Record<number, string>, key = '') =>
  shop.call(
    erp,
    'DELIVER_ORDER',
    {
      docid,
      positions: Object.entries(quantities).map(([posnr, quantity]) => ({ posnr: Number(posnr), quantity })),
      idempotency_key: key || `key-${Math.random()}`,
    },
    sender,
  )
const invoice = (shop: Shop, sender: Sender, docid: string, key = 'invoice-1') =>
  shop.call(erp, 'INVOICE_DELIVERY', { docid, idempotency_key: key }, sender)
const credit = (shop: Shop, sender: Sender, docid: string, quantity: string, key = 'credit-1', posnr = 10) =>
  shop.call(
    erp,
    'CREDIT_INVOICE',
    { docid, positions: [{ posnr, quantity }], reason: 'Bruch beim Transport', idempotency_key: key },
    sender,
  )
const row = async (shop: Shop, docid: string) =>
  (await shop.db.select().from(documents).where(eq(documents.docid, docid)))[0]

describe('a queued order of the built-in ERP', () => {
  async function waiting(shop: Shop) {
    await writeSetting(shop.db, 'erp', { confirmation: 'staff' })
    const { user, order } = await anOrder(shop, { doctype: 10, orderNumber: null })
    await queueOrder(shop.db, await readOrder(shop.db, order.docid), shop.now())
    await deliverOutbox({ db: shop.db, erp: testServices().erp, now: shop.now })
    return { user, order }
  }

  test('waits for staff where they want to decide, and is confirmed once', async ({ shop }) => {
    const { order } = await waiting(shop)
    expect((await row(shop, order.docid))?.doctype).toBe(10)
    const clerk = await aClerk(shop)
    const unknown = await shop.call(erp, 'CONFIRM_ORDER', { docid: '4711' }, clerk)
    expect(unknown.body.code).toBe('DOCUMENT_NOT_FOUND')
    for (let i = 0; i < 2; i++) {
      const answer = await shop.call(erp, 'CONFIRM_ORDER', { docid: order.docid }, clerk)
      expect(answer.body.status).toBe('OK')
    }
    const refused = await shop.call(erp, 'REFUSE_ORDER', { docid: order.docid, reason: 'zu spät' }, clerk)
    expect(refused.body.code).toBe('STATE_NOT_ALLOWED')
    const confirmed = await row(shop, order.docid)
    expect([confirmed?.doctype, confirmed?.orderNumber?.startsWith('45')]).toEqual([1, true])
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'confirm-order', object: order.docid },
    ])
  })

  test('is refused with a reason, by mail to customer and clerk', async ({ shop }) => {
    const { order } = await waiting(shop)
    const input = { docid: order.docid, reason: 'Artikel entfallen' }
    await shop.call(erp, 'REFUSE_ORDER', input, await aClerk(shop))
    expect(await row(shop, order.docid)).toMatchObject({ status: 'X', reason: 'Artikel entfallen' })
    const [job] = await shop.db.select().from(jobs)
    expect(job?.payload).toEqual({ template: 'refusal', docid: order.docid })
  })
})

describe('a delivery', () => {
  test('is refused for orders that are none, done or canceled, and where a real ERP delivers', async ({
    shop,
  }) => {
    const clerk = await aClerk(shop)
    const done = (await anOrder(shop, { status: 'C' })).order
    const queued = (await anOrder(shop, { doctype: 10, orderNumber: null })).order
    const open = (await anOrder(shop)).order
    const services = testServices({ erp: { kind: 'fetching', deliver: () => Promise.reject() } })
    const app = await buildApp({ config: testConfig(), db: shop.db, services, now: shop.now })
    const real = shopOf(app, shop.db)
    expect((await deliver(shop, clerk, done.docid, { 10: '1' })).body.code).toBe('STATE_NOT_ALLOWED')
    expect((await deliver(shop, clerk, queued.docid, { 10: '1' })).body.code).toBe('DOCUMENT_NOT_FOUND')
    expect((await deliver(real, clerk, open.docid, { 10: '1' })).body.code).toBe('STATE_NOT_ALLOWED')
    await app.close()
  })

  test('names what cannot be delivered at its line', async ({ shop }) => {
    const { order } = await anOrder(shop)
    const answer = await deliver(shop, await aClerk(shop), order.docid, {
      10: '10.001',
      20: '1.0005',
      99: '1',
    })
    expect([answer.http, answer.body.fields]).toEqual([
      422,
      {
        'positions.0.quantity': 'TOO_LARGE',
        'positions.1.quantity': 'TOO_PRECISE',
        'positions.2.posnr': 'UNKNOWN_VALUE',
      },
    ])
  })

  test('of a part is refused where the customer wants everything at once', async ({ shop }) => {
    const { order } = await anOrder(shop, { completeDelivery: true })
    const clerk = await aClerk(shop)
    expect((await deliver(shop, clerk, order.docid, { 10: '10' })).body.code).toBe('STATE_NOT_ALLOWED')
    expect((await deliver(shop, clerk, order.docid, { 10: '10', 20: '3' })).body.status).toBe('OK')
  })

  test('in parts leaves what is open, and its amounts add up to the cent', async ({ shop }) => {
    const { order } = await anOrder(shop)
    const clerk = await aClerk(shop)
    const notes: string[] = []
    const lorries: Record<number, string>[] = [{ 10: '3' }, { 10: '3', 20: '1' }, { 10: '4', 20: '2' }]
    for (const quantities of lorries)
      notes.push((await deliver(shop, clerk, order.docid, quantities)).body.docid)
    const lines = await shop.db
      .select({ docid: documentPositions.docid, netTotal: documentPositions.netTotal })
      .from(documentPositions)
      .where(eq(documentPositions.posnr, 10))
      .orderBy(asc(documentPositions.docid))
    expect(lines.filter(({ docid }) => notes.includes(docid)).map(({ netTotal }) => netTotal)).toEqual([
      '10.00',
      '10.00',
      '13.33',
    ])
    const [first] = await shop.db
      .select()
      .from(documents)
      .where(eq(documents.docid, notes[0] ?? ''))
    const [last] = await shop.db
      .select()
      .from(documents)
      .where(eq(documents.docid, notes[2] ?? ''))
    expect([first?.surcharges.length, first?.netPrice, last?.surcharges.length]).toEqual([1, '22.00', 0])
    expect((await row(shop, order.docid))?.status).toBe('C')
  })

  test('asked for twice with one key is made once; the same key for something else is refused', async ({
    shop,
  }) => {
    const { order } = await anOrder(shop)
    const clerk = await aClerk(shop)
    const first = await deliver(shop, clerk, order.docid, { 10: '2' }, 'the-same-key')
    const again = await deliver(shop, clerk, order.docid, { 10: '2' }, 'the-same-key')
    const other = await deliver(shop, clerk, order.docid, { 10: '3' }, 'the-same-key')
    expect(again.body.docid).toBe(first.body.docid)
    expect(other.body.code).toBe('IDEMPOTENCY_CONFLICT')
    const { body } = await shop.call(erp, 'GET_ORDER', { docid: order.docid }, clerk)
    expect(body.positions[0]).toMatchObject({ delivered: '2', remnant: '8', status: 'partlyCompleted' })
    expect(body.followUps).toHaveLength(1)
  })

  test('by many clerks at once never exceeds the order', async ({ committed: shop }) => {
    const { order } = await anOrder(shop)
    const clerk = await aClerk(shop)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => deliver(shop, clerk, order.docid, { 10: '3' }, `clerk-no-${n}`)),
    )
    expect(answers.filter(({ body }) => body.status === 'OK')).toHaveLength(3)
    const { body } = await shop.call(erp, 'GET_ORDER', { docid: order.docid }, clerk)
    expect(body.positions[0]).toMatchObject({ delivered: '9', remnant: '1' })
  })
})

describe('invoice and credit note', () => {
  async function delivered(shop: Shop) {
    const { user, order } = await anOrder(shop)
    const clerk = await aClerk(shop)
    const note = (await deliver(shop, clerk, order.docid, { 10: '10', 20: '3' })).body
    return { user, order, clerk, note }
  }

  test('follow only what there is to invoice or to credit', async ({ shop }) => {
    const { order, clerk, note } = await delivered(shop)
    expect((await invoice(shop, clerk, order.docid)).body.code).toBe('DOCUMENT_NOT_FOUND')
    const made = (await invoice(shop, clerk, note.docid)).body
    expect((await invoice(shop, clerk, note.docid, 'another-key')).body.code).toBe('STATE_NOT_ALLOWED')
    expect((await credit(shop, clerk, note.docid, '1')).body.code).toBe('DOCUMENT_NOT_FOUND')
    const much = await credit(shop, clerk, made.docid, '11')
    expect(much.body.fields).toEqual({ 'positions.0.quantity': 'TOO_LARGE' })
    expect((await credit(shop, clerk, made.docid, '6')).body.status).toBe('OK')
    const rest = await credit(shop, clerk, made.docid, '5', 'credit-2')
    expect(rest.body.fields).toEqual({ 'positions.0.quantity': 'TOO_LARGE' })
  })

  test('have numbers of their own, due day, tax and day of delivery, and are in the flow of the customer', async ({
    shop,
  }) => {
    const { user, order, clerk, note } = await delivered(shop)
    const made = (await invoice(shop, clerk, note.docid)).body
    const noted = (await credit(shop, clerk, made.docid, '10')).body
    const bill = await row(shop, made.docid)
    expect(bill).toMatchObject({
      doctype: 2,
      billDate: '2026-03-11',
      dueDate: '2026-04-10',
      netPrice: '45.43',
      grossPrice: '54.06',
      vat: [{ category: 'S', rate: '19', base: '45.43', amount: '8.63' }],
    })
    expect(new Set([note.orderNumber, made.orderNumber, noted.orderNumber]).size).toBe(3)
    const [line] = await shop.db
      .select()
      .from(documentPositions)
      .where(eq(documentPositions.docid, made.docid))
    expect(line?.deliveryDate).toBe('2026-03-11')
    expect(await row(shop, noted.docid)).toMatchObject({ netPrice: '33.33', reason: 'Bruch beim Transport' })
    const flow = await shop.call(
      docs,
      'GET_DOCUMENT_FLOW',
      { doctype: 1, docid: order.docid },
      await signIn(shop, user),
    )
    expect(flow.body.documentFlow.map(({ doctype }) => doctype).toSorted((a, b) => a - b)).toEqual([
      1, 2, 4, 13,
    ])
  })

  test('of the whole invoice gives surcharges back, and every step names who took it', async ({ shop }) => {
    const { clerk, note } = await delivered(shop)
    const made = (await invoice(shop, clerk, note.docid)).body
    const positions = [
      { posnr: 10, quantity: '10' },
      { posnr: 20, quantity: '3' },
    ]
    const input = { docid: made.docid, positions, reason: 'Falsch berechnet', idempotency_key: 'whole-one' }
    const noted = (await shop.call(erp, 'CREDIT_INVOICE', input, clerk)).body
    expect(await row(shop, noted.docid)).toMatchObject({ netPrice: '45.43', grossPrice: '54.06' })
    const entries = await shop.db.select().from(auditLog).orderBy(asc(auditLog.id))
    expect(entries.map(({ action }) => action)).toEqual([
      'deliver-order',
      'invoice-delivery',
      'credit-invoice',
    ])
    expect(entries.every(({ actor }) => actor.startsWith('U'))).toBe(true)
  })
})

describe('GET_ORDERS', () => {
  test('finds by number, customer and reference, open ones alone where asked', async ({ shop }) => {
    const { order } = await anOrder(shop, { kommission: 'Bad Sonnenweg', orderNumber: '4711-26' })
    await anOrder(shop, { status: 'C' })
    const clerk = await aClerk(shop)
    const found = async (input: { query?: string; only_open?: 'X' }) =>
      (await shop.call(erp, 'GET_ORDERS', input, clerk)).body.orders.map(({ docid }) => docid)
    expect(await found({ query: '4711-26' })).toEqual([order.docid])
    expect(await found({ query: 'sonnenweg' })).toEqual([order.docid])
    expect(await found({ query: order.kunnr })).toEqual([order.docid])
    expect(await found({ query: '_' })).toEqual([])
    expect(await found({ only_open: 'X' })).toEqual([order.docid])
    expect(await found({})).toHaveLength(2)
  })
})
