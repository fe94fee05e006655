import { once } from 'node:events'
import { type AddressInfo, connect as dial, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { adminQuery } from '#server/testing/databases.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { type Connection, connect } from './connection.ts'
import { unreachable } from './outages.ts'

const patience = 100

/** A way to the database that can swallow what it carries without a word, and give the server's processes other numbers, as a pooler does. */
async function aWayTo(url: string, { isPooler = false } = {}) {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const dialServer = () =>
    folder === null ? dial(Number(port), hostname) : dial(path.join(folder, `.s.PGSQL.${port}`))
  const sockets = new Set<Socket>()
  const lost = new Set<Socket>()
  const way = {
    takesNewOnes: true,
    isFull: false,
    swallow: () => sockets.forEach((socket) => lost.add(socket)),
  }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (!way.takesNewOnes) {
      near.destroy()
      return
    }
    if (way.isFull) {
      near.once('data', () => near.end(tooMany))
      return
    }
    const far = dialServer()
    far.on('error', () => undefined)
    for (const socket of [near, far]) sockets.add(socket)
    near.on('data', (bytes) => void (lost.has(near) || far.write(bytes)))
    far.on('data', (bytes) => void (lost.has(near) || near.write(isPooler ? renumbered(bytes) : bytes)))
    near.on('close', () => far.destroy())
    far.on('close', () => void (lost.has(near) || near.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.search = ''
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const connection = connect(address.href, { patience })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await connection.close()
    server.close()
  })
  return { ...connection, way }
}

/** What a server answers that has no connection left (message E). */
const fields = 'SFATAL\0C53300\0Msorry, too many clients already\0\0'
const tooMany = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), Buffer.from(fields)])

/** Tells another number of the process: the message K holds it and a key. */
function renumbered(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at >= 0) bytes.writeInt32BE(bytes.readInt32BE(at + 5) + 1_000_000, at + 5)
  return bytes
}

/** A statement under way, its failure, and how to end its process on the server. */
async function underWay({ db }: Connection, url: string) {
  const failed: Promise<unknown> = db
    .execute(sql`select pg_sleep(20), 'under way'`)
    .catch((error: unknown) => error)
  const where = `from pg_stat_activity where query like '%under way%' and application_name = 'shop' and datname = current_database()`
  await eventually(() => adminQuery(url, `select 1 / count(*) ${where}`))
  return { failed, end: () => adminQuery(url, `select pg_terminate_backend(pid) ${where}`) }
}

describe('a statement whose answer will never come ends', () => {
  test('where the server has forgotten it, and its connection is replaced', async ({
    committed: { url },
  }) => {
    const connection = await aWayTo(url)
    const { failed, end } = await underWay(connection, url)
    connection.way.swallow()
    await end()
    expect(unreachable(await failed)).toBeDefined()
    expect((await connection.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  test('where the server has answered long ago', async ({ committed: { url } }) => {
    const { db, way } = await aWayTo(url)
    await db.execute(sql`select 1`)
    const failed: Promise<unknown> = db.execute(sql`select pg_sleep(0.2)`).catch((error: unknown) => error)
    await wait(100)
    way.swallow()
    expect(unreachable(await failed)).toBeDefined()
  })

  test('within a transaction, whose connection does not come back either', async ({ committed: { url } }) => {
    const { db, way, pool } = await aWayTo(url)
    const failed: unknown = await db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        way.swallow()
        await tx.execute(sql`select 2`)
      })
      .catch((error: unknown) => error)
    expect(unreachable(failed)).toBeDefined()
    expect(pool.totalCount).toBe(0)
  })

  test('where nobody can connect to the server any more', async ({ committed: { url } }) => {
    const connection = await aWayTo(url)
    const { failed, end } = await underWay(connection, url)
    connection.way.swallow()
    connection.way.takesNewOnes = false
    expect(unreachable(await failed)).toBeDefined()
    await end()
  })
})

describe('nothing is ended', () => {
  test.for([false, true])(
    'that the server is still at work on; behind a pooler: %s',
    async (isPooler, { committed: { url } }) => {
      const { db } = await aWayTo(url, { isPooler })
      const { rows } = await db.execute(sql`select pg_sleep(${(patience * 10) / 1000}), 1 as one`)
      expect(rows).toMatchObject([{ one: 1 }])
    },
  )

  test('while the server has no connection left to be asked by', async ({ committed: { url } }) => {
    const { db, way } = await aWayTo(url)
    await db.execute(sql`select 1`)
    way.isFull = true
    const { rows } = await db.execute(sql`select pg_sleep(${(patience * 15) / 1000}), 1 as one`)
    expect(rows).toMatchObject([{ one: 1 }])
  })

  test('of a connection that has nothing to answer', async ({ committed: { url } }) => {
    const { pool } = await aWayTo(url)
    const client = await pool.connect()
    await wait(patience * 10)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
  })
})
