import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connection.ts'
import { unreachable } from './outages.ts'

/** Address of a server that takes connections and never says a word. */
async function aSilentServer(): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`
}

test('a database that takes connections and says nothing is away, instead of keeping everybody waiting', async () => {
  const { db, outside, close } = connect(await aSilentServer(), { connectWithin: 50 })
  onTestFinished(close)
  for (const each of [db, outside]) {
    const failed: unknown = await each.execute(sql`select 1`).catch((error: unknown) => error)
    expect(unreachable(failed)).toBeDefined()
  }
})
