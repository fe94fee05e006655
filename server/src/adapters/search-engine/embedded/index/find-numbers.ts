import { findString, prefixRange, sizeOf, stringAt } from '../memory/string-table.ts'
import { gramBucket, gramLength } from './number-index.ts'
import type { NumberIndex } from './number-index.ts'

/** Entries of the number index that are exactly the number, as a half-open range. */
export function exactNumbers(index: NumberIndex, number: string): [number, number] {
  const start = findString(index.table, number)
  if (start < 0) return [0, 0]
  let first = start
  while (first > 0 && stringAt(index.table, first - 1) === number) first--
  let end = start + 1
  while (end < sizeOf(index.table) && stringAt(index.table, end) === number) end++
  return [first, end]
}

export const numbersBeginning = (index: NumberIndex, beginning: string): [number, number] =>
  prefixRange(index.table, beginning)

/** Entries that contain the piece behind their first character, at most `limit`. */
export function numbersContaining(index: NumberIndex, piece: string, limit: number): number[] {
  const { starts, items } = index.grams
  if (piece.length < gramLength || starts.length < 2) return []
  const bytes = Buffer.from(piece)
  let bucket = -1
  let fewest = Infinity
  for (let at = 0; at + gramLength <= bytes.length; at++) {
    const candidate = gramBucket(bytes, at, starts.length - 1)
    const size = starts[candidate + 1]! - starts[candidate]!
    if (size < fewest) {
      fewest = size
      bucket = candidate
    }
  }
  const found: number[] = []
  for (let at = starts[bucket]!; at < starts[bucket + 1]! && found.length < limit; at++) {
    const entry = items[at]!
    if (entry !== found.at(-1) && stringAt(index.table, entry).includes(piece, 1)) found.push(entry)
  }
  return found
}
