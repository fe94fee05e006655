import { PassThrough, type Readable } from 'node:stream'

/** Bytes of a body nobody wants that are read all the same. */
const mostThrownAway = 100 * 1024 * 1024

/**
 * A body as a stream that may be given up. Many programs send all of it before they listen: they would wait for the
 * connection's end and never hear what is wrong, so the rest is read on and thrown away, up to 100 MiB of it: behind
 * that the connection is closed. Whoever has taken what he needs destroys it.
 */
export function untilGivenUp(sent: Readable): Readable {
  const body = new PassThrough()
  sent.on('error', (error) => body.destroy(error))
  // Its own end closes it, too: then there is no rest.
  body.once('close', () => {
    let left = mostThrownAway
    sent.unpipe(body).on('data', (part: Buffer) => {
      left -= part.length
      if (left < 0) sent.destroy()
    })
    sent.resume()
  })
  // Nobody may be listening yet, or any more.
  body.on('error', () => undefined)
  return sent.pipe(body)
}
