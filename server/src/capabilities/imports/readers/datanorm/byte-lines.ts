import type { ByteStream } from '../row.ts'

/**
 * One line of a file, still bytes: its code page is known only to whoever reads the whole. `isCut` where the file ends
 * before the line does, `isTooLong` where only its beginning is here.
 */
export type ByteLine = { line: number; bytes: Buffer; isCut?: true; isTooLong?: true }

/** Longest line taken, in bytes; a record has at most a few hundred. */
const maxLength = 65_536
/** Bytes of a longer one that are handed over, for the report. */
const shownLength = 256
const [lineFeed, carriageReturn] = [0x0a, 0x0d]
const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)

/**
 * Lines of a stream, handed over piece by piece; blank ones, the end mark of old programs and a byte order mark are left
 * out.
 */
export async function* byteLines(stream: ByteStream): AsyncGenerator<ByteLine[]> {
  let rest: Buffer = Buffer.alloc(0)
  let line = 0
  let isSkipping = false
  for await (const chunk of stream) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    const lines: ByteLine[] = []
    let start = 0
    for (const end of lineEnds(bytes)) {
      line += 1
      if (!isSkipping) push(lines, line, bytes.subarray(start, end))
      isSkipping = false
      start = end + 1
    }
    rest = bytes.subarray(start)
    if (rest.length > maxLength) {
      if (!isSkipping) push(lines, line + 1, rest.subarray(0, shownLength), { isTooLong: true })
      isSkipping = true
      // The last byte may be the first half of a line end.
      rest = rest.subarray(-1)
    }
    if (lines.length > 0) yield lines
  }
  if (isSkipping) return
  const last: ByteLine[] = []
  push(last, line + 1, rest, { ...(endsInside(rest) && { isCut: true }) })
  if (last.length > 0) yield last
}

/** Whether a file ends here in the middle of a field: without line end, end mark, or the semicolon that closes records. */
function endsInside(rest: Buffer): boolean {
  const text = rest.toString('latin1')
  const ending = text.endsWith('\r') ? '\r' : (text.trimEnd().at(-1) ?? '')
  return text.includes(';') && ![';', '\r', '\u001A'].includes(ending)
}

/** Places of line feeds; of carriage returns where there are no line feeds, as old Macs wrote. */
function* lineEnds(bytes: Buffer): Generator<number> {
  const mark = bytes.includes(lineFeed) ? lineFeed : carriageReturn
  // The last byte may be the first half of a line end whose line feed is still to come.
  const last = mark === lineFeed ? bytes.length : bytes.length - 1
  for (let end = bytes.indexOf(mark); end !== -1 && end < last; end = bytes.indexOf(mark, end + 1)) yield end
}

function push(lines: ByteLine[], line: number, bytes: Buffer, how: Partial<ByteLine> = {}): void {
  let start = bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0
  // Where files were put together by copying, the end mark of one stands before the next.
  while (isMark(bytes[start])) start += 1
  let end = bytes.length
  while (end > start && isMark(bytes[end - 1])) end -= 1
  const content = bytes.subarray(start, end)
  if (content.some((byte) => !isBlank(byte))) lines.push({ line, bytes: content, ...how })
}

/** Carriage return, or what ends a file under old systems. */
const isMark = (byte: number | undefined): boolean => byte === carriageReturn || byte === 0x1a
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0
