import { findString, prefixRange, sizeOf, stringAt } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { blockShift, customerNumber, gramBucket, gramLength, numberKinds } from './number-index.ts'
import type { Grams, NumberIndex } from './number-index.ts'

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
  if (piece.length < gramLength || index.grams.starts.length < 2) return []
  const size = sizeOf(index.table)
  const shift = blockShift(size)
  const found: number[] = []
  for (const block of blocksWithAll(index.grams, Buffer.from(piece))) {
    const first = block << shift
    const end = Math.min(size, first + (1 << shift))
    for (const entry of containing(index.table, piece, { first, end, from: 1 })) {
      if (index.kinds[entry] === numberKinds.customer) continue
      found.push(entry)
      if (found.length === limit) return found
    }
  }
  return found
}

/** Entries of one customer's own numbers that contain the piece, at most `limit`; they stand side by side. */
export function ownNumbersContaining(
  index: NumberIndex,
  kunnr: string,
  piece: string,
  limit: number,
): number[] {
  const own = customerNumber(kunnr, '')
  const [first, end] = prefixRange(index.table, own)
  if (piece.length < gramLength || first >= end) return []
  return containing(index.table, piece, { first, end, from: Buffer.byteLength(own) })
    .take(limit)
    .toArray()
}

/**
 * Blocks in which every group of characters of the piece stands. Figures make few different groups, each in many
 * blocks; those that have all of them are nearly always those that have the piece.
 */
function blocksWithAll({ starts, blocks }: Grams, piece: Buffer): Uint16Array {
  const buckets = new Set<number>()
  for (let at = 0; at + gramLength <= piece.length; at++)
    buckets.add(gramBucket(piece, at, starts.length - 1))
  const lists = Array.from(buckets, (bucket) => blocks.subarray(starts[bucket], starts[bucket + 1]))
  const [rarest, ...others] = lists.toSorted((a, b) => a.length - b.length)
  return others.reduce(inBoth, rarest!)
}

/** What two ascending lists have in common. */
function inBoth(few: Uint16Array, many: Uint16Array): Uint16Array {
  const both = new Uint16Array(few.length)
  let count = 0
  let at = 0
  for (const block of few) {
    while (at < many.length && many[at]! < block) at++
    if (many[at] === block) both[count++] = block
  }
  return both.subarray(0, count)
}

/** Entries `first` … `end` of the table that contain the piece at their byte `from` or behind it. */
function* containing(
  { bytes, offsets }: PackedStrings,
  piece: string,
  { first, end, from }: { first: number; end: number; from: number },
): Generator<number> {
  const start = offsets[first]!
  const block = Buffer.from(bytes.buffer, bytes.byteOffset + start, offsets[end]! - start)
  let entry = first
  for (let at = block.indexOf(piece); at >= 0; at = block.indexOf(piece, at + 1)) {
    while (offsets[entry + 1]! <= start + at) entry++
    const isInside = start + at >= offsets[entry]! + from && start + at + piece.length <= offsets[entry + 1]!
    if (!isInside) continue
    yield entry
    at = offsets[entry + 1]! - start - 1
  }
}
