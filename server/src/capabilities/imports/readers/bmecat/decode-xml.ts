import iconv from 'iconv-lite'
import { decodeText } from '../decode-text.ts'
import { UnreadableFileError, type ByteStream } from '../row.ts'

/**
 * Bytes of an XML file as text, in the encoding of its byte order mark or XML declaration, else UTF-8. A file that
 * calls itself UTF-8 and is not goes on as Windows-1252: programs copy the first line of others.
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
  if (/^utf-?8$/i.test(encoding)) yield* decodeText(all)
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

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1', 0, 1000),
  )?.[1]
  if (declared === undefined) return 'utf-8'
  // Files that call themselves ISO-8859-1 are in practice Windows-1252, which differs in control codes only.
  if (/^(?:iso-?8859-?1|latin-?1|us-ascii)$/i.test(declared)) return 'win1252'
  if (!iconv.encodingExists(declared)) throw new UnreadableFileError('UNKNOWN_ENCODING', declared)
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}
