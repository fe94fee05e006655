import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { aRequestRow } from '#server/testing/request-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, signIn, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { addressDeletions, addresses } from '../addresses/tables.ts'
import { baskets } from '../baskets/tables.ts'
import { articles, catalogueChanges } from '../catalogue/tables.ts'
import { orderKeys } from '../checkout/tables.ts'
import { solvedCaptchas } from '../captcha/tables.ts'
import { importErrors, importFileChunks, importFiles, importRuns } from '../imports/tables.ts'
import { jobHandlers } from '../job-handlers.ts'
import { runJobs } from '../jobs/public.ts'
import { jobs } from '../jobs/tables.ts'
import { mailAttachments, mails } from '../mails/tables.ts'
import { productRequests } from '../not-listed/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { searchInsights } from '../search/tables.ts'
import { attempts, sessions } from '../sessions/tables.ts'
import { writeSetting } from '../shop/public.ts'
import { shopDefaults } from '../shop/state.ts'
import { createPasswordToken } from '../users/public.ts'
import { passwordTokens } from '../users/tables.ts'
import { handleCleanUpJob, queueCleanUp } from './public.ts'

const ago = (days: number) => new Date(testNow.getTime() - days * 24 * 3_600_000)

/** Cleans up and gives what was told. */
async function cleanUp({ db }: Shop): Promise<Record<string, number>> {
  let told = {}
  const context = { db, services: testServices(), config: testConfig(), now: testNow }
  await handleCleanUpJob({}, { ...context, tell: (_what, counts) => (told = counts) })
  return told
}

const aSession = (userId: string | null, expiresAt: Date, more: { ended?: boolean } = {}) => ({
  tokenHash: `hash ${Math.random()}`,
  userId,
  kunnr: '',
  createdAt: ago(200),
  lastSeenAt: expiresAt,
  expiresAt,
  ...more,
})

describe('the clean-up', () => {
  test('leaves alone what somebody may still need', async ({ shop: { db }, shop }) => {
    const { userId, kunnr } = await aUser(db)
    await signIn(shop, { userId, kunnr })
    await db.insert(sessions).values(aSession(null, ago(29)))
    const [guest] = await db
      .insert(sessions)
      .values(aSession(null, ago(-1)))
      .returning()
    const basket = { owner: `g:${guest?.id}`, kunnr: '', name: 'Warenkorb', nameKey: 'warenkorb' }
    await db.insert(baskets).values({ ...basket, active: true, changedAt: ago(100) })
    await db.insert(baskets).values({ ...basket, owner: `u:${userId}`, active: true, changedAt: ago(900) })
    await db.insert(jobs).values({ kind: 'mail', payload: {}, createdAt: ago(400) })
    const mail = { kind: 'receipt', recipient: 'a@b.example', subject: 'S', text: 'T', createdAt: ago(400) }
    await db.insert(mails).values([mail, { ...mail, state: 'sent', sentAt: ago(89) }])
    const order = { kind: 'order' as const, docid: '1', kunnr, payload: sql`'{}'::jsonb` }
    const message = { ...order, createdAt: ago(400) }
    await db.insert(outbox).values([message, { ...message, state: 'delivered' }])
    await db.insert(catalogueChanges).values({ xid: 1n, kind: 'article', key: '1', at: ago(400) })
    await createPasswordToken(db, { userId, purpose: 'reset', expiresAt: ago(0) }, testNow)
    const asked = { userId, kunnr, createdAt: ago(900) }
    const answered = aRequestRow({ ...asked, key: 'answered', doneAt: ago(364) })
    await db.insert(productRequests).values([aRequestRow({ ...asked, key: 'open' }), answered])
    const file = { name: 'a.csv', bytes: 1, actor: userId }
    const [awaited] = await db
      .insert(importFiles)
      .values([
        { ...file, createdAt: ago(3) },
        { ...file, createdAt: ago(1) },
      ])
      .returning()
    const task = { file_ids: [String(awaited?.id)] }
    await db.insert(importRuns).values({ kind: 'files', source: 'a.csv', actor: 'it', state: 'queued', task })
    expect(Object.values(await cleanUp(shop)).filter((count) => count > 0)).toEqual([])
  })

  test('removes what is over, with all that hangs on it, and tells how much', async ({
    shop: { db },
    shop,
  }) => {
    const { userId, kunnr } = await aUser(db)
    const [guest] = await db
      .insert(sessions)
      .values([
        aSession(null, ago(31)),
        aSession(userId, ago(31)),
        { ...aSession(userId, ago(-9), { ended: true }), lastSeenAt: ago(31) },
      ])
      .returning()
    const basket = { owner: `g:${guest?.id}`, kunnr: '', name: 'Warenkorb', nameKey: 'warenkorb' }
    await db.insert(baskets).values({ ...basket, active: true, changedAt: ago(31) })
    await db.insert(attempts).values({ subject: 'x', failures: 9, lastAt: ago(2) })
    await createPasswordToken(db, { userId, purpose: 'reset', expiresAt: ago(2) }, ago(3))
    await db.insert(solvedCaptchas).values({ signature: 'x', solvedAt: ago(2) })
    await db.insert(jobs).values([
      { kind: 'mail', payload: {}, state: 'done', createdAt: ago(31) },
      { kind: 'mail', payload: {}, state: 'failed', createdAt: ago(31) },
    ])
    const [mail] = await db
      .insert(mails)
      .values({
        kind: 'receipt',
        recipient: 'a@b.example',
        subject: 'S',
        text: 'T',
        state: 'sent',
        sentAt: ago(91),
      })
      .returning()
    const file = { index: 0, name: 'x.pdf', mime: 'application/pdf', content: Buffer.from('x') }
    await db.insert(mailAttachments).values({ ...file, mailId: mail?.id ?? 0n })
    const answered = { state: 'acknowledged' as const, acknowledgedAt: ago(91) }
    await db
      .insert(outbox)
      .values({ kind: 'order', docid: '1', kunnr, payload: sql`'{}'::jsonb`, ...answered })
    await db.insert(catalogueChanges).values([
      { xid: 2n, kind: 'article', key: '2', at: ago(8) },
      { xid: 1n, kind: 'article', key: '1', at: ago(8) },
    ])
    const key = { owner: 'u:1', kunnr, basketId: '1', seen: '', content: '', docid: '1' }
    await db.insert(orderKeys).values({ ...key, key: 'old', createdAt: ago(61) })
    const run = { kind: 'articles', source: 'http', actor: 'ERP', state: 'done' as const, startedAt: ago(91) }
    const [imported] = await db.insert(importRuns).values(run).returning()
    await db
      .insert(searchInsights)
      .values({ day: '2025-09-01', language: 'de', words: 'fliese', searches: 3, found: 1 })
    await db.insert(importErrors).values({ runId: imported?.id ?? 0n, row: 1, index: 0, reason: 'INVALID' })
    const sent = { name: 'users.csv', bytes: 1, actor: userId, createdAt: ago(2) }
    const [forgotten] = await db.insert(importFiles).values(sent).returning()
    await db
      .insert(importFileChunks)
      .values({ fileId: forgotten?.id ?? 0n, index: 0, content: Buffer.from('x') })

    const asked = { userId, kunnr, key: 'answered', createdAt: ago(400) }
    const site = { kunnr, name: 'Lager', street: 'Weg 1', plz: '80331', city: 'München', country: 'DE' }
    const deleted = { ...site, global: false, isDefault: false, deletedAt: ago(31) }
    // What the ERP has handed over is remembered as deleted.
    await db.insert(addresses).values([
      { ...deleted, id: 'shop-1' },
      { ...deleted, id: 'A1' },
      { ...deleted, id: 'shop-2', deletedAt: ago(29) },
    ])
    const wish = { kunnr, userId, addressId: 'A2', address: { ...site, firstName: '' }, reason: '' }
    await db.insert(addressDeletions).values([
      { ...wish, createdAt: ago(400) },
      { ...wish, createdAt: ago(400), state: 'done', answeredAt: ago(366) },
    ])
    await db.insert(productRequests).values(aRequestRow({ ...asked, doneAt: ago(366) }))

    const gone = await anArticle(db, { lastDay: '2026-03-10' })
    await anArticle(db, { lastDay: '2026-03-11' })

    expect(await cleanUp(shop)).toEqual({
      sessions: 3,
      guest_baskets: 1,
      attempts: 1,
      password_tokens: 1,
      captchas: 1,
      jobs: 2,
      mails: 1,
      outbox: 1,
      catalogue_changes: 1,
      order_keys: 1,
      import_runs: 1,
      import_files: 1,
      search_insights: 1,
      articles: 1,
      deleted_addresses: 1,
      address_deletions: 1,
      product_requests: 1,
    })
    for (const table of [sessions, baskets, mailAttachments, importErrors, importFileChunks, passwordTokens])
      expect(await db.$count(table)).toBe(0)
    expect(await db.$count(articles)).toBe(1)
    const changes = await db.select({ key: catalogueChanges.key }).from(catalogueChanges)
    expect(changes.map(({ key: changed }) => changed)).toEqual(['2', gone.matnr])
  })

  test('keeps the keys of orders 30 days, whatever the setting says', async ({ shop: { db }, shop }) => {
    await writeSetting(db, 'retention', { ...shopDefaults.retention, orderKeys: 0, mails: 2 })
    const key = { owner: 'u:1', kunnr: '1', basketId: '1', seen: '', content: '', docid: '1' }
    await db.insert(orderKeys).values([
      { ...key, key: 'a month ago', createdAt: ago(29) },
      { ...key, key: 'before', createdAt: ago(31) },
    ])
    const mail = { kind: 'receipt', recipient: 'a@b.example', subject: 'S', text: 'T' }
    await db.insert(mails).values({ ...mail, state: 'folder', sentAt: ago(3) })
    expect(await cleanUp(shop)).toMatchObject({ order_keys: 1, mails: 1 })
    expect(await db.select({ key: orderKeys.key }).from(orderKeys)).toEqual([{ key: 'a month ago' }])
  })

  test('goes on in a further job where there is much', async ({ shop: { db }, shop }) => {
    await db.execute(sql`insert into attempts (subject, failures, last_at)
      select n::text, 1, ${ago(2).toISOString()}::timestamptz from generate_series(1, 5001) n`)
    expect((await cleanUp(shop))['attempts']).toBe(5000)
    const [next] = await db.select().from(jobs).orderBy(asc(jobs.id))
    expect(next).toMatchObject({ kind: 'clean-up', state: 'waiting' })
    expect((await cleanUp(shop))['attempts']).toBe(1)
  })
})

describe('the night', () => {
  test('has one clean-up, however many nodes ask and work', async ({ committed: shop }) => {
    const { db } = shop
    await Promise.all([1, 2, 3].map(() => queueCleanUp(db, '2026-03-11')))
    let told = 0
    const around = {
      db,
      services: testServices(),
      config: testConfig(),
      now: shop.now,
      tell: () => void told++,
    }
    await Promise.all([1, 2, 3].map(() => runJobs(around, jobHandlers)))
    const queued = await db.select().from(jobs).where(eq(jobs.kind, 'clean-up'))
    expect([told, queued.length, queued[0]?.state]).toEqual([1, 1, 'done'])
  })
})
