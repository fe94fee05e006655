import { placesByKey } from '../memory/csr.ts'
import { growUint32, growUint8 } from '../memory/grow.ts'
import { sortIndexes } from '../memory/sort-indexes.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import { sizeOf, stringAt, StringPacker } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'

/** Whose number it is, the article's own first. */
export const numberKinds = { own: 0, old: 1, ean: 2, supplier: 3, customer: 4 } as const
type NumberKind = (typeof numberKinds)[keyof typeof numberKinds]

/** Numbers in their compared form, sorted, each with its article. A customer's number stands behind his kunnr. */
export interface NumberIndex {
  table: PackedStrings
  docs: Uint32Array
  kinds: Uint8Array
  grams: Grams
}

/**
 * Blocks of neighbouring numbers in which a group of {@link gramLength} characters stands, by its hash: the blocks of
 * bucket b are blocks[starts[b] … starts[b+1]]. Numbered in two bytes, for there are many groups.
 */
export interface Grams {
  starts: Uint32Array
  blocks: Uint16Array
}

/** Characters of the groups by which a piece out of the middle of a number is found. */
export const gramLength = 4
const longestGrammed = 20

/** How a customer's own number is filed: found only by who knows the kunnr. */
export const customerNumber = (kunnr: string, number: string): string => `${kunnr}\u0001${number}`

export class NumberCollector {
  readonly #packer = new StringPacker()
  readonly #docs = growUint32()
  readonly #kinds = growUint8()

  add(number: string, doc: number, kind: NumberKind): void {
    if (number === '') return
    this.#packer.push(number)
    this.#docs.push(doc)
    this.#kinds.push(kind)
  }

  /** `places` tells which number each article has got. */
  *finish(places: Uint32Array): Steps<NumberIndex> {
    const unsorted = this.#packer.finish()
    const order = yield* sortPacked(unsorted)
    const sorted = new StringPacker()
    const docs = new Uint32Array(order.length)
    const kinds = new Uint8Array(order.length)
    for (let i = 0; i < order.length; i++) {
      sorted.push(stringAt(unsorted, order[i]!))
      docs[i] = places[this.#docs.array[order[i]!]!]!
      kinds[i] = this.#kinds.array[order[i]!]!
      if ((i & 1023) === 0) yield
    }
    const table = sorted.finish()
    return { table, docs, kinds, grams: yield* buildGrams(table, kinds) }
  }
}

/** Sorts packed strings by their bytes; the first six are compared at once as one number. */
export function* sortPacked(table: PackedStrings): Steps<Uint32Array> {
  const { bytes, offsets } = table
  const count = sizeOf(table)
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const start = offsets[i]!
    const length = offsets[i + 1]! - start
    let key = 0
    for (let j = 0; j < 6; j++) key = key * 256 + (j < length ? bytes[start + j]! : 0)
    keys[i] = key
    if ((i & 4095) === 0) yield
  }
  return yield* sortIndexes(count, (a, b) => {
    const difference = keys[a]! - keys[b]!
    if (difference !== 0) return difference
    const lengthA = offsets[a + 1]! - offsets[a]!
    const lengthB = offsets[b + 1]! - offsets[b]!
    const common = Math.min(lengthA, lengthB)
    for (let i = 6; i < common; i++) {
      const byte = bytes[offsets[a]! + i]! - bytes[offsets[b]! + i]!
      if (byte !== 0) return byte
    }
    return lengthA - lengthB
  })
}

/** Bucket of the group of characters at a position. */
export function gramBucket(bytes: Uint8Array, at: number, buckets: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < gramLength; i++) hash = Math.imul(hash ^ bytes[at + i]!, 0x01000193)
  hash ^= hash >>> 15
  return (hash >>> 0) & (buckets - 1)
}

/** Numbers of a block as a power of two: few enough to be read through, and no more blocks than two bytes count. */
export const blockShift = (numbers: number): number => Math.max(4, Math.ceil(Math.log2(numbers / 65_536)))

function* buildGrams(table: PackedStrings, kinds: Uint8Array): Steps<Grams> {
  const { bytes, offsets } = table
  const shift = blockShift(sizeOf(table))
  const blockOf = growUint32()
  const keys = growUint32()
  const buckets = 2 ** Math.max(4, Math.min(20, Math.ceil(Math.log2(sizeOf(table) + 1)) - 1))
  /** Block that was filed last under each bucket, plus one. */
  const last = new Uint32Array(buckets)
  for (let i = 0; i < sizeOf(table); i++) {
    if ((i & 511) === 0) yield
    if (kinds[i] === numberKinds.customer) continue
    const block = i >>> shift
    const start = offsets[i]!
    const end = Math.min(offsets[i + 1]!, start + longestGrammed)
    for (let at = start + 1; at + gramLength <= end; at++) {
      const bucket = gramBucket(bytes, at, buckets)
      if (last[bucket] === block + 1) continue
      last[bucket] = block + 1
      keys.push(bucket)
      blockOf.push(block)
    }
  }
  const { starts, places } = yield* placesByKey(buckets, keys.array.subarray(0, keys.length))
  const blocks = new Uint16Array(places.length)
  for (let i = 0; i < places.length; i++) {
    blocks[places[i]!] = blockOf.array[i]!
    if (i % stepSize === 0) yield
  }
  return { starts, blocks }
}
