import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lists } from '@shop/contract/resources/lists'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'

const guestBrands = { url: '/api/misc?event=GET_BRANDS', headers: { 'accept-language': 'en' } }

test('while PostgreSQL is halted everybody is told to ask again later, and served when it is back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-halted-'))
  // Where root runs the tests the server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const server = await startEmbedded(folder)
  await migrateDatabase(server.url)
  const { db, outside, close } = connect(server.url)
  const config = testConfig()
  const app = await buildApp({ config, db, outside, services: testServices(), now: () => testNow })
  onTestFinished(async () => {
    await app.close()
    await close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await guestMode(db)
  expect((await app.inject(guestBrands)).statusCode).toBe(200)

  await server.stop()
  const json = { 'content-type': 'application/json', authorization: 'Bearer a-token-of-the-erp-0815' }
  const asked = {
    read: guestBrands,
    write: { method: 'POST', url: '/api/basket', payload: { event: 'CREATE_BASKET', name: 'Bad' } },
    import: { method: 'POST', url: '/api/import/articles', headers: json, payload: '[]' },
    outbox: { url: '/api/export/outbox', headers: json },
    robots: { url: '/robots.txt' },
  } as const
  for (const [what, request] of Object.entries(asked)) {
    const answer = await app.inject(request)
    expect([what, answer.statusCode, answer.headers['retry-after']]).toEqual([what, 503, '5'])
    expect(answer.json()).toMatchObject({ status: 'ERROR', code: 'TRY_AGAIN_LATER' })
  }
  expect((await app.inject(guestBrands)).json()).toMatchObject({
    message: 'This is not possible just now. Please try again in a moment.',
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  const again = await startEmbedded(folder, { port: Number(new URL(server.url).port) })
  onTestFinished(() => again.stop())
  expect((await app.inject(guestBrands)).statusCode).toBe(200)
})

const connectionLost = 'perform pg_terminate_backend(pg_backend_pid())'

/** What is answered where this happens in the database as soon as a list is written. */
async function writing(shop: Shop, when: string, happens = connectionLost) {
  await shop.db.execute(
    sql.raw(
      `create function fails() returns trigger language plpgsql as $$ begin ${happens}; return null; end $$`,
    ),
  )
  await shop.db.execute(
    sql.raw(`create constraint trigger lost after insert on lists ${when} for each row
      execute function fails()`),
  )
  const sender = await signIn(shop, await aUser(shop.db))
  const { http, body } = await shop.call(
    lists,
    'CREATE_LIST',
    { name: 'Bad', pin: false, publish: false },
    sender,
  )
  return [http, body.code]
}

test('what was lost while it was committed may have been done, and nobody is asked to send it again', async ({
  committed,
}) => {
  expect(await writing(committed, 'deferrable initially deferred')).toEqual([500, 'TECHNICAL_ERROR'])
})

test('what was lost before is not done, and may be sent again', async ({ committed }) => {
  expect(await writing(committed, '')).toEqual([503, 'TRY_AGAIN_LATER'])
})

for (const [what, state] of [
  ['only reads, as after a failover', '25006'],
  ['has no room on its disk', '53100'],
] as const)
  test(`what a database refuses that ${what} may be sent again`, async ({ committed }) => {
    const refusal = `raise exception using errcode = '${state}'`
    expect(await writing(committed, '', refusal)).toEqual([503, 'TRY_AGAIN_LATER'])
  })

test('what a rule of the database refuses is a fault of the shop', async ({ committed }) => {
  const refusal = `raise exception using errcode = '23514'`
  expect(await writing(committed, '', refusal)).toEqual([500, 'TECHNICAL_ERROR'])
})
