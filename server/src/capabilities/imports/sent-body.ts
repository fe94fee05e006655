import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type ByteStream, UnreadableFileError } from './readers/row.ts'

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** How a body may be packed, as the header Content-Encoding names it. */
export const encodings: readonly string[] = Object.keys(unpackers)

/**
 * The bytes of a request as they were before they were packed; undefined where they are packed in another way.
 *
 * @throws {UnreadableFileError} while it is read: CONNECTION_LOST where whoever sends went away, BROKEN_FILE where what
 * is packed is broken or cut off
 */
export function sentBody(body: Readable, encoding = ''): ByteStream | undefined {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return readOut(body)
  const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined
  return unpack && readOut(pipeline(body, heard(unpack()), () => undefined))
}

/** What is wrong is met by whoever reads, later: until then nobody listens, and an error nobody hears ends the process. */
function heard(unpacking: Transform): Transform {
  return unpacking.on('error', () => undefined)
}

/** Who goes away is no fault of the shop, and his reset connection not that of the database. */
async function* readOut(bytes: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    const { code = '', message } = error as Partial<NodeJS.ErrnoException>
    const isLost = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)
    throw new UnreadableFileError(isLost ? 'CONNECTION_LOST' : 'BROKEN_FILE', message ?? '')
  }
}
