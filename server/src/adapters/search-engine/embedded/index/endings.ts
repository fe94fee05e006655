import { sortIndexes } from '../memory/sort-indexes.ts'
import type { Steps } from '../memory/steps.ts'
import { sizeOf } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'

/** Places of the strings of a table in the order of their letters read from the end. */
export function* buildEndings(table: PackedStrings): Steps<Uint32Array> {
  return yield* sortIndexes(sizeOf(table), (a, b) => compareEnds(table, a, b))
}

/** Places of the strings that end with a piece, at most `limit`; `endings` is their order by {@link buildEndings}. */
export function stringsEnding(
  table: PackedStrings,
  endings: Uint32Array,
  piece: string,
  limit: number,
): Uint32Array {
  const bytes = Buffer.from(piece)
  let low = 0
  let high = endings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareEnd(table, endings[middle]!, bytes) < 0) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < endings.length && end - low < limit && compareEnd(table, endings[end]!, bytes) === 0) end++
  return endings.subarray(low, end)
}

function compareEnds({ bytes, offsets }: PackedStrings, a: number, b: number): number {
  let atA = offsets[a + 1]!
  let atB = offsets[b + 1]!
  const common = Math.min(atA - offsets[a]!, atB - offsets[b]!)
  for (let i = 0; i < common; i++) {
    const difference = bytes[--atA]! - bytes[--atB]!
    if (difference !== 0) return difference
  }
  return atA - offsets[a]! - (atB - offsets[b]!)
}

/** Zero where a string ends with the piece, else negative or positive as it stands before or behind those that do. */
function compareEnd({ bytes, offsets }: PackedStrings, index: number, piece: Uint8Array): number {
  const start = offsets[index]!
  let at = offsets[index + 1]!
  for (let i = piece.length - 1; i >= 0; i--) {
    if (at === start) return -1
    const difference = bytes[--at]! - piece[i]!
    if (difference !== 0) return difference
  }
  return 0
}
