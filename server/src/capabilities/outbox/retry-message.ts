import type { Db } from '#server/db/connection.ts'
import { lockMessage, saveMessage } from './store.ts'

/**
 * Lets a message be delivered again at once; gives the customer it is about. One the ERP has answered is not:
 * 'answered'. The ERP knows a message it already took by its id.
 */
export async function retryMessage(
  db: Db,
  id: string,
  now: Date,
): Promise<{ kunnr: string } | 'unknown' | 'answered'> {
  const message = await lockMessage(db, id)
  if (message === undefined) return 'unknown'
  if (message.state === 'acknowledged' || message.state === 'refused') return 'answered'
  await saveMessage(db, id, { state: 'waiting', nextAttemptAt: now })
  return { kunnr: message.kunnr }
}
