import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const channel = 'shop_work'

/**
 * Listens for work queued by any node: the database names the table at the commit (see guards.sql). A lost connection
 * is opened again; meanwhile the workers' clocks do, so a missed word costs time and nothing else.
 * @param retryEvery milliseconds between the loss of a connection and the next try
 * @returns stops listening; once it has, the pool has its connection back, so that the pool can be ended
 */
export function listenForWork(
  pool: pg.Pool,
  onWork: (table: string) => void,
  retryEvery = 5_000,
): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const stopped = once(signal, 'abort')

  const listenUntilLost = async () => {
    const client = await pool.connect()
    const lost = new Promise((resolve) => client.once('error', resolve))
    client.on('notification', ({ payload }) => onWork(payload ?? ''))
    try {
      await Promise.race([client.query(`listen ${channel}`), lost, stopped])
      await Promise.race([lost, stopped])
    } finally {
      client.release(true)
    }
  }
  const listenOn = async () => {
    while (!signal.aborted) {
      await listenUntilLost().catch(() => undefined)
      await setTimeout(retryEvery, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = listenOn()
  return () => {
    stop.abort()
    return ended
  }
}
