import { createServer, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * A server that gives each answer of another one from memory once it has been asked for: what a browser needs with it is
 * the browser's own time.
 * @param origin of the server whose answers are kept, http://127.0.0.1:1234
 * @returns its address, ending in a slash
 */
export async function readyMade(origin: string): Promise<{ url: string; close: () => void }> {
  const kept = new Map<string, Answer>()
  const server = createServer((request, reply) => {
    void buffer(request).then(async (body) => {
      const { method = 'GET', url = '/', headers } = request
      const name = JSON.stringify([method, url, headers.accept, headers['accept-encoding'], body.toString()])
      const answer = kept.get(name) ?? (await fetched(origin, request, body))
      kept.set(name, answer)
      reply.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

function fetched(origin: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(new URL(url ?? '/', origin), { method, headers }, (response) => {
      buffer(response).then((content) => {
        const { 'transfer-encoding': _, ...others } = response.headers
        resolve({
          status: response.statusCode ?? 502,
          headers: { ...others, 'content-length': content.length },
          body: content,
        })
      }, reject)
    })
    sent.on('error', reject).end(body)
  })
}
