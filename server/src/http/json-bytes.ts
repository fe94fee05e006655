/** Bytes of room kept for the next; what is larger is written all the same. */
const mostKept = 4 * 1024 * 1024
const leastRoom = 64 * 1024

const zero = 0x30
const wordBytes = 8
const mostDigits = 4
/** Bytes of a piece of memory that parts lie in. */
const pieceBytes = 64 * 1024

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length)

/** JSON that is written already and copied again and again: bytes of a piece of memory that others share. */
export interface WrittenPart {
  view: DataView
  from: number
  to: number
}

/**
 * Puts parts one behind the other, so that those written in their order are read in it, too. A piece of memory goes with the
 * last of its parts.
 */
export class WrittenParts {
  #piece = Buffer.alloc(0)
  #view = viewOf(this.#piece)
  #end = 0

  add(json: string): WrittenPart {
    const length = Buffer.byteLength(json)
    // Behind the last part is room for the rest of a word.
    if (this.#end + length + wordBytes > this.#piece.length) {
      this.#piece = Buffer.alloc(Math.max(pieceBytes, length + wordBytes))
      this.#view = viewOf(this.#piece)
      this.#end = 0
    }
    const from = this.#end
    this.#end += this.#piece.write(json, from)
    return { view: this.#view, from, to: this.#end }
  }
}

/** JSON put together of texts and of bytes that are written already, in a room that is used again and again. */
export class JsonBytes {
  #room: Buffer = Buffer.allocUnsafeSlow(leastRoom)
  #view = viewOf(this.#room)
  #end = 0

  text(json: string): this {
    // A UTF-16 unit has at most three bytes in UTF-8.
    this.#need(json.length * 3)
    this.#end += this.#room.write(json, this.#end)
    return this
  }

  bytes(json: Uint8Array): this {
    this.#need(json.length)
    this.#room.set(json, this.#end)
    this.#end += json.length
    return this
  }

  /** Some of what is written already. */
  part(json: Buffer, from: number, to: number): this {
    this.#need(to - from)
    this.#end += json.copy(this.#room, this.#end, from, to)
    return this
  }

  byte(code: number): this {
    this.#need(1)
    this.#room[this.#end++] = code
    return this
  }

  /**
   * A part, without its first bytes, and a whole number from 0 behind it. Throws when it is none. Eight bytes at a time:
   * of a tree thousands are written, each too short for what a call of `set` costs.
   */
  counted({ view, from, to }: WrittenPart, skipped: number, count: number): this {
    if (!Number.isSafeInteger(count) || count < 0) throw new TypeError(`${count} is no count`)
    this.#need(to - from + wordBytes + mostDigits)
    const room = this.#view
    let end = this.#end
    let at = from + skipped
    for (; at < to; at += wordBytes, end += wordBytes)
      room.setBigUint64(end, view.getBigUint64(at, true), true)
    // What was copied behind its end is written over.
    this.#end = end - (at - to)
    return count > 9999 ? this.text(String(count)) : this.#digits(count)
  }

  #digits(count: number): this {
    if (count > 999) this.#room[this.#end++] = zero + Math.floor(count / 1000)
    if (count > 99) this.#room[this.#end++] = zero + (Math.floor(count / 100) % 10)
    if (count > 9) this.#room[this.#end++] = zero + (Math.floor(count / 10) % 10)
    this.#room[this.#end++] = zero + (count % 10)
    return this
  }

  /** What was written, until more is. */
  get written(): Uint8Array {
    return this.#room.subarray(0, this.#end)
  }

  /** A copy of what was written. */
  take(): Buffer {
    // All of it is written over: zeros first would cost half as much again.
    const taken = Buffer.allocUnsafeSlow(this.#end)
    taken.set(this.#room.subarray(0, this.#end))
    if (this.#room.length > mostKept) this.#use(Buffer.allocUnsafeSlow(leastRoom))
    return taken
  }

  /** Begins anew. */
  clear(): void {
    this.#end = 0
  }

  #need(bytes: number): void {
    const needed = this.#end + bytes
    if (needed <= this.#room.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#room.length * 2, needed))
    larger.set(this.#room.subarray(0, this.#end))
    this.#use(larger)
  }

  #use(room: Buffer): void {
    this.#room = room
    this.#view = viewOf(room)
  }
}
