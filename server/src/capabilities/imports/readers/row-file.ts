import { createReadStream } from 'node:fs'
import { readCsv } from './csv.ts'
import { readNdjson } from './ndjson.ts'
import type { ByteStream, ReadRow } from './row.ts'

/** Rows of one kind from a file, NDJSON or CSV by its name; `onBytes` follows how far it is. */
export function readRowFile(
  { name, path }: { name: string; path: string },
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<ReadRow> {
  const read = /\.(?:ndjson|jsonl|json)$/i.test(name) ? readNdjson : readCsv
  return read(bytesOf(path, onBytes))
}

/** Opens the file when it is first read, so that its absence is met by whoever reads. */
async function* bytesOf(
  path: string,
  onBytes: (bytes: number) => void,
): ByteStream & AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    onBytes(chunk.length)
    yield chunk
  }
}
