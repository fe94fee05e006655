import { findString, prefixRange, sizeOf, stringAt } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { blockShift, gramBucket, gramLength, numberKinds } from './number-index.ts'
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

/** Entries that contain the piece behind their first character, at most `limit`; a customer's own numbers never. */
export function numbersContaining(index: NumberIndex, piece: string, limit: number): number[] {
  const { starts, blocks } = index.grams
  if (piece.length < gramLength || starts.length < 2) return []
  const bucket = rarestBucket(Buffer.from(piece), starts)
  const size = sizeOf(index.table)
  const shift = blockShift(size)
  const found: number[] = []
  for (let at = starts[bucket]!; at < starts[bucket + 1]!; at++) {
    const first = blocks[at]! << shift
    for (const entry of containing(index.table, piece, first, Math.min(size, first + (1 << shift)))) {
      if (index.kinds[entry] === numberKinds.customer) continue
      found.push(entry)
      if (found.length === limit) return found
    }
  }
  return found
}

/** Bucket of the group of characters in the piece that stands in fewest blocks. */
function rarestBucket(piece: Buffer, starts: Uint32Array): number {
  let rarest = 0
  let fewest = Infinity
  for (let at = 0; at + gramLength <= piece.length; at++) {
    const bucket = gramBucket(piece, at, starts.length - 1)
    const size = starts[bucket + 1]! - starts[bucket]!
    if (size < fewest) [rarest, fewest] = [bucket, size]
  }
  return rarest
}

/** Entries `first` … `end` of the table that contain the piece behind their first character. */
function* containing(
  { bytes, offsets }: PackedStrings,
  piece: string,
  first: number,
  end: number,
): Generator<number> {
  const start = offsets[first]!
  const block = Buffer.from(bytes.buffer, bytes.byteOffset + start, offsets[end]! - start)
  let entry = first
  for (let at = block.indexOf(piece); at >= 0; at = block.indexOf(piece, at + 1)) {
    while (offsets[entry + 1]! <= start + at) entry++
    const isInside = start + at > offsets[entry]! && start + at + piece.length <= offsets[entry + 1]!
    if (!isInside) continue
    yield entry
    at = offsets[entry + 1]! - start - 1
  }
}
