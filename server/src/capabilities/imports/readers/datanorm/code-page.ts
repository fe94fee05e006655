import iconv from 'iconv-lite'
import type { ByteStream } from '../row.ts'

export type CodePage = 'utf-8' | 'cp850' | 'win1252'

// ä ö ü Ä Ö Ü ß, in CP850 (and CP437, which has the same letters there) and in Windows-1252.
const dos = new Set([0x84, 0x94, 0x81, 0x8e, 0x99, 0x9a, 0xe1])
const windows = new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf])

/**
 * The code page of a file, from all of its bytes: UTF-8 where they can be, else the one in which more of them are
 * German letters. The standard says CP850; files of today come in all three.
 */
export async function codePageOf(stream: ByteStream): Promise<CodePage> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let counts = { dos: 0, windows: 0 }
  let isUtf8 = true
  for await (const chunk of stream) {
    if (isUtf8) isUtf8 = decodes(utf8, chunk)
    counts = countLetters(chunk, counts)
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8'
  return counts.dos > counts.windows || counts.dos + counts.windows === 0 ? 'cp850' : 'win1252'
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

function countLetters(chunk: Uint8Array, counts: { dos: number; windows: number }) {
  let [inDos, inWindows] = [counts.dos, counts.windows]
  for (const byte of chunk) {
    if (byte < 0x80) continue
    if (dos.has(byte)) inDos += 1
    else if (windows.has(byte)) inWindows += 1
  }
  return { dos: inDos, windows: inWindows }
}

/** Bytes of a line as text. */
export function decodeLine(bytes: Buffer, codePage: CodePage): string {
  // Most lines are plain ASCII, for which no table is needed.
  const text = bytes.toString('latin1')
  if (!/[\u0080-\u00FF]/.test(text)) return text
  return codePage === 'utf-8' ? bytes.toString('utf8') : iconv.decode(bytes, codePage)
}
