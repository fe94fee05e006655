import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { listSynonyms } from '../../catalogue/public.ts'

/** GET_SYNONYMS */
export const getSynonyms: UseCase<typeof staff, 'GET_SYNONYMS'> = (input, { db }) =>
  listSynonyms(db, input.query?.trim() ?? '', input)
