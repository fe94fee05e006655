import { staff } from '@shop/contract/resources/staff'
import { desc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { OrderMessage } from '@shop/contract/outbox'
import { aUser } from '#server/testing/builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { queueMail } from '../../mails/public.ts'
import { mails } from '../../mails/tables.ts'
import { outbox } from '../../outbox/tables.ts'

const aClerk = async (shop: Shop) => signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))

async function aMail(shop: Shop, subject = 'Eingangsbestätigung 7') {
  const file = { name: 'Beleg.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-') }
  const mail = { kind: 'receipt', kunnr: '1', docid: '7', recipient: 'mia@meier.example', subject }
  await queueMail(shop.db, { ...mail, text: 'Guten Tag', attachments: [file] })
}

async function anEntry(shop: Shop, given: Partial<typeof outbox.$inferInsert> = {}) {
  const payload = { docid: '7' } as OrderMessage
  const [entry] = await shop.db
    .insert(outbox)
    .values({ kind: 'order', docid: '7', kunnr: '1', payload, ...given })
    .returning()
  return String(entry?.id)
}

const download = (shop: Shop, query: Record<string, string>, sender: Sender) =>
  shop.app.inject({
    method: 'GET',
    url: '/download/mail',
    query,
    headers: { cookie: sender.cookie ?? '', 'accept-language': 'de' },
  })

describe('GET_OVERVIEW', () => {
  test('counts what waits and what failed, and says that no mail server is there', async ({ shop }) => {
    await aMail(shop)
    await aMail(shop)
    const [newest] = await shop.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    await shop.db
      .update(mails)
      .set({ lastError: 'no such host' })
      .where(eq(mails.id, newest?.id ?? 0n))
    await shop.db.insert(jobs).values([
      { kind: 'mail', payload: {} },
      { kind: 'mail', payload: {}, state: 'failed' },
    ])
    await anEntry(shop, { lastError: 'connection refused' })
    await anEntry(shop, { state: 'acknowledged' })
    const { body } = await shop.call(staff, 'GET_OVERVIEW', {}, await aClerk(shop))
    expect(body).toMatchObject({
      mailTransport: 'none',
      mailsWaiting: 2,
      mailsFailed: 1,
      jobsWaiting: 1,
      jobsFailed: 1,
      outboxWaiting: 1,
      outboxFailed: 1,
      search: 'offline',
    })
  })
})

describe('the mail folder', () => {
  test('is closed to customers, files included', async ({ shop }) => {
    await aMail(shop)
    const [mail] = await shop.db.select().from(mails)
    const customer = await signIn(shop, await aUser(shop.db))
    const listed = await shop.call(staff, 'GET_MAILS', {}, customer)
    const file = await download(shop, { mail_id: String(mail?.id), index: '0' }, customer)
    expect([listed.http, file.statusCode]).toEqual([403, 403])
  })

  test('knows no mail and no file that does not exist', async ({ shop }) => {
    const clerk = await aClerk(shop)
    const mail = await shop.call(staff, 'GET_MAIL', { mail_id: 4711 }, clerk)
    const file = await download(shop, { mail_id: '4711', index: '0' }, clerk)
    const wrong = await download(shop, { mail_id: 'x', index: '-1' }, clerk)
    expect([mail.http, mail.body.code]).toEqual([404, 'NOT_FOUND'])
    expect([file.statusCode, wrong.statusCode]).toEqual([404, 422])
  })

  test('shows mails newest first, and hands out their files', async ({ shop }) => {
    await aMail(shop, 'Erste')
    await aMail(shop, 'Zweite')
    const clerk = await aClerk(shop)
    const { body } = await shop.call(staff, 'GET_MAILS', { rows: 1 }, clerk)
    const id = body.mails[0]?.id ?? ''
    const { mail } = (await shop.call(staff, 'GET_MAIL', { mail_id: id }, clerk)).body
    const file = await download(shop, { mail_id: id, index: '0' }, clerk)
    expect(body).toMatchObject({
      numFound: 2,
      mails: [{ subject: 'Zweite', attachments: 1, state: 'waiting' }],
    })
    expect(mail).toMatchObject({ text: 'Guten Tag', to: 'mia@meier.example' })
    expect(mail.attachments).toEqual([
      { index: 0, name: 'Beleg.pdf', bytes: 5, url: `/download/mail?mail_id=${id}&index=0` },
    ])
    expect([file.body, file.headers['content-type']]).toEqual(['%PDF-', 'application/pdf'])
  })
})

describe('the outbox', () => {
  test('tries again neither unknown entries nor answered ones', async ({ shop }) => {
    const answered = await anEntry(shop, { state: 'acknowledged' })
    const clerk = await aClerk(shop)
    const unknown = await shop.call(staff, 'RETRY_OUTBOX', { entry_id: 4711 }, clerk)
    const done = await shop.call(staff, 'RETRY_OUTBOX', { entry_id: answered }, clerk)
    expect([unknown.body.code, done.body.code]).toEqual(['NOT_FOUND', 'STATE_NOT_ALLOWED'])
  })

  test('lists open entries and tries one at once, which is recorded', async ({ shop }) => {
    await anEntry(shop, { state: 'acknowledged' })
    const later = new Date('2026-03-12T09:00:00Z')
    const id = await anEntry(shop, { attempts: 7, nextAttemptAt: later, lastError: 'status: 503' })
    const clerk = await aClerk(shop)
    const before = await shop.call(staff, 'GET_OUTBOX', { only_open: 'X' }, clerk)
    await shop.call(staff, 'RETRY_OUTBOX', { entry_id: id }, clerk)
    const [entry] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, BigInt(id)))
    const all = await shop.call(staff, 'GET_OUTBOX', {}, clerk)
    const seen = {
      id,
      attempts: 7,
      lastError: 'Warenwirtschaft antwortet mit Fehler 503',
      nextAttemptAt: later.toISOString(),
    }
    expect(before.body).toMatchObject({ numFound: 1, entries: [seen] })
    expect(entry?.nextAttemptAt).toEqual(shop.now())
    expect(all.body.numFound).toBe(2)
    expect(await shop.db.select().from(auditLog)).toMatchObject([{ action: 'retry-outbox', object: id }])
  })
})

describe('GET_AUDIT', () => {
  test('is for administrators only', async ({ shop }) => {
    const answer = await shop.call(staff, 'GET_AUDIT', {}, await aClerk(shop))
    expect([answer.http, answer.body.code]).toEqual([403, 'NO_AUTHORIZATION'])
  })

  test('finds who, for whom and what, taking signs of patterns as they are', async ({ shop }) => {
    await shop.db.insert(auditLog).values([
      { actor: 'U1', action: 'login' },
      { actor: 'U2', action: 'place-order', object: '7000001', kunnr: '4711', onBehalfOf: 'Meier 100 %' },
    ])
    const admin = await signIn(shop, await aUser(shop.db, { staff: 'admin', kunnrs: [] }))
    const found = async (query: string) =>
      (await shop.call(staff, 'GET_AUDIT', { query }, admin)).body.entries.map(({ actor }) => actor)
    expect(await found('bestellung')).toEqual(['U2'])
    expect(await found('place-order')).toEqual([])
    expect(await found('100 %')).toEqual(['U2'])
    expect(await found('1%1')).toEqual([])
    expect(await found('')).toEqual(['U2', 'U1'])
  })

  test('says in the language of the reader who did what', async ({ shop }) => {
    await shop.db.insert(auditLog).values([
      { actor: 'command line', action: 'create-staff', object: 'U9', detail: 'clerk' },
      { actor: 'guest s1', action: 'lock-shop', detail: 'clerk' },
      { actor: 'U0', action: 'save-settings', detail: 'deliveryType, userAlias' },
    ])
    const read = async (language: 'de' | 'en') => {
      const admin = await aUser(shop.db, { staff: 'admin', kunnrs: [], language })
      const { body } = await shop.call(staff, 'GET_AUDIT', {}, await signIn(shop, admin))
      return body.entries.map(({ actorText, actionText, detail }) => [actorText, actionText, detail])
    }
    expect(await read('de')).toEqual([
      ['U0', 'Einstellungen geändert', 'Lieferart, Benutzername'],
      ['Gast', 'Shop gesperrt', 'clerk'],
      ['Kommandozeile', 'Mitarbeiterzugang angelegt', 'Innendienst'],
    ])
    expect((await read('en'))[2]).toEqual(['Command line', 'Staff login created', 'Clerk'])
  })
})
