import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

export type TlsProxy = {
  /** https://localhost:port */
  origin: string
  stop: () => Promise<void>
}

const fixture = (name: string) => readFile(path.join(import.meta.dirname, 'fixtures', name))

/** An https server that passes everything on to `target` and says so in X-Forwarded-*, as a reverse proxy does. */
export async function startTlsProxy(target: string): Promise<TlsProxy> {
  const [cert, key] = await Promise.all([
    fixture('test-only-localhost.cert.pem'),
    fixture('test-only-localhost.key.pem'),
  ])
  const server = createServer({ cert, key }, (incoming, answer) => {
    const { method, url, headers, socket } = incoming
    const passed = request(new URL(url ?? '/', target), {
      method,
      headers: {
        ...headers,
        host: new URL(target).host,
        'x-forwarded-for': socket.remoteAddress ?? '',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': headers.host ?? '',
      },
    })
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
