import type { Socket } from 'node:net'
import pg from 'pg'

/** What the driver knows of a connection besides what its types tell. */
type Driven = {
  /** Whether all that was asked is answered. */
  readyForQuery: boolean
  /** Of the server. */
  processID: number
  connection: { stream: Socket }
}

/** Up to where somebody has heard of a connection, and when. */
type Heard = { bytes: number; at: number }

type Options = {
  url: string
  /** Milliseconds an answer may stay away before anybody asks whether it is still to come. */
  patience?: number
  /** Milliseconds between two looks. */
  every?: number
}

/** Looks in a row for which nobody could connect to the server at all. */
const mostFailed = 3

/**
 * Ends connections whose answers will never come. Where the host of the database vanishes without a word, as in many a
 * failover, the network sends again what was on its way for a quarter of an hour: as many requests as there are connections
 * would wait that long, and all others for theirs. How long a statement takes does not matter: another connection asks the
 * server whether it is still at work.
 * @returns stops looking
 */
export function endLostAnswers(
  pools: readonly pg.Pool[],
  { url, patience = 30_000, every = 10_000 }: Options,
): () => void {
  const taken = new Map<Driven, Heard>()
  for (const pool of pools) {
    pool.on('acquire', (client) => void taken.set(driven(client), { bytes: -1, at: 0 }))
    pool.on('release', (_, client) => void taken.delete(driven(client)))
    pool.on('remove', (client) => void taken.delete(driven(client)))
  }
  const silentOnes = () =>
    [...taken].flatMap(([one, heard]) => (silenceOf(one, heard) > patience ? [one] : []))
  let failed = 0
  const look = async (): Promise<void> => {
    const silent = silentOnes()
    if (silent.length === 0) return
    try {
      const atWork = await stillAtWork(url, silent, patience)
      failed = 0
      end(silentOnes().filter((one) => silent.includes(one) && !atWork.has(one.processID)))
    } catch (error) {
      failed = isFull(error) ? 0 : failed + 1
      if (failed >= mostFailed) end(silentOnes())
    }
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether a server has answered, and has no connection left to tell who is at work: whoever waits for it is waiting for something. */
const isFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '53300'

const driven = (client: pg.PoolClient) => client as unknown as Driven

/** Milliseconds for which nothing was heard of what was asked; notes what is heard by now. */
function silenceOf({ readyForQuery, connection }: Driven, heard: Heard): number {
  const { bytesRead } = connection.stream
  if (readyForQuery || bytesRead !== heard.bytes)
    Object.assign(heard, { bytes: bytesRead, at: performance.now() })
  return performance.now() - heard.at
}

function end(lost: readonly Driven[]): void {
  for (const { connection } of lost)
    connection.stream.destroy(new Error('Connection terminated, for its server has forgotten it'))
}

/**
 * Processes of the server whose answers are still to come. It has forgotten the others, or has answered long ago. All of them
 * behind a pooler, which tells numbers of its own.
 */
async function stillAtWork(url: string, silent: readonly Driven[], patience: number): Promise<Set<number>> {
  const asked = silent.map(({ processID }) => processID)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'shop-look',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ own: number; working: number[] }>(
      `select pg_backend_pid() as own, array(
         select pid from pg_stat_activity where pid = any ($1::int[])
         and not (state like 'idle%' and state_change < clock_timestamp() - $2 * interval '1 ms')
       ) as working`,
      [asked, patience],
    )
    const { own, working = [] } = rows[0] ?? {}
    return new Set(own === (client as unknown as Driven).processID ? working : asked)
  } finally {
    await client.end().catch(() => undefined)
  }
}
