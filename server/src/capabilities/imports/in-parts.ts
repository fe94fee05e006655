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

/** Characters of texts in one statement, but for a row that has more: they are made to JSON and sent in one turn. */
const mostText = 500_000

/** Rows parted so that one statement has no more than it may. */
export function inParts(
  rows: readonly Numbered<unknown>[],
  as: 'write' | 'remove',
): Pick<Waiting, 'write' | 'remove'>[] {
  const parts: Numbered<unknown>[][] = []
  let room = 0
  for (const row of rows) {
    const size = textIn(row.value)
    const last = parts.at(-1)
    if (last !== undefined && last.length < batchSize && size <= room) {
      last.push(row)
      room -= size
    } else {
      parts.push([row])
      room = mostText - size
    }
  }
  return parts.map((part) => ({ write: [], remove: [], [as]: part }))
}

function textIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let sum = 0
  for (const part of Object.values(value)) sum += textIn(part)
  return sum
}
