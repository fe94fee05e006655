import { execFile, execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { buildApp } from './app.ts'
import { recordArticles, removeRestored } from './capabilities/changes/public.ts'
import { catalogueChanges } from './capabilities/catalogue/tables.ts'
import { readOrder } from './capabilities/documents/public.ts'
import { queueOrder } from './capabilities/outbox/public.ts'
import { hashToken } from './capabilities/sessions/public.ts'
import { apiTokens } from './capabilities/sessions/tables.ts'
import { connect } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { aCustomer } from './testing/builders.ts'
import { anArticle } from './testing/catalogue-builders.ts'
import { adminQuery } from './testing/databases.ts'
import { aDocument } from './testing/document-builders.ts'
import { testServices } from './testing/services.ts'
import { test, testConfig, testNow } from './testing/test-app.ts'

const run = promisify(execFile)
const token = 'a-token-of-the-erp-0815'

/** Major version of a program of PostgreSQL on this machine, 0 where there is none. */
function versionOf(program: string): number {
  try {
    return Number(/ (\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const tools = Math.min(versionOf('pg_dump'), versionOf('pg_restore'))
const needed = inject('testServerVersion')
// pg_dump reads no server that is newer than itself.
const isPossible = tools >= needed
if (!isPossible)
  console.log(
    `1 dump and restore test not run: no pg_dump and pg_restore of PostgreSQL ${needed} in the path`,
  )

test.skipIf(!isPossible)(
  'a dump restored on another server is the same shop: orders wait for the ERP, changes are followed',
  { timeout: 120_000 },
  async ({ committed }) => {
    const { db: old, url } = committed
    // The old server has done more than the new one will have.
    await adminQuery(
      url,
      'do $$ begin for i in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$',
    )
    const { kunnr } = await aCustomer(old)
    const { docid } = await aDocument(old, { kunnr, doctype: 10, orderNumber: null })
    await queueOrder(old, await readOrder(old, docid), testNow)
    await old.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes: ['outbox'] })
    const { matnr } = await anArticle(old)
    await recordArticles(old, [matnr])

    const folder = await mkdtemp(path.join(tmpdir(), 'shop-restore-'))
    // Where root runs the tests the server runs as another user, who must be able to enter.
    await chmod(folder, 0o755)
    const server = await startEmbedded(folder)
    try {
      const file = path.join(folder, 'shop.dump')
      await run('pg_dump', ['--format=custom', '--file', file, url])
      await run('pg_restore', ['--no-owner', '--dbname', server.url, file])
      await migrateDatabase(server.url)
      const { db, close } = connect(server.url)
      await removeRestored(db)
      const app = await buildApp({ config: testConfig(), db, services: testServices(), now: () => testNow })
      const headers = { authorization: `Bearer ${token}` }
      const waiting = await app.inject({ method: 'GET', url: '/api/export/outbox', headers })
      const answer = { id: waiting.json().messages[0]?.id, ok: true, orderNumber: '4711' }
      const said = await app.inject({ method: 'POST', url: '/api/export/outbox', headers, payload: answer })
      const unplaced = await db
        .select()
        .from(catalogueChanges)
        .where(sql`xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`)
      await app.close()
      await close()
      expect(waiting.json().messages).toMatchObject([{ docid, kunnr }])
      expect(said.statusCode).toBe(200)
      expect(unplaced).toEqual([])
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
