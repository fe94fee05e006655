import type { Segment } from './segment.ts'

/** Article of a matnr in a segment, deleted or not; -1 when there is none. */
export function findArticle({ matnrs, matnrOrder }: Segment, matnr: string): number {
  const wanted = Buffer.from(matnr)
  const bytes = Buffer.from(matnrs.bytes.buffer, matnrs.bytes.byteOffset, matnrs.bytes.byteLength)
  let low = 0
  let high = matnrOrder.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const doc = matnrOrder[middle]!
    const order = bytes.compare(wanted, 0, wanted.length, matnrs.offsets[doc], matnrs.offsets[doc + 1])
    if (order === 0) return doc
    if (order < 0) low = middle + 1
    else high = middle
  }
  return -1
}
