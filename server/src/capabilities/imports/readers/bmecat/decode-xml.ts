import iconv from 'iconv-lite'
import { decodeText } from '../decode-text.ts'
import { UnreadableFileError, type ByteStream } from '../row.ts'

/** Files that call themselves ISO-8859-1 are in practice Windows-1252, which differs in control codes only. */
const windows = /^(?:utf-?8|utf-?16.*|iso-?8859-?1|latin-?1|us-ascii|windows-?1252|win-?1252|cp-?1252)$/i

/**
 * Bytes of an XML file as text. Programs copy the first line of others: whatever a file calls itself, it is read as UTF-8
 * (or UTF-16) as far as it is that, and goes on in the encoding it declares, or in Windows-1252.
 *
 * @throws {UnreadableFileError} UNKNOWN_ENCODING
 */
export async function* decodeXml(bytes: ByteStream): AsyncGenerator<string> {
  const chunks = bytes[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  try {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      head = Buffer.concat([head, next.value])
      if (head.length >= 256) break
    }
    yield* decodeText(withHead(head, { [Symbol.asyncIterator]: () => chunks }), encodingOf(head))
  } finally {
    // Who has seen enough of the head, or refuses it, leaves no file open.
    await chunks.return?.()
  }
}

async function* withHead(head: Uint8Array, rest: ByteStream): AsyncGenerator<Uint8Array> {
  yield head
  yield* rest
}

/** What bytes are that are not UTF-8, by the XML declaration. */
function encodingOf(head: Buffer): string {
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1', 0, 1000),
  )?.[1]
  if (declared === undefined || windows.test(declared)) return 'win1252'
  if (!iconv.encodingExists(declared)) throw new UnreadableFileError('UNKNOWN_ENCODING', declared)
  return declared
}
