import { describe, expect, vi } from 'vitest'
import pg from 'pg'
import { adminQuery } from '#server/testing/databases.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { listenForWork } from './wake-ups.ts'

const soon = 20

/** A pool whose connections are counted and can be held back on their way. */
function heldPool(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'wake-ups' })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const held = { asked: 0, go: Promise.resolve() }
  const connectLater = async () => {
    held.asked++
    await held.go
    return connect()
  }
  return { pool: Object.assign(pool, { connect: connectLater }), held }
}

const cut = (url: string) =>
  adminQuery(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'wake-ups' and datname = current_database()`,
  )

const notify = (url: string) => adminQuery(url, `select pg_notify('shop_work', 'jobs')`)

describe('a node that listens for work', () => {
  test('gives back a connection that came only after it was told to stop', async ({ committed }) => {
    const { pool, held } = heldPool(committed.url)
    const stop = listenForWork(pool, () => undefined, soon)
    await eventually(() => expect(pool.totalCount).toBe(1))
    let letGo = () => {}
    held.go = new Promise((resolve) => (letGo = resolve))
    await eventually(async () => {
      await cut(committed.url)
      expect(held.asked).toBe(2)
    })
    const stopped = stop()
    letGo()
    await stopped
    await pool.end()
    expect(pool.totalCount).toBe(0)
  })

  test('gives back a connection on which the database does not let it listen', async ({ committed }) => {
    const { pool, held } = heldPool(committed.url)
    pool.on('connect', (client) => {
      client.query = () => Promise.reject(new Error('not now'))
    })
    const stop = listenForWork(pool, () => undefined, soon)
    await eventually(() => expect(held.asked).toBeGreaterThan(3))
    await stop()
    await pool.end()
    expect(pool.totalCount).toBe(0)
  })

  test('hears of it, and hears again after its connection was lost', async ({ committed }) => {
    const { pool, held } = heldPool(committed.url)
    const heard = vi.fn<(table: string) => void>()
    const stop = listenForWork(pool, heard, soon)
    await eventually(async () => {
      await notify(committed.url)
      expect(heard).toHaveBeenCalledWith('jobs')
    })
    await cut(committed.url)
    await eventually(() => expect(held.asked).toBeGreaterThan(1))
    heard.mockClear()
    await eventually(async () => {
      await notify(committed.url)
      expect(heard).toHaveBeenCalledWith('jobs')
    })
    await stop()
    await pool.end()
  })
})
