import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { builtInErp } from '#server/adapters/erp/built-in.ts'
import type { OutboxMessage } from '@shop/contract/outbox'
import { erpEndpoint } from '#server/adapters/erp/endpoint.ts'
import type { Erp, ErpReply } from '#server/adapters/erp/port.ts'
import { aCustomer } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, test, testNow } from '#server/testing/test-app.ts'
import { readOrder } from '../documents/public.ts'
import { documents } from '../documents/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { deliverOutbox, problemText, queueOrder } from './public.ts'
import { outbox } from './tables.ts'

/** A queued order and its message. */
async function aQueuedOrder({ db }: Shop) {
  const { kunnr } = await aCustomer(db)
  const { docid } = await aDocument(db, { kunnr, doctype: 10, orderNumber: null })
  await queueOrder(db, await readOrder(db, docid), testNow)
  return docid
}

/** An ERP that says what the test wants and knows a message again by its id. */
function anErp(say: (message: OutboxMessage) => ErpReply | Error) {
  const calls: string[] = []
  const taken = new Map<string, ErpReply>()
  const erp: Erp = {
    kind: 'endpoint',
    deliver: async (message) => {
      calls.push(message.docid)
      const reply = taken.get(message.id) ?? say(message)
      if (reply instanceof Error) throw reply
      taken.set(message.id, reply)
      return reply
    },
  }
  return { erp, calls, taken }
}

const deliver = ({ db }: Shop, erp: Erp, after = 0) =>
  deliverOutbox({ db, erp, now: () => new Date(testNow.getTime() + after) })

async function stateOf({ db }: Shop, docid: string) {
  const [document] = await db.select().from(documents).where(eq(documents.docid, docid))
  const [message] = await db.select().from(outbox).where(eq(outbox.docid, docid))
  const mails = await db.select().from(jobs).where(eq(jobs.kind, 'mail'))
  return {
    doctype: document?.doctype,
    status: document?.status,
    orderNumber: document?.orderNumber,
    reason: document?.reason,
    state: message?.state,
    lastError: message?.lastError,
    mails: mails.map((job) => job.payload).filter((payload) => JSON.stringify(payload).includes(docid)),
  }
}

describe('the outbox', () => {
  test('keeps what a dead ERP does not take, asks it once a turn and ever more seldom', async ({ shop }) => {
    const docid = await aQueuedOrder(shop)
    await aQueuedOrder(shop)
    const { erp, calls } = anErp(() => new Error('connect ECONNREFUSED'))
    const delivered = await deliver(shop, erp)
    expect([delivered, calls.length]).toEqual([0, 1])
    expect(await stateOf(shop, docid)).toMatchObject({
      doctype: 10,
      status: 'A',
      state: 'waiting',
      lastError: 'connect ECONNREFUSED',
      mails: [],
    })
    await deliver(shop, erp, 4_000)
    expect(calls.filter((called) => called === docid)).toHaveLength(1)
  })

  test('says in both languages that the ERP cannot be reached', async ({ shop }) => {
    const docid = await aQueuedOrder(shop)
    const closed = erpEndpoint({ url: 'http://127.0.0.1:1/orders', secret: 'no secret' })
    await deliver(shop, closed)
    const { lastError = '' } = await stateOf(shop, docid)
    expect([problemText(lastError, 'de'), problemText(lastError, 'en')]).toEqual([
      expect.stringContaining('Warenwirtschaft nicht erreichbar'),
      expect.stringContaining('The ERP cannot be reached'),
    ])
  })

  test('turns a refused order into a canceled one with its reason, and has mails written', async ({
    shop,
  }) => {
    const docid = await aQueuedOrder(shop)
    await deliver(shop, anErp(() => ({ outcome: 'refused', reason: 'Kunde gesperrt' })).erp)
    expect(await stateOf(shop, docid)).toMatchObject({
      doctype: 10,
      status: 'X',
      reason: 'Kunde gesperrt',
      state: 'refused',
      mails: [{ template: 'refusal', docid }],
    })
  })

  test('does not take the number of another order', async ({ shop }) => {
    const docid = await aQueuedOrder(shop)
    const { kunnr } = await aCustomer(shop.db)
    await aDocument(shop.db, { kunnr, orderNumber: '4711' })
    await deliver(shop, anErp(() => ({ outcome: 'acknowledged', orderNumber: '4711' })).erp)
    expect(await stateOf(shop, docid)).toMatchObject({ doctype: 10, state: 'waiting', orderNumber: null })
  })

  test('waits for an ERP that acknowledges later, and sends nothing again', async ({ shop }) => {
    const docid = await aQueuedOrder(shop)
    const { erp, calls } = anErp(() => ({ outcome: 'accepted' }))
    await deliver(shop, erp)
    await deliver(shop, erp, 3_600_000)
    expect(calls).toEqual([docid])
    expect(await stateOf(shop, docid)).toMatchObject({ doctype: 10, state: 'delivered', mails: [] })
  })

  test('gives an acknowledged order the number of the ERP, and has its confirmation written', async ({
    shop,
  }) => {
    const docid = await aQueuedOrder(shop)
    await deliver(shop, anErp(() => ({ outcome: 'acknowledged', orderNumber: '4711' })).erp)
    expect(await stateOf(shop, docid)).toMatchObject({
      doctype: 1,
      status: 'A',
      orderNumber: '4711',
      state: 'acknowledged',
      mails: [{ template: 'confirmation', docid }],
    })
  })

  test('numbers orders itself where the built-in ERP takes them', async ({ shop }) => {
    const docids = [await aQueuedOrder(shop), await aQueuedOrder(shop)]
    const delivered = await deliver(shop, builtInErp)
    const states = [await stateOf(shop, docids[0] ?? ''), await stateOf(shop, docids[1] ?? '')]
    expect(delivered).toBe(2)
    expect(states.map(({ doctype }) => doctype)).toEqual([1, 1])
    expect(new Set(states.map(({ orderNumber }) => orderNumber)).size).toBe(2)
  })

  test('delivers again what a worker did not live to note, and the ERP has it once', async ({
    committed: shop,
  }) => {
    const docid = await aQueuedOrder(shop)
    let number = 4710
    const { erp, calls, taken } = anErp(() => ({ outcome: 'acknowledged', orderNumber: String(++number) }))
    const dying: Erp = {
      ...erp,
      deliver: async (message) => {
        await erp.deliver(message)
        return await new Promise<never>(() => undefined)
      },
    }
    void deliver(shop, dying)
    await expect.poll(() => calls.length).toBe(1)
    expect(await deliver(shop, erp, 30_000)).toBe(0)
    expect(await deliver(shop, erp, 61_000)).toBe(1)
    expect([calls, taken.size]).toEqual([[docid, docid], 1])
    expect(await stateOf(shop, docid)).toMatchObject({ doctype: 1, orderNumber: '4711' })
  })

  test('is emptied by several workers without sending anything twice', async ({ committed: shop }) => {
    for (let i = 0; i < 12; i++) await aQueuedOrder(shop)
    const { erp, calls } = anErp(({ id }) => ({ outcome: 'acknowledged', orderNumber: `E${id}` }))
    await Promise.all([deliver(shop, erp), deliver(shop, erp), deliver(shop, erp)])
    expect(calls).toHaveLength(12)
    expect(new Set(calls).size).toBe(12)
  })
})
