import iconv from 'iconv-lite'
import { plausibility, withEuro } from './plausibility.ts'
import type { ByteStream } from './row.ts'

// The library loads its code pages when it is first asked, all of them from files and in one go: when the process starts
// nobody waits for that, when the first file comes everybody would.
iconv.encodingExists('win1252')

/**
 * Bytes as text, chunk by chunk. UTF-8 (with or without byte order mark) until the first byte that cannot be
 * UTF-8; from there on the encoding given, else Windows-1252 or CP850, which German office programs still write,
 * whichever reads better. Or UTF-16, as spreadsheets save "Unicode text".
 */
export async function* decodeText(bytes: ByteStream, otherwise?: string): AsyncGenerator<string> {
  let carry: Uint8Array = new Uint8Array()
  let fallback: ReturnType<typeof iconv.getDecoder> | undefined
  let first = true
  const shown = otherwise === undefined ? withEuro : (text: string) => text
  for await (const chunk of bytes) {
    if (fallback) {
      yield shown(fallback.write(Buffer.from(chunk)))
      continue
    }
    const wide = first ? wideEncodingOf(chunk) : undefined
    if (wide) {
      fallback = iconv.getDecoder(wide)
      yield fallback.write(Buffer.from(chunk))
      continue
    }
    const all = carry.length === 0 ? chunk : Buffer.concat([carry, chunk])
    const end = completeLength(all)
    carry = all.subarray(end)
    let text = decodeUtf8(all.subarray(0, end))
    if (text === undefined) {
      fallback = iconv.getDecoder(otherwise ?? likelyCodePage(all))
      text = shown(fallback.write(Buffer.from(all)))
    }
    if (first && text !== '') {
      first = false
      text = text.replace(/^\uFEFF/, '')
    }
    if (text !== '') yield text
  }
  const last = fallback?.end()
  if (last !== undefined && last !== '') yield last
  if (!fallback && carry.length > 0)
    yield shown(iconv.decode(Buffer.from(carry), otherwise ?? likelyCodePage(carry)))
}

/** CP858 is CP850 with the euro sign. */
function likelyCodePage(bytes: Uint8Array): 'cp858' | 'win1252' {
  const [dos, windows] = ['cp858', 'win1252'].map((page) =>
    plausibility(iconv.decode(Buffer.from(bytes), page)),
  )
  return (dos ?? 0) > (windows ?? 0) ? 'cp858' : 'win1252'
}

/**
 * UTF-16 by its byte order mark, or because XML begins with a two-byte "<", or any text with two plain letters: databases
 * write no mark. Undefined for anything else.
 */
export function wideEncodingOf(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [a, b, c, d] = head
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  if (isPlain(a) && b === 0 && isPlain(c) && d === 0) return 'utf-16le'
  if (a === 0 && isPlain(b) && c === 0 && isPlain(d)) return 'utf-16be'
  return undefined
}

const isPlain = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x09 && byte < 0x80

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Length without a character whose last bytes are still to come. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte < 0xc0) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
