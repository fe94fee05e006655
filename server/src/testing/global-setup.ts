import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { adminQuery, majorVersion, onDatabase, template } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: string
    /** Major version of that server. */
    testServerVersion: number
  }
}

/**
 * One server for the whole run: the embedded one on a throw-away folder, or the one of TEST_DATABASE_URL. The tests'
 * databases are clones of a migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given === undefined ? await mkdtemp(path.join(tmpdir(), 'shop-test-')) : undefined
  // Where root runs the tests the server runs as another user, who must be able to enter.
  if (folder !== undefined) await chmod(folder, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const server =
    folder === undefined ? undefined : await startEmbedded(folder, { settings, database: 'admin' })
  const admin = given ?? server?.url ?? ''
  await adminQuery(admin, `drop database if exists ${template}`)
  await adminQuery(admin, `create database ${template}`)
  await migrateDatabase(onDatabase(admin, template))
  project.provide('testServer', admin)
  project.provide('testServerVersion', await majorVersion(admin))
  return async () => {
    await server?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
