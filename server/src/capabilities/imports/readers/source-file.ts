import type { ByteStream } from './row.ts'

/** A file to read, opened anew as often as its format needs. */
export type SourceFile = { name: string; open: () => ByteStream }
