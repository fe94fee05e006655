import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/http/context.ts'
import { erpSteps } from './tables.ts'

export type Made = { docid: string; orderNumber: string }

/**
 * Takes a step once: the same key with the same content gives what it made the first time, with another content it is
 * refused. The document the step belongs to has to be locked, so that two clicks at once come one after the other.
 */
export async function once(
  { db, now, fail }: Pick<Context<'IDEMPOTENCY_CONFLICT'>, 'db' | 'now' | 'fail'>,
  { docid, key, asked }: { docid: string; key: string; asked: unknown },
  step: () => Promise<Made>,
): Promise<Made> {
  const content = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const [known] = await db
    .select()
    .from(erpSteps)
    .where(and(eq(erpSteps.docid, docid), eq(erpSteps.key, key)))
  if (known !== undefined) {
    if (known.content !== content) throw fail('IDEMPOTENCY_CONFLICT')
    return { docid: known.madeDocid, orderNumber: known.madeNumber }
  }
  const made = await step()
  const { docid: madeDocid, orderNumber: madeNumber } = made
  await db.insert(erpSteps).values({ docid, key, content, madeDocid, madeNumber, at: now })
  return made
}
