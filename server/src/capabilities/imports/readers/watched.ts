import type { Delivery, Format } from './delivery.ts'
import type { ByteStream } from './row.ts'
import type { SourceFile } from './source-file.ts'

/** How often a delivery is read until its first rows are known; workbooks are read by a library, as a whole. */
const readings: Readonly<Record<Format, number>> = { datanorm: 3, bmecat: 1, csv: 1, xlsx: 1 }

type Watch = {
  /** Told how much has been read of all that has to be, 0 to 1. */
  onShare: (share: number) => void
  /** Ends the reading with its reason. */
  signal: AbortSignal
}

/** A delivery of which somebody wants to know how far it is read until its first rows are known, and may stop it. */
export function watched(delivery: Delivery, { onShare, signal }: Watch): Delivery {
  const total = delivery.files.reduce((sum, { size = 0 }) => sum + size, 0) * readings[delivery.format]
  let read = 0
  const watch = async function* (bytes: ByteStream): ByteStream {
    for await (const piece of bytes) {
      signal.throwIfAborted()
      yield piece
      read += piece.length
      if (total > 0) onShare(Math.min(1, read / total))
    }
  }
  const files = delivery.files.map((file): SourceFile => ({ ...file, open: () => watch(file.open()) }))
  return { ...delivery, files }
}
