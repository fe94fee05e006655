import type { ByteStream } from './row.ts'

/** A file to read, opened anew as often as its format needs. */
export type SourceFile = {
  name: string
  open: () => ByteStream
  /** Where it lies, when it is a file of its own. */
  path?: string
  /** How much there is to read, in bytes. */
  size?: number
}
