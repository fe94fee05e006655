import { getQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'

export type Run = Answer<'imports', 'GET_RUN'>['run']
export type Preview = Answer<'imports', 'PREVIEW'>
export type Remark = Preview['remarks'][number]
/** How the files are to be read. */
export type Reading = Input<'imports', 'START_IMPORT'>

const pageRows = 25

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / pageRows))

export function runsQuery(page: number) {
  return getQuery('imports', 'GET_RUNS', { start: (page - 1) * pageRows, rows: pageRows })
}

export const runQuery = (id: string) => getQuery('imports', 'GET_RUN', { run_id: id })

/** Something is going on with the run that the screen should follow. */
export function isUnderWay({ state, undo }: Run): boolean {
  return state === 'queued' || state === 'running' || undo === 'requested' || undo === 'running'
}

/** Milliseconds between two looks at a run under way. */
export const followEvery = 1500
