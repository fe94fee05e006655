/** Bytes of room kept for the next; what is larger is written all the same. */
const mostKept = 4 * 1024 * 1024
const leastRoom = 64 * 1024

const zero = 0x30

/** JSON put together of texts and of bytes that are written already, in a room that is used again and again. */
export class JsonBytes {
  #room = Buffer.allocUnsafe(leastRoom)
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

  /** Throws when it is no whole number from 0. */
  count(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${value} is no count`)
    if (value > 9999) return this.text(String(value))
    this.#need(4)
    if (value > 999) this.#room[this.#end++] = zero + Math.floor(value / 1000)
    if (value > 99) this.#room[this.#end++] = zero + (Math.floor(value / 100) % 10)
    if (value > 9) this.#room[this.#end++] = zero + (Math.floor(value / 10) % 10)
    this.#room[this.#end++] = zero + (value % 10)
    return this
  }

  /** What was written, until more is. */
  get written(): Uint8Array {
    return this.#room.subarray(0, this.#end)
  }

  /** A copy of what was written. */
  take(): Buffer {
    const taken = Buffer.from(this.#room.subarray(0, this.#end))
    if (this.#room.length > mostKept) this.#room = Buffer.allocUnsafe(leastRoom)
    return taken
  }

  /** Begins anew. */
  clear(): void {
    this.#end = 0
  }

  #need(bytes: number): void {
    const needed = this.#end + bytes
    if (needed <= this.#room.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#room.length * 2, needed))
    larger.set(this.#room.subarray(0, this.#end))
    this.#room = larger
  }
}
