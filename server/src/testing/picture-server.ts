import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Another server on loopback for the time of a test. */
export async function pictureServer(answers: Record<string, RequestListener>) {
  const asked: { path: string; host: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, host: request.headers.host ?? '', headers: request.headers })
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, asked }
}

/** Answers with this body. */
export const giving =
  (body: Buffer | string, type = 'image/png', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(body)
  }

/** Sends visitors on. */
export const leadingTo =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end()
  }
