import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks at what is being sent. */
const between = 5000
/** Looks within which so many bytes must have come, where the shop waits for them: a minute, as proxies wait. */
const looks = 12
const leastBytes = 1000
/** Looks after which what no stream is read from, such as a form, must be there whole: five minutes. */
const mostLooks = 60
/** Bytes from which on a body is no form. */
const formBytes = 1024 * 1024

type Body = {
  request: IncomingMessage
  /** The request itself loses it where who reads gives up. */
  socket: Socket
  isForm: boolean
  /** Looks since it began, and since it last came on, with the bytes of its connection then. */
  age: number
  waited: number
  bytes: number
}

/**
 * Gives up bodies that come too slowly, as Node gives up headers that do (`unreadable-request.ts` answers both): nobody
 * holds a connection for hours by a byte a second. An import may take as long as it likes while it goes on, and as
 * long as the shop is not done with what has come. Looks are counted, not time: a clock that jumps and a process that
 * stood still are no fault of who sends.
 */
export function endSlowBodies(app: FastifyInstance): void {
  const open = new Set<Body>()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    timer = setInterval(() => open.forEach(lookAt), between).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    if (hasBody(raw)) {
      const isForm = (routeOptions.bodyLimit ?? 0) <= formBytes
      const { socket } = raw
      const body = { request: raw, socket, isForm, age: 0, waited: 0, bytes: socket.bytesRead }
      open.add(body)
      raw.once('close', () => open.delete(body))
    }
    next()
  })

  function lookAt(body: Body): void {
    const { socket, request } = body
    const { complete, readableLength } = request
    if (complete || socket.destroyed) return
    body.age++
    if (readableLength > 0 || socket.bytesRead - body.bytes >= leastBytes) {
      body.bytes = socket.bytesRead
      body.waited = 0
    } else body.waited++
    if (body.waited < looks && !(body.isForm && body.age >= mostLooks)) return
    const error = new Error('a body came too slowly')
    app.server.emit('clientError', Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
