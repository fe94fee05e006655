import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { problemText } from '../../outbox/public.ts'
import { listOutbox } from '../store.ts'

/** GET_OUTBOX: the next try is told only of entries that will be tried. */
export const getOutbox: UseCase<typeof staff, 'GET_OUTBOX'> = async (input, { db, language }) => {
  const { entries, numFound } = await listOutbox(db, input.only_open, input)
  return {
    entries: entries.map(({ createdAt, nextAttemptAt, ...entry }) => ({
      ...entry,
      lastError: problemText(entry.lastError, language),
      createdAt: createdAt.toISOString(),
      nextAttemptAt: entry.state === 'waiting' ? nextAttemptAt.toISOString() : null,
    })),
    numFound,
  }
}
