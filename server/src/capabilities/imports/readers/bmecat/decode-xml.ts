import iconv from 'iconv-lite'
import { UnreadableFileError, type ByteStream } from '../row.ts'

/** Bytes of an XML file as text, in the encoding of its byte order mark or XML declaration, else UTF-8. */
export async function* decodeXml(bytes: ByteStream): AsyncGenerator<string> {
  let decoder: ReturnType<typeof iconv.getDecoder> | undefined
  let head = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.write(Buffer.from(chunk))
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < 256) continue
    decoder = iconv.getDecoder(encodingOf(head))
    yield decoder.write(head)
  }
  decoder ??= iconv.getDecoder(encodingOf(head))
  if (head.length < 256) yield decoder.write(head)
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
