import type { Delivery, Format } from './delivery.ts'
import type { ByteStream } from './row.ts'
import type { SourceFile, Watch } from './source-file.ts'

/** How often a delivery is read until its first rows are known. */
const readings: Readonly<Record<Format, number>> = { datanorm: 3, bmecat: 1, etim: 1, csv: 1, xlsx: 1 }

/** A delivery of which somebody wants to know how far it is read until its first rows are known, and may stop it. */
export function watched(delivery: Delivery, { onShare, signal }: Required<Watch>): Delivery {
  const total = delivery.files.reduce((sum, { size = 0 }) => sum + size, 0) * readings[delivery.format]
  let read = 0
  const take = (bytes: number) => {
    read += bytes
    if (total > 0) onShare(Math.min(1, read / total))
  }
  const watch = async function* (bytes: ByteStream): ByteStream {
    for await (const piece of bytes) {
      signal.throwIfAborted()
      yield piece
      take(piece.length)
    }
  }
  const ofWorkbook = ({ size = 0 }: SourceFile): Watch => {
    let before = 0
    return {
      signal,
      onShare: (share) => {
        take((share - before) * size)
        before = share
      },
    }
  }
  const files = delivery.files.map((file): SourceFile => ({
    ...file,
    open: () => watch(file.open()),
    watch: ofWorkbook(file),
  }))
  return { ...delivery, files }
}
