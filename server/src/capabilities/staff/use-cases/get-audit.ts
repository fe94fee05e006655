import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { listAudit } from '../store.ts'

/** GET_AUDIT */
export const getAudit: UseCase<typeof staff, 'GET_AUDIT'> = async (input, { db }) => {
  const { entries, numFound } = await listAudit(db, input.query?.trim() ?? '', input)
  return { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), numFound }
}
