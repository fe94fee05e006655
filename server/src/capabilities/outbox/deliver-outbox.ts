import type { OutboxMessage } from '@shop/contract/outbox'
import type { Erp } from '#server/adapters/erp/port.ts'
import type { Db } from '#server/db/connection.ts'
import { wordsOf } from '#server/logged-error.ts'
import { retryAfter } from '../jobs/public.ts'
import { readSettings } from '../shop/public.ts'
import { answerMessage } from './answer-message.ts'
import { leaseMessage, saveFailure, saveMessage } from './store.ts'

type Around = { db: Db; erp: Erp; now: () => Date }

/** Longer than an ERP may take to answer: until then no other worker sends the same message. */
const lease = 60_000

/**
 * Hands every message that is due to the ERP, oldest first. A worker that dies between delivery and noting it leaves
 * the message to be delivered again; the ERP knows it by its id. After a failure the others wait for the next turn:
 * an ERP that is away is asked once, not once per order.
 * @returns how many were delivered
 */
export async function deliverOutbox({ db, erp, now }: Around): Promise<number> {
  if (erp.kind === 'fetching') return 0
  for (let delivered = 0; ; delivered++) {
    const message = await leaseMessage(db, now(), lease)
    if (message === undefined) return delivered
    try {
      await deliver({ db, erp, now }, message)
    } catch (error) {
      const reason = (error instanceof Error ? wordsOf(error) : String(error)).slice(0, 500)
      await saveFailure(db, message.id, reason, new Date(now().getTime() + retryAfter(message.attempts)))
      return delivered
    }
  }
}

async function deliver({ db, erp, now }: Around, message: OutboxMessage): Promise<void> {
  const { id, kind, docid, kunnr, payload } = message
  const reply = (await waitsForStaff(db, erp))
    ? { outcome: 'accepted' as const }
    : await erp.deliver({ id, kind, docid, kunnr, payload })
  if (reply.outcome === 'accepted') {
    await saveMessage(db, id, { state: 'delivered', lastError: '' })
    return
  }
  const answered = await db.transaction((tx) =>
    answerMessage(
      tx,
      id,
      reply.outcome === 'refused'
        ? { ok: false, reason: reply.reason }
        : { ok: true, orderNumber: reply.orderNumber },
      now(),
    ),
  )
  if (answered === 'conflict') throw new Error('contradiction')
}

/** The built-in ERP may leave the decision to staff, who say it in the console. */
async function waitsForStaff(db: Db, erp: Erp): Promise<boolean> {
  if (erp.kind !== 'built-in') return false
  const { erp: setting } = await readSettings(db, 'erp')
  return setting.confirmation === 'staff'
}
