/** Memory is taken and given back in pieces of this size. */
const chunkBytes = 1024 * 1024
/** Of a record before its name: hash, view, units of the name, length of the bytes. */
const headBytes = 16
/** A quarter of what most records have, so that many slots stay empty. */
const bytesPerSlot = 256
const mostViews = 10_000
const dead = 0

interface Chunk {
  bytes: Buffer
  words: Uint32Array
  units: Uint16Array
  end: number
}

/**
 * Byte strings under names, each in one of several views, up to a limit in bytes. They lie in large pieces of memory one
 * behind the other, so that a million cost the garbage collector nothing; when there is no room, those that have been
 * there longest go, a piece at a time. Bytes that were given stay what they were, whatever happens here later.
 */
export class KeptBytes {
  readonly #chunks: (Chunk | undefined)[]
  /** Where records begin, in units of 8 bytes from 1, at the place their hash says or behind it; 0 where none does. */
  #slots = new Uint32Array(0)
  readonly #views = new Map<string, number>()
  #chunk = 0
  #count = 0

  /** @param limit bytes, names and what was replaced included; less than a megabyte keeps nothing */
  constructor(limit: number) {
    this.#chunks = Array.from({ length: Math.floor(limit / chunkBytes) })
  }

  /** How many there are, in all views. */
  get count(): number {
    return this.#count
  }

  /** Share of the room that was taken, 0 to 1; what is there gives way where it is 1. */
  get filled(): number {
    const taken = this.#chunks.filter((chunk) => chunk !== undefined).length
    return this.#chunks.length === 0 ? 1 : taken / this.#chunks.length
  }

  get(view: string, name: string): Buffer | undefined {
    const slot = this.#find(hashOf(name), this.#views.get(view), name)
    if (slot === undefined) return undefined
    const { chunk, at } = this.#record(slot)
    const from = at + headBytes + chunk.words[at / 4 + 2]! * 2
    return chunk.bytes.subarray(from, from + chunk.words[at / 4 + 3]!)
  }

  /** Keeps a copy. */
  set(view: string, name: string, bytes: Uint8Array): void {
    const size = (headBytes + name.length * 2 + bytes.length + 7) & ~7
    if (size > chunkBytes || this.#chunks.length === 0) return
    if (this.#views.size >= mostViews && !this.#views.has(view)) this.clear()
    if (this.#slots.length === 0) this.#slots = new Uint32Array(slotsFor(this.#chunks.length * chunkBytes))
    const hash = hashOf(name)
    const number = this.#views.get(view) ?? this.#views.size + 1
    this.#views.set(view, number)
    const old = this.#find(hash, number, name)
    if (old !== undefined) this.#remove(old)

    const chunk = this.#roomFor(size)
    const at = chunk.end
    chunk.end += size
    chunk.words.set([hash, number, name.length, bytes.length], at / 4)
    for (let i = 0; i < name.length; i++) chunk.units[(at + headBytes) / 2 + i] = name.charCodeAt(i)
    chunk.bytes.set(bytes, at + headBytes + name.length * 2)
    let slot = hash & (this.#slots.length - 1)
    while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1)
    this.#slots[slot] = (this.#chunk * chunkBytes + at) / 8 + 1
    this.#count++
  }

  /** Forgets what stands under the name, in every view. */
  delete(name: string): void {
    const hash = hashOf(name)
    for (;;) {
      const slot = this.#find(hash, 'any', name)
      if (slot === undefined) return
      this.#remove(slot)
    }
  }

  clear(): void {
    this.#chunks.fill(undefined)
    this.#slots = new Uint32Array(0)
    this.#views.clear()
    this.#chunk = 0
    this.#count = 0
  }

  #find(hash: number, view: number | 'any' | undefined, name: string): number | undefined {
    if (this.#count === 0 || view === undefined) return undefined
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const { chunk, at } = this.#record(slot)
      if (chunk.words[at / 4] !== hash || (view !== 'any' && chunk.words[at / 4 + 1] !== view)) continue
      if (isNamed(chunk, at, name)) return slot
    }
    return undefined
  }

  #record(slot: number): { chunk: Chunk; at: number } {
    const address = (this.#slots[slot]! - 1) * 8
    return { chunk: this.#chunks[Math.floor(address / chunkBytes)]!, at: address % chunkBytes }
  }

  /** Takes a record out. What stands behind it moves up where it would not be found otherwise. */
  #remove(slot: number): void {
    const { chunk, at } = this.#record(slot)
    chunk.words[at / 4 + 1] = dead
    this.#count--
    const mask = this.#slots.length - 1
    let hole = slot
    for (let next = (slot + 1) & mask; this.#slots[next] !== 0; next = (next + 1) & mask) {
      const other = this.#record(next)
      const home = other.chunk.words[other.at / 4]! & mask
      if (((next - home) & mask) < ((next - hole) & mask)) continue
      this.#slots[hole] = this.#slots[next]!
      hole = next
    }
    this.#slots[hole] = 0
  }

  /** The piece that is written; the next one, in place of the oldest, where it is full or the slots are. */
  #roomFor(size: number): Chunk {
    const current = this.#chunks[this.#chunk]
    const isFull = current !== undefined && current.end + size > chunkBytes
    if (current !== undefined && !isFull && this.#count < this.#slots.length * 0.75) return current
    if (current !== undefined) this.#chunk = (this.#chunk + 1) % this.#chunks.length
    this.#forgetChunk(this.#chunk)
    const bytes = Buffer.allocUnsafeSlow(chunkBytes)
    const chunk = {
      bytes,
      words: new Uint32Array(bytes.buffer),
      units: new Uint16Array(bytes.buffer),
      end: 0,
    }
    this.#chunks[this.#chunk] = chunk
    return chunk
  }

  #forgetChunk(place: number): void {
    const chunk = this.#chunks[place]
    if (chunk === undefined) return
    for (let at = 0; at < chunk.end;) {
      const { words } = chunk
      if (words[at / 4 + 1] !== dead)
        this.#remove(this.#slotOf(words[at / 4]!, (place * chunkBytes + at) / 8 + 1))
      at += (headBytes + words[at / 4 + 2]! * 2 + words[at / 4 + 3]! + 7) & ~7
    }
  }

  #slotOf(hash: number, address: number): number {
    const mask = this.#slots.length - 1
    let slot = hash & mask
    while (this.#slots[slot] !== address) slot = (slot + 1) & mask
    return slot
  }
}

function isNamed({ words, units }: Chunk, at: number, name: string): boolean {
  if (words[at / 4 + 2] !== name.length) return false
  const first = (at + headBytes) / 2
  for (let i = 0; i < name.length; i++) if (units[first + i] !== name.charCodeAt(i)) return false
  return true
}

const slotsFor = (bytes: number): number => 2 ** Math.ceil(Math.log2(bytes / bytesPerSlot))

/** FNV-1a over the units of a text, mixed once more, for numbers differ in their last signs alone. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
