import type { ByteStream } from './row.ts'

/** Somebody who wants to know how far a reading is, and may stop it. */
export type Watch = {
  /** Told how much has been read of all that has to be, 0 to 1. */
  onShare?: (share: number) => void
  /** Ends the reading with its reason. */
  signal?: AbortSignal
}

/** A file to read, opened anew as often as its format needs. */
export type SourceFile = {
  name: string
  /** The archive and the folder in it where it lies: what lies together belongs together. */
  folder?: string
  open: () => ByteStream
  /** Where it lies, when it is a file of its own. */
  path?: string
  /** How much there is to read, in bytes. */
  size?: number
  /** Who follows the reading of what is not opened piece by piece: workbooks. */
  watch?: Watch
}
