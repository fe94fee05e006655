import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { findContact } from '../store.ts'

/** GET_CONTACT */
export const getContact: UseCase<typeof docs, 'GET_CONTACT'> = async (_input, { db, actor }) => ({
  contact: (await findContact(db, actor.kunnr)) ?? null,
})
