import type pg from 'pg'

const channel = 'shop_work'
const retryEvery = 5_000

/**
 * Listens for work queued by any node: the database names the table at the commit (see guards.sql). A lost connection
 * is opened again; meanwhile the workers' clocks do, so a missed word costs time and nothing else.
 * @returns stops listening
 */
export function listenForWork(pool: pg.Pool, onWork: (table: string) => void): () => Promise<void> {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const later = () => {
    if (!isStopped) timer = setTimeout(() => void open().catch(later), retryEvery)
  }
  const open = async () => {
    const opened = await pool.connect()
    opened.once('error', () => {
      opened.release(true)
      client = undefined
      later()
    })
    opened.on('notification', ({ payload }) => onWork(payload ?? ''))
    client = opened
    await opened.query(`listen ${channel}`)
  }
  const opening = open().catch(later)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await opening
    client?.release(true)
  }
}
