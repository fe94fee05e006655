import { PassThrough, type Readable } from 'node:stream'

/**
 * A body as a stream that may be given up. Many programs send all of it before they listen: they would wait for the
 * connection's end and never hear what is wrong, so the rest is read on and thrown away. Whoever has taken what he
 * needs destroys it.
 */
export function untilGivenUp(sent: Readable): Readable {
  const body = new PassThrough()
  sent.on('error', (error) => body.destroy(error))
  // Its own end closes it, too: then there is no rest.
  body.once('close', () => sent.unpipe(body).resume())
  // Nobody may be listening yet, or any more.
  body.on('error', () => undefined)
  return sent.pipe(body)
}
