import type { ByteStream } from '../row.ts'

/** One line of a file, still bytes: its code page is known only to whoever reads the whole. */
export type ByteLine = { line: number; bytes: Buffer }

/** Longest line taken, in bytes; a record has at most a few hundred. */
const maxLength = 65_536
const [lineFeed, carriageReturn, endOfFile] = [0x0a, 0x0d, 0x1a]

/** Lines of a stream, handed over piece by piece; blank ones and the end mark of old programs are left out. */
export async function* byteLines(stream: ByteStream): AsyncGenerator<ByteLine[]> {
  let rest: Buffer = Buffer.alloc(0)
  let line = 0
  for await (const chunk of stream) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    const lines: ByteLine[] = []
    let start = 0
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
      line += 1
      push(lines, line, bytes.subarray(start, end))
      start = end + 1
    }
    rest = bytes.subarray(start)
    if (rest.length > maxLength) {
      push(lines, line + 1, rest)
      // What goes on of it is met as a line of its own and refused like this part.
      rest = Buffer.alloc(0)
    }
    if (lines.length > 0) yield lines
  }
  const last: ByteLine[] = []
  push(last, line + 1, rest)
  if (last.length > 0) yield last
}

function push(lines: ByteLine[], line: number, bytes: Buffer): void {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === carriageReturn || bytes[end - 1] === endOfFile)) end -= 1
  if (end > 0) lines.push({ line, bytes: bytes.subarray(0, end) })
}
