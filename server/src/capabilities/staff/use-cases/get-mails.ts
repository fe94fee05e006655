import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { listMails } from '../store.ts'

/** GET_MAILS */
export const getMails: UseCase<typeof staff, 'GET_MAILS'> = async (input, { db }) => {
  const { mails, numFound } = await listMails(db, input)
  return {
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
    numFound,
  }
}
