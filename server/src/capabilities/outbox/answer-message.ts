import type { Db } from '#server/db/connection.ts'
import { findOrderByNumber, getDocument, moveOrder, nextErpNumber } from '../documents/public.ts'
import { queueDocumentMails } from '../mails/public.ts'
import { findMessageOf, lockMessage, saveMessage } from './store.ts'

/** What the ERP says became of an order; without a number the shop numbers it (built-in ERP). */
export type ErpAnswer = { ok: true; orderNumber?: string | undefined } | { ok: false; reason: string }

/**
 * `done`; `repeated`: it was said before and changes nothing; `unknown`: there is no such message; `conflict`: the
 * opposite was said before, or the number belongs to another order.
 */
export type Answered = 'done' | 'repeated' | 'unknown' | 'conflict'

/**
 * Takes the ERP's answer to a message, in a transaction: an acknowledged order gets the ERP's number and its
 * confirmation, a refused one its reason and the mails about it. May be repeated.
 */
export async function answerMessage(db: Db, id: string, answer: ErpAnswer, now: Date): Promise<Answered> {
  const message = await lockMessage(db, id)
  if (message === undefined) return 'unknown'
  const { docid, state } = message
  if (state === 'acknowledged') return await isSameNumber(db, docid, answer)
  if (state === 'refused') return answer.ok ? 'conflict' : 'repeated'
  return answer.ok
    ? await acknowledge(db, { id, docid }, answer.orderNumber, now)
    : await refuse(db, { id, docid }, answer.reason, now)
}

/** As answerMessage, for the order's own message; of an order that was handed over more than once, the last. */
export async function answerOrder(db: Db, docid: string, answer: ErpAnswer, now: Date): Promise<Answered> {
  const id = await findMessageOf(db, docid)
  return id === undefined ? 'unknown' : await answerMessage(db, id, answer, now)
}

type Message = { id: string; docid: string }

async function acknowledge(
  db: Db,
  { id, docid }: Message,
  given: string | undefined,
  now: Date,
): Promise<Answered> {
  const holder = given === undefined ? undefined : await findOrderByNumber(db, given)
  if (holder !== undefined && holder !== docid) return 'conflict'
  const orderNumber = given ?? (await nextErpNumber(db))
  // An ERP that imports its orders may have brought this one back already, with its number.
  const moved = holder === docid || (await moveOrder(db, docid, 'acknowledge', { orderNumber }))
  if (!moved) return 'conflict'
  await saveMessage(db, id, { state: 'acknowledged', acknowledgedAt: now, lastError: '' })
  await queueDocumentMails(db, docid, ['confirmation'], now)
  return 'done'
}

async function refuse(db: Db, { id, docid }: Message, reason: string, now: Date): Promise<Answered> {
  if (!(await moveOrder(db, docid, 'refuse', { reason }))) return 'conflict'
  await saveMessage(db, id, { state: 'refused', acknowledgedAt: now, lastError: reason })
  await queueDocumentMails(db, docid, ['refusal'], now)
  return 'done'
}

async function isSameNumber(db: Db, docid: string, answer: ErpAnswer): Promise<Answered> {
  if (!answer.ok) return 'conflict'
  const { orderNumber } = await getDocument(db, docid)
  return answer.orderNumber === undefined || answer.orderNumber === orderNumber ? 'repeated' : 'conflict'
}
