import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { shownRun } from '../shown-run.ts'
import { listRuns } from '../staff-store.ts'

/** GET_RUNS */
export const getRuns: UseCase<typeof imports, 'GET_RUNS'> = async (page, { db, ...around }) => {
  const { runs, numFound } = await listRuns(db, page)
  return { runs: runs.map((run) => shownRun(run, around)), numFound }
}
