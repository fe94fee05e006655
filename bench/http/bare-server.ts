/**
 * The yardstick: a Fastify server that sends answers ready-made. Started as a process of its own with the folder the
 * answers lie in; `GET|POST /{n}` sends the file `{n}` with the headers of `{n}.json`. Prints its port.
 */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'

type Answer = { headers: Record<string, string>; body: Buffer }

const folder = process.argv[2] ?? ''
const names = (await readdir(folder)).filter((name) => !name.endsWith('.json'))
const answers = new Map<string, Answer>()
for (const name of names) {
  const headers = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as Answer['headers']
  answers.set(name, { headers, body: await readFile(path.join(folder, name)) })
}

const app = Fastify()
app.route<{ Params: { name: string } }>({
  method: ['GET', 'POST'],
  url: '/:name',
  handler: async (request, reply) => {
    const answer = answers.get(request.params.name)
    if (answer === undefined) return reply.callNotFound()
    return reply.headers(answer.headers).send(answer.body)
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(typeof address === 'object' ? address?.port : address)
