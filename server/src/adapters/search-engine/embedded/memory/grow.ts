import { stepSize } from './steps.ts'
import type { Steps } from './steps.ts'

type NumberArray = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** A typed array that grows by doubling while it is filled. */
export class Grow<A extends NumberArray> {
  array: A
  length = 0
  readonly #make: (size: number) => A

  constructor(make: (size: number) => A, size = 64) {
    this.#make = make
    this.array = make(size)
  }

  push(value: number): void {
    if (this.length === this.array.length) this.reserve(1)
    this.array[this.length++] = value
  }

  /** Makes room for `more` further elements. */
  reserve(more: number): void {
    if (this.length + more <= this.array.length) return
    const next = this.#make(Math.max(this.array.length * 2, this.length + more))
    next.set(this.array.subarray(0, this.length))
    this.array = next
  }

  pushAll(values: ArrayLike<number>): void {
    this.reserve(values.length)
    this.array.set(values, this.length)
    this.length += values.length
  }

  /** The elements in another order, in memory of their own. */
  *inOrder(order: Uint32Array): Steps<A> {
    const sorted = this.#make(order.length)
    for (let i = 0; i < order.length; i++) {
      sorted[i] = this.array[order[i]!]!
      if (i % stepSize === 0) yield
    }
    return sorted
  }

  /** The filled part, in memory of its own. */
  finish(): A {
    return this.array.slice(0, this.length) as A
  }
}

export const growUint8 = () => new Grow((size) => new Uint8Array(size))
export const growUint32 = () => new Grow((size) => new Uint32Array(size))
export const growInt32 = () => new Grow((size) => new Int32Array(size))
export const growFloat32 = () => new Grow((size) => new Float32Array(size))
export const growFloat64 = () => new Grow((size) => new Float64Array(size))
