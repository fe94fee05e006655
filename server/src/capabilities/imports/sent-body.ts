import type { Readable, Transform } from 'node:stream'
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
  if (name === '' || name === 'identity') return readOut(body.iterator({ destroyOnReturn: false }))
  const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined
  return unpack && readOut(through(body, unpack()))
}

/**
 * Reads what is left of a body nobody wanted to its end: a connection with bytes left in it answers no next call.
 */
export function drain(body: Readable): void {
  body.unpipe()
  body.on('error', () => undefined).resume()
}

/** What is packed goes through; the body outlives it, so that what is left of it can be drained. */
function through(body: Readable, unpacking: Transform): Transform {
  // What is wrong is met by whoever reads, later: until then nobody listens, and an error nobody hears ends the process.
  unpacking.on('error', () => undefined)
  body.on('error', (error) => unpacking.destroy(error))
  body.on('close', () => {
    if (!body.readableEnded)
      unpacking.destroy(Object.assign(new Error('cut off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
  })
  return body.pipe(unpacking)
}

/** Who goes away is no fault of the shop, and his reset connection not that of the database. */
async function* readOut(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    const { code = '', message } = error as Partial<NodeJS.ErrnoException>
    const isLost = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)
    throw new UnreadableFileError(isLost ? 'CONNECTION_LOST' : 'BROKEN_FILE', message ?? '')
  }
}
