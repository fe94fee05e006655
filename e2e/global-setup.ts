import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { adminQuery, onDatabase } from '../server/src/testing/databases.ts'
import { endWithRunner } from '../server/src/testing/end-with-runner.ts'
import { startShop } from './shop.ts'

/** The database with the demo wholesaler that every worker clones. */
export const demoTemplate = 'template_demo'

/**
 * Starts one database server for all journeys, which ends with them even if they are killed, and loads the demo wholesaler
 * once, by a first start of the shop.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-journeys-'))
  await chmod(folder, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const server = await startEmbedded(folder, { settings, database: 'admin' })
  const stopWatching = endWithRunner(server.pid, folder)
  const given = process.env['TEST_DATABASE_URL']
  const admin = given ?? server.url
  await adminQuery(admin, `drop database if exists ${demoTemplate} with (force)`)
  await adminQuery(admin, `create database ${demoTemplate}`)
  const shop = await startShop({ databaseUrl: onDatabase(admin, demoTemplate) })
  await shop.stop()
  process.env['JOURNEYS_ADMIN_URL'] = admin
  return async () => {
    stopWatching()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
