import { Transform } from 'node:stream'

/**
 * Joins the chunks that come within one turn of the event loop. A page is rendered in pieces of 2 kB; to compress and
 * send each by itself costs four times as much, and is a tenth more to send. Nothing waits for what comes later.
 * @param most bytes after which a joined chunk goes on in any case
 */
export function gathering(most = 65_536): Transform {
  let chunks: Buffer[] = []
  let size = 0
  let timer: NodeJS.Immediate | undefined
  const send = (stream: Transform): void => {
    clearImmediate(timer)
    timer = undefined
    if (size > 0) stream.push(Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= most) send(this)
      else timer ??= setImmediate(send, this)
      done()
    },
    flush(done) {
      send(this)
      done()
    },
    destroy(error, done) {
      clearImmediate(timer)
      done(error)
    },
  })
}
