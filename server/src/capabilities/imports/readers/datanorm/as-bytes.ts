import iconv from 'iconv-lite'
import { wideEncodingOf } from '../decode-text.ts'
import type { ByteStream } from '../row.ts'
import type { SourceFile } from '../source-file.ts'

/**
 * A file whose lines can be told apart byte by byte: one that was saved as "Unicode" (UTF-16 with its mark), which the
 * standard does not know and office programs write nevertheless, comes as UTF-8; any other as it is.
 */
export function asBytes(source: SourceFile): SourceFile {
  return { ...source, open: () => narrowed(source.open()) }
}

async function* narrowed(stream: ByteStream): ByteStream {
  let decoder: ReturnType<typeof iconv.getDecoder> | undefined
  let isFirst = true
  for await (const chunk of stream) {
    const wide = isFirst ? wideEncodingOf(chunk) : undefined
    if (wide) decoder = iconv.getDecoder(wide)
    isFirst = false
    yield decoder ? Buffer.from(decoder.write(Buffer.from(chunk))) : chunk
  }
  const rest = decoder?.end()
  if (rest !== undefined) yield Buffer.from(rest)
}
