import { inject } from 'vitest'

/**
 * The database server of this worker alone. Who follows the change log waits for every transaction that is open on the
 * server, in whatever database, and those of the tests stay open as long as a test takes.
 */
export function testServer(): string {
  const servers = inject('testServers')
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1)
  const server = servers[worker - 1]
  if (server === undefined) throw new Error(`there is no database server for worker ${worker}`)
  return server
}
