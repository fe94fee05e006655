import { getQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { pageOf, type Paging } from '../staff/public.ts'

export type Run = Answer<'imports', 'GET_RUN'>['run']
export type Preview = Answer<'imports', 'PREVIEW'>
export type Remark = Preview['remarks'][number]
/** How the files are to be read. */
export type Reading = Input<'imports', 'START_IMPORT'>

/** Kinds of rows staff may send as a file. */
export const importKindChoices = [
  'articles',
  'prices',
  'stock',
  'conditions',
  'customers',
  'users',
  'addresses',
  'contacts',
  'budgets',
  'customer-articles',
  'catalogs',
  'catalog-assignments',
  'categories',
  'media',
  'accessories',
  'synonyms',
  'terms',
  'plants',
  'tours',
  'documents',
] as const satisfies readonly Reading['kind'][]

export function runsQuery(paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('imports', 'GET_RUNS', { start, rows })
}

export const runQuery = (id: string) => getQuery('imports', 'GET_RUN', { run_id: id })

/** Something is going on with the run that the screen should follow. */
export function isUnderWay({ state, undo }: Run): boolean {
  return state === 'queued' || state === 'running' || undo === 'requested' || undo === 'running'
}

/** Milliseconds between two looks at a run under way. */
export const followEvery = 1500
