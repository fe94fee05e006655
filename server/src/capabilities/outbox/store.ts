import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { OutboxMessage } from '@shop/contract/outbox'
import type { Db } from '#server/db/connection.ts'
import { outbox } from './tables.ts'

export type OutboxState = typeof outbox.$inferSelect.state

const message = {
  id: sql<string>`${outbox.id}::text`,
  kind: outbox.kind,
  docid: outbox.docid,
  kunnr: outbox.kunnr,
  payload: outbox.payload,
}

/** Queues a message in the transaction of its cause. */
export async function insertMessage(db: Db, queued: Omit<OutboxMessage, 'id'>, now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...queued, createdAt: now, nextAttemptAt: now })
    .prepare('queue_message')
    .execute()
}

/**
 * Takes the next message that is due and that nobody else is at, and keeps it from others for the time of the lease: a
 * worker that dies meanwhile leaves it to the next one.
 */
export async function leaseMessage(
  db: Db,
  now: Date,
  lease: number,
): Promise<(OutboxMessage & { attempts: number }) | undefined> {
  const next = sql`(select o.id from outbox o where o.state = 'waiting' and o.next_attempt_at <= ${now.toISOString()}
    order by o.id limit 1 for update skip locked)`
  const [leased] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(eq(outbox.id, next))
    .returning({ ...message, attempts: outbox.attempts })
  return leased
}

/** A message with its state, held until the transaction ends. */
export async function lockMessage(
  db: Db,
  id: string,
): Promise<{ id: string; docid: string; kunnr: string; state: OutboxState } | undefined> {
  const [found] = await db
    .select({ id: message.id, docid: outbox.docid, kunnr: outbox.kunnr, state: outbox.state })
    .from(outbox)
    .where(eq(outbox.id, BigInt(id)))
    .for('update')
  return found
}

/** The last message about a document. */
export async function findMessageOf(db: Db, docid: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: message.id })
    .from(outbox)
    .where(eq(outbox.docid, docid))
    .orderBy(desc(outbox.id))
    .limit(1)
  return found?.id
}

type Change = Partial<
  Pick<typeof outbox.$inferInsert, 'state' | 'nextAttemptAt' | 'lastError' | 'acknowledgedAt'>
>

export async function saveMessage(db: Db, id: string, change: Change): Promise<void> {
  await db
    .update(outbox)
    .set(change)
    .where(eq(outbox.id, BigInt(id)))
}

/** Notes a failed try; an answer that came by another way in the meantime stands. */
export async function saveFailure(db: Db, id: string, lastError: string, nextAttemptAt: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError, nextAttemptAt })
    .where(and(eq(outbox.id, BigInt(id)), eq(outbox.state, 'waiting')))
}

/**
 * Messages without an answer yet, after an id. Those of transactions that may still be running are left out, so that a
 * reader who goes on from the last id misses none. A row that is seen although its transaction is yet to come was
 * restored from another server's dump: whatever wrote it is over.
 */
export async function listOpen(
  db: Db,
  after: string,
  limit: number,
): Promise<(OutboxMessage & { createdAt: Date })[]> {
  return await db
    .select({ ...message, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        gt(outbox.id, BigInt(after)),
        inArray(outbox.state, ['waiting', 'delivered']),
        or(
          sql`${outbox.xid} < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
          sql`${outbox.xid} >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
        ),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(limit)
}
