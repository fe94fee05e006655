import { growUint32, growUint8 } from './grow.ts'
import { sortIndexes } from './sort-indexes.ts'
import type { Steps } from './steps.ts'

/** Many short strings in one block of UTF-8 bytes; string i is bytes[offsets[i] … offsets[i+1]]. */
export interface PackedStrings {
  bytes: Uint8Array
  offsets: Uint32Array
}

/** Up to so many bytes are read here: asking the runtime for a string costs more than it has signs. */
const fewBytes = 24

export function stringAt({ bytes, offsets }: PackedStrings, index: number): string {
  const start = offsets[index]!
  const end = offsets[index + 1]!
  if (end - start <= fewBytes) {
    let text = ''
    let at = start
    for (; at < end && bytes[at]! < 0x80; at++) text += String.fromCharCode(bytes[at]!)
    if (at === end) return text
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8')
}

export const sizeOf = (table: PackedStrings): number => table.offsets.length - 1

/** Collects strings one after the other. */
export class StringPacker {
  readonly #bytes = growUint8()
  readonly #offsets = growUint32()

  constructor() {
    this.#offsets.push(0)
  }

  get size(): number {
    return this.#offsets.length - 1
  }

  push(text: string): void {
    const most = text.length * 3
    this.#bytes.reserve(most)
    const bytes = this.#bytes.array
    let at = this.#bytes.length
    let ascii = true
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) {
        ascii = false
        break
      }
      bytes[at++] = code
    }
    if (ascii) this.#bytes.length = at
    else {
      const { buffer, byteOffset } = bytes
      this.#bytes.length += Buffer.from(buffer, byteOffset + this.#bytes.length, most).write(text, 'utf8')
    }
    this.#offsets.push(this.#bytes.length)
  }

  finish(): PackedStrings {
    return { bytes: this.#bytes.finish(), offsets: this.#offsets.finish() }
  }
}

/** The same strings in another order. */
export function* stringsInOrder(table: PackedStrings, order: Uint32Array): Steps<PackedStrings> {
  const packer = new StringPacker()
  for (let i = 0; i < order.length; i++) {
    packer.push(stringAt(table, order[i]!))
    if ((i & 1023) === 0) yield
  }
  return packer.finish()
}

/** Packs strings in byte order; `order[i]` is the place in the given list of the string now at i. */
export function* packSorted(strings: readonly string[]): Steps<{ table: PackedStrings; order: Uint32Array }> {
  const order = yield* sortIndexes(strings.length, (a, b) =>
    strings[a]! < strings[b]! ? -1 : strings[a]! > strings[b]! ? 1 : 0,
  )
  const packer = new StringPacker()
  for (let i = 0; i < order.length; i++) {
    packer.push(strings[order[i]!]!)
    if ((i & 2047) === 0) yield
  }
  return { table: packer.finish(), order }
}

/** The bytes of the word that is looked for, used again for every word: a search looks for hundreds. */
let sought = Buffer.alloc(64)

/** Writes a word where it is looked for from; how many bytes it has. */
function seek(word: string): number {
  if (word.length * 3 > sought.length) sought = Buffer.alloc(word.length * 3)
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    if (code > 127) return sought.write(word)
    sought[i] = code
  }
  return word.length
}

/** Negative, zero or positive as string `index` stands before, at or after the sought word of `wanted` bytes. */
function compareAt(table: PackedStrings, index: number, wanted: number): number {
  const start = table.offsets[index]!
  const length = table.offsets[index + 1]! - start
  const common = Math.min(length, wanted)
  for (let i = 0; i < common; i++) {
    const difference = table.bytes[start + i]! - sought[i]!
    if (difference !== 0) return difference
  }
  return length - wanted
}

/** Whether string `index` begins with the sought word. */
function beginsSo({ bytes, offsets }: PackedStrings, index: number, wanted: number): boolean {
  const start = offsets[index]!
  if (offsets[index + 1]! - start < wanted) return false
  for (let i = 0; i < wanted; i++) if (bytes[start + i] !== sought[i]) return false
  return true
}

/** First index, from `low` on, of a sorted table whose string is not before the sought word; `past` those that begin with it. */
function bound(table: PackedStrings, wanted: number, low = 0, past = false): number {
  let high = sizeOf(table)
  while (low < high) {
    const middle = (low + high) >>> 1
    const isBefore = compareAt(table, middle, wanted) < 0 || (past && beginsSo(table, middle, wanted))
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}

/** Index of `word` in a sorted table, -1 when absent. */
export function findString(table: PackedStrings, word: string): number {
  const wanted = seek(word)
  const at = bound(table, wanted)
  return at < sizeOf(table) && compareAt(table, at, wanted) === 0 ? at : -1
}

/** Half-open index range of the strings of a sorted table that begin with `prefix`. */
export function prefixRange(table: PackedStrings, prefix: string): [number, number] {
  const wanted = seek(prefix)
  const start = bound(table, wanted)
  return [start, bound(table, wanted, start, true)]
}
