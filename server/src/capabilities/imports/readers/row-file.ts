import { createReadStream } from 'node:fs'
import { readCsv } from './csv.ts'
import { readNdjson } from './ndjson.ts'
import { type ByteStream, type ReadRow, UnreadableFileError } from './row.ts'
import { signatureOf } from './signatures.ts'

/**
 * Rows of one kind from a file, NDJSON or CSV by its name; `onBytes` follows how far it is.
 *
 * @throws {UnreadableFileError} NOT_ROWS where it is no text at all, or XML, and those of the formats
 */
export function readRowFile(
  { name, path }: { name: string; path: string },
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<ReadRow> {
  const read = /\.(?:ndjson|jsonl|json)$/i.test(name) ? readNdjson : readCsv
  return read(bytesOf({ name, path }, onBytes))
}

/** Opens the file when it is first read, so that its absence is met by whoever reads. */
async function* bytesOf(
  { name, path }: { name: string; path: string },
  onBytes: (bytes: number) => void,
): ByteStream & AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    // A workbook or catalogue read as rows would be lines of rubbish, or none, and nobody told.
    if (isFirst && (signatureOf(chunk) !== undefined || isMarkup(chunk)))
      throw new UnreadableFileError('NOT_ROWS', name)
    isFirst = false
    onBytes(chunk.length)
    yield chunk
  }
}

const isMarkup = (head: Buffer): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*<[?!\w]/.test(head.subarray(0, 100).toString('latin1'))
