const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const
type Kind = keyof typeof kinds
type Stored = InstanceType<(typeof kinds)[Kind]>

/** Where a typed array lies among the arrays of a file: byte offset and number of elements. */
interface Reference {
  $array: Kind
  at: number
  length: number
}

export const alignment = 8
export const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment

/** A copy of plain data with its typed arrays replaced by references; the arrays are collected in file order. */
export function detachArrays(data: unknown, arrays: Stored[], at: { bytes: number }): unknown {
  if (ArrayBuffer.isView(data)) {
    const array = data as Stored
    arrays.push(array)
    const reference = { $array: array.constructor.name, at: at.bytes, length: array.length }
    at.bytes += aligned(array.byteLength)
    return reference
  }
  if (Array.isArray(data)) return data.map((item: unknown) => detachArrays(item, arrays, at))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, detachArrays(value, arrays, at)]),
  )
}

/** The reverse: typed arrays are views of `bytes`, which begin at `offset` of the buffer. */
export function attachArrays(data: unknown, buffer: ArrayBufferLike, offset: number): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => attachArrays(item, buffer, offset))
  if (data === null || typeof data !== 'object') return data
  if (isReference(data)) {
    const View = kinds[data.$array] as new (buffer: ArrayBufferLike, at: number, length: number) => Stored
    return new View(buffer, offset + data.at, data.length)
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, attachArrays(value, buffer, offset)]),
  )
}

const isReference = (data: object): data is Reference => '$array' in data

/** All typed arrays in plain data. */
export function arraysIn(data: unknown): ArrayBufferView[] {
  if (ArrayBuffer.isView(data)) return [data]
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap((value) => arraysIn(value))
}

/** Bytes of all typed arrays in plain data. */
export const arrayBytes = (data: unknown): number =>
  arraysIn(data).reduce((sum, { byteLength }) => sum + byteLength, 0)
