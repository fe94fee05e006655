import type { Numbered } from '#server/db/batch.ts'
import type { Place } from './remark.ts'

/** Rows written by one statement. */
export const batchSize = 500

/** Rows waiting to be written; their numbers are places in `places`. */
export type Waiting = {
  places: Place[]
  keys: Set<string>
  write: Numbered<unknown>[]
  remove: Numbered<unknown>[]
}

/** Rows parted so that one statement has no more than it may. */
export function inParts(
  rows: readonly Numbered<unknown>[],
  as: 'write' | 'remove',
): Pick<Waiting, 'write' | 'remove'>[] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, part) => ({
    write: [],
    remove: [],
    [as]: rows.slice(part * batchSize, (part + 1) * batchSize),
  }))
}
