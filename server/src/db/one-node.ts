import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Options = {
  databaseUrl: string
  /** Any number, the same on all nodes. */
  lock: number
  /**
   * The work, which goes on until the signal says to end: this process stops, or the lock was lost with its
   * connection and another node may have begun.
   */
  work: (signal: AbortSignal) => Promise<void>
  /** Milliseconds between two tries to get the lock, and before work that failed begins anew. */
  every?: number
  onError: (error: unknown) => void
}

/** A node that disappeared without a word is noticed, and its lock is free, after half a minute. */
const keepAlive = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'

/**
 * Does work on one node only: that which holds a lock of the database. When it ends or dies, another takes over. Gives
 * the function that stops it.
 */
export function onOneNode({ databaseUrl, lock, work, every = 2000, onError }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const pause = () => wait(every, undefined, { signal: stopping.signal }).catch(() => undefined)

  const once = async (): Promise<void> => {
    const lost = new AbortController()
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'shop-lead',
      // The same from this side: otherwise it would hear of it hours after another node has begun.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      options: keepAlive,
    })
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    try {
      await client.connect()
      while (!stopping.signal.aborted && !(await tryLock(client, lock))) await pause()
      const signal = AbortSignal.any([stopping.signal, lost.signal])
      if (!signal.aborted) await work(signal)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await once().catch(onError)
      await pause()
    }
  })()
  return async () => {
    stopping.abort()
    await running
  }
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock])
  return rows[0]?.got === true
}
