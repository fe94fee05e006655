import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { listRuns } from '../staff-store.ts'

/** GET_RUNS */
export const getRuns: UseCase<typeof imports, 'GET_RUNS'> = (page, { db }) => listRuns(db, page)
