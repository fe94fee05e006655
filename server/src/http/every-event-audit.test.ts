import { gt, max } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#server/capabilities/audit/tables.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { everyEvent, sampleInput } from '#server/testing/event-samples.ts'
import { sendEvent } from '#server/testing/send-event.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { aWorld, type World } from '#server/testing/world.ts'

/** Fields that name something of a customer. */
const ofCustomer = ['docid', 'user_id', 'entry_id', 'request_id', 'address_id', 'deletion_id', 'customer']

type Recorded = { event: string; names: boolean; kunnr: string; onBehalfOf: string }

/** What every event leaves in the audit log when it is sent for the world. */
async function recordedOf(shop: Shop, world: World, sender: Sender): Promise<Recorded[]> {
  const [before] = await shop.db.select({ id: max(auditLog.id) }).from(auditLog)
  const recorded: Recorded[] = []
  for (const event of everyEvent) {
    const input = sampleInput(event, world)
    await sendEvent(shop, event, input, sender, async () => {
      for (const { kunnr, onBehalfOf } of await shop.db
        .select()
        .from(auditLog)
        .where(gt(auditLog.id, before?.id ?? 0n)))
        recorded.push({
          event: event.name,
          names: ofCustomer.some((field) => field in input),
          kunnr,
          onBehalfOf,
        })
    })
  }
  return recorded
}

const wrong = (recorded: readonly Recorded[], isRight: (entry: Recorded) => boolean) =>
  recorded.filter((entry) => !isRight(entry)).map(({ event, onBehalfOf }) => `${event}: ${onBehalfOf}`)

describe('the audit log says on whose behalf', () => {
  test('staff did what concerns a customer, and nobody’s where it concerns none', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 2 })
    const { kunnr, name } = world.customer
    const sender = await signIn(shop, await aUser(shop.db, { staff: 'admin', kunnrs: [] }))
    const recorded = await recordedOf(shop, world, sender)
    const isOf = (entry: Recorded) => entry.kunnr === kunnr && entry.onBehalfOf === name
    const isNobodys = (entry: Recorded) => entry.kunnr === '' && entry.onBehalfOf === ''
    // Who signs in is a user of the world.
    const byStaff = recorded.filter(({ event }) => event !== 'session LOGIN')
    expect(wrong(byStaff, (entry) => (entry.names ? isOf(entry) : isNobodys(entry)))).toEqual([])
    expect(recorded.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'erp CONFIRM_ORDER',
        'erp REFUSE_ORDER',
        'erp DELIVER_ORDER',
        'erp INVOICE_DELIVERY',
        'erp CREDIT_INVOICE',
        'addresses CREATE_FOR_CUSTOMER',
        'addresses EDIT_GLOBAL_ADDRESS',
        'addresses DELETE_GLOBAL_ADDRESS',
        'addresses ANSWER_DELETION',
        'notlistedproducts SET_DONE',
        'staff RETRY_OUTBOX',
        'staff SEND_ACCESS_DATA',
        'staff SET_SHOP_LOCK',
      ]),
    )
  })

  test('field sales did what they did for the customer they have chosen', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 2 })
    const neutral = await aCustomer(shop.db, { neutral: true })
    const { kunnr, name } = world.customer
    const kunnrs = [neutral.kunnr, kunnr]
    const seller = await aUser(shop.db, { isAdma: true, kunnrs, budgetManager: true })
    const recorded = await recordedOf(shop, world, await signIn(shop, { userId: seller.userId, kunnr }))
    const others = recorded.filter(({ event }) => event !== 'session LOGIN')
    expect(wrong(others, (entry) => entry.kunnr === kunnr && entry.onBehalfOf === name)).toEqual([])
    expect(others.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['docs BUDGET_RELEASE_ORDER', 'docs SEND_CONTACT_MAIL']),
    )
  })

  test('nobody has done anything while field sales are still choosing', async ({ shop }) => {
    const world = await aWorld(shop.db, { size: 2 })
    const neutral = await aCustomer(shop.db, { neutral: true })
    const { alias } = await aUser(shop.db, { isAdma: true, kunnrs: [neutral.kunnr, world.customer.kunnr] })
    const login = everyEvent.filter(({ name }) => name === 'session LOGIN')
    const seller = { ...world, user: { ...world.user, alias } }
    for (const event of login)
      await sendEvent(shop, event, sampleInput(event, seller), {}, async () => {
        const entries = await shop.db.select().from(auditLog)
        expect(entries.at(-1)).toMatchObject({ action: 'login', kunnr: '', onBehalfOf: '' })
      })
    expect(login).toHaveLength(1)
  })
})
