import { type Server, createServer, request } from 'node:http'
import { once } from 'node:events'

/** A proxy as operators put it in front of several nodes: every request goes to the next one. */
export async function roundRobin(
  nodes: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  let next = 0
  const proxy: Server = createServer((incoming, outgoing) => {
    const node = new URL(nodes[next++ % nodes.length] ?? '')
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const passed = request(
      { host: node.hostname, port: node.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.once('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
