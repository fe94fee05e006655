import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { listEntries } from '../store.ts'

/** GET_ENTRIES */
export const getEntries: UseCase<typeof content, 'GET_ENTRIES'> = async (input, { db, today }) => {
  const { entries, numFound } = await listEntries(db, { ...input, today })
  return {
    entries: entries.map((entry) => ({
      ...entry,
      id: String(entry.id),
      changedAt: entry.changedAt.toISOString(),
    })),
    numFound,
  }
}
