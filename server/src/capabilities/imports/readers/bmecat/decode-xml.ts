import iconv from 'iconv-lite'
import { decodeText, wideEncodingOf } from '../decode-text.ts'
import { UnreadableFileError, type ByteStream } from '../row.ts'

/** Files that call themselves ISO-8859-1 are in practice Windows-1252, which differs in control codes only. */
const byBytes = /^(?:utf-?8|utf-?16.*|iso-?8859-?1|latin-?1|us-ascii|windows-?1252|win-?1252|cp-?1252)$/i

/**
 * Bytes of an XML file as text, in the encoding of its byte order mark or XML declaration, else UTF-8. Programs copy the
 * first line of others: a file that calls itself UTF-8 and is not goes on as Windows-1252, and one that calls itself
 * ISO-8859-1 is read as UTF-8 as far as it is.
 */
export async function* decodeXml(bytes: ByteStream): AsyncGenerator<string> {
  const chunks = bytes[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value])
    if (head.length >= 256) break
  }
  const encoding = encodingOf(head)
  const all = withHead(head, { [Symbol.asyncIterator]: () => chunks })
  if (encoding === undefined) yield* decodeText(all)
  else yield* decodeAs(encoding, all)
}

async function* withHead(head: Uint8Array, rest: ByteStream): AsyncGenerator<Uint8Array> {
  yield head
  yield* rest
}

async function* decodeAs(encoding: string, bytes: ByteStream): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  for await (const chunk of bytes) yield decoder.write(Buffer.from(chunk))
  const last = decoder.end()
  if (last !== undefined && last !== '') yield last
}

/** An encoding of its own; undefined for those that bytes tell: UTF-8, UTF-16, Windows-1252 and what it contains. */
function encodingOf(head: Buffer): string | undefined {
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  if (isMarked || wideEncodingOf(head)) return undefined
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1', 0, 1000),
  )?.[1]
  if (declared === undefined || byBytes.test(declared)) return undefined
  if (!iconv.encodingExists(declared)) throw new UnreadableFileError('UNKNOWN_ENCODING', declared)
  return declared
}
