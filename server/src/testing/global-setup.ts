import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { adminQuery, majorVersion, onDatabase, template } from './databases.ts'
import { endWithRunner } from './end-with-runner.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, see testServer. */
    testServers: string[]
    /** Major version of those servers. */
    testServerVersion: number
  }
}

type Server = { url: string; stop: () => Promise<void> }

/**
 * A server for each worker for the whole run: embedded ones on throw-away folders, which end with the run however that
 * ends, or the one of TEST_DATABASE_URL for the only worker. The tests' databases are clones of a migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const servers =
    given === undefined
      ? await Promise.all(Array.from({ length: project.config.maxWorkers }, throwAwayServer))
      : [{ url: given, stop: () => Promise.resolve() }]
  const urls = servers.map(({ url }) => url)
  await Promise.all(urls.map(makeTemplate))
  project.provide('testServers', urls)
  project.provide('testServerVersion', await majorVersion(urls[0] ?? ''))
  return async () => void (await Promise.all(servers.map(({ stop }) => stop())))
}

async function throwAwayServer(): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  // Where root runs the tests the server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const server = await startEmbedded(folder, { settings, database: 'admin' })
  const stopWatching = endWithRunner(server.pid, folder)
  return {
    url: server.url,
    stop: async () => {
      stopWatching()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(admin: string): Promise<void> {
  await adminQuery(admin, `drop database if exists ${template}`)
  await adminQuery(admin, `create database ${template}`)
  await migrateDatabase(onDatabase(admin, template))
}
