import { staff } from '@shop/contract/resources/staff'
import { session } from '@shop/contract/resources/session'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { aCustomer, aUser, testPassword } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, signIn, test, testConfig } from '#server/testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { importRows } from '../imports/public.ts'
import { jobHandlers } from '../job-handlers.ts'
import { runJobs } from '../jobs/public.ts'
import { mails } from '../mails/tables.ts'
import { users } from '../users/tables.ts'
import { runAccessDataCommand } from './public.ts'

const work = (shop: Shop) =>
  runJobs({ db: shop.db, services: testServices(), config: testConfig(), now: shop.now }, jobHandlers)

async function importUsers(shop: Shop, invite?: 'mail') {
  const { kunnr } = await aCustomer(shop.db)
  const user = { lastName: 'Neu', kunnrs: [kunnr], language: 'en' as const }
  const rows = [
    { ...user, userId: 'N1', alias: 'neue', mail: 'neue@meier.example' },
    { ...user, userId: 'N2', alias: 'ohne-mail' },
    { ...user, userId: 'N3', alias: 'inaktiv', mail: 'inaktiv@meier.example', active: '' },
    { ...user, userId: 'N4', alias: 'gesperrt', mail: 'gesperrt@meier.example', locked: 'X' },
  ]
  const call = { kind: 'users' as const, source: 'test', actor: 'test', now: shop.now }
  await importRows(shop.db, { ...call, ...(invite && { invite }) }, rows as never)
}

const recipients = async (shop: Shop) => (await shop.db.select().from(mails)).map((mail) => mail.recipient)

describe('an import of users', () => {
  test('sends nothing unless it is asked to', async ({ shop }) => {
    await importUsers(shop)
    await work(shop)
    expect(await recipients(shop)).toEqual([])
  })

  test('invites those who are new, active and have an address, each once', async ({ shop }) => {
    await importUsers(shop, 'mail')
    await importUsers(shop, 'mail')
    await work(shop)
    expect(await recipients(shop)).toEqual(['neue@meier.example'])
    const [mail] = await shop.db.select().from(mails)
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Your access to the online shop' })
  })
})

describe('staff', () => {
  const clerk = async (shop: Shop) => signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))

  test('send access data to no locked and no unknown user, and clerks to no colleague', async ({ shop }) => {
    const sender = await clerk(shop)
    const targets = [
      'nobody',
      (await aUser(shop.db, { locked: true })).userId,
      (await aUser(shop.db, { staff: 'admin', kunnrs: [] })).userId,
    ]
    const codes = []
    for (const userId of targets)
      for (const event of ['SEND_ACCESS_DATA', 'PRINT_ACCESS_DATA'] as const)
        codes.push((await shop.call(staff, event, { user_id: userId }, sender)).body.code)
    expect(codes).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'STATE_NOT_ALLOWED',
      'STATE_NOT_ALLOWED',
      'NO_AUTHORIZATION',
      'NO_AUTHORIZATION',
    ])
  })

  test('find users and see who has no way in yet', async ({ shop }) => {
    const { kunnr } = await aCustomer(shop.db, { name: 'Fliesen Sander' })
    const user = await aUser(shop.db, { passwordHash: null, initialPassword: true, kunnrs: [kunnr] })
    const sender = await clerk(shop)
    const { body } = await shop.call(staff, 'GET_USERS', { query: kunnr }, sender)
    const shown = { alias: user.alias, password: 'none', customerName: 'Fliesen Sander', letterSentAt: null }
    expect(body).toMatchObject({ numFound: 1, users: [shown] })
    const none = await shop.call(staff, 'GET_USERS', { query: '100 %' }, sender)
    expect(none.body.numFound).toBe(0)
  })

  test('mail a link, which is recorded', async ({ shop }) => {
    const user = await aUser(shop.db)
    await shop.call(staff, 'SEND_ACCESS_DATA', { user_id: user.userId }, await clerk(shop))
    expect(await recipients(shop)).toEqual([user.mail])
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'send-access-data', object: user.userId, detail: 'mail' },
    ])
  })

  test('print a letter, after which only its password opens the shop', async ({ shop }) => {
    const user = await aUser(shop.db)
    const his = await signIn(shop, user)
    const answer = await shop.call(staff, 'PRINT_ACCESS_DATA', { user_id: user.userId }, await clerk(shop))
    const pdf = Buffer.from(answer.body.pdf, 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.body.name).toBe('Ihre-Zugangsdaten-zum-Onlineshop.pdf')
    const { body } = await shop.call(session, 'GET_SESSION', {}, { cookie: his.cookie })
    expect(body.isLoggedIn).toBe(false)
    const old = await shop.call(session, 'LOGIN', { user_alias: user.alias, password: testPassword })
    expect(old.body.code).toBe('INVALID_CREDENTIALS')
  })
})

describe('npm run access-data', () => {
  async function run(shop: Shop, ...args: string[]) {
    const lines: string[] = []
    const config = testConfig()
    const print = (line: string) => void lines.push(line)
    const code = await runAccessDataCommand(args, { db: shop.db, config, now: shop.now, print })
    return { code, text: lines.join('\n') }
  }

  test('explains itself, and knows no user who is not there', async ({ shop }) => {
    for (const args of [[], ['--new', '--alias', 'x'], ['--what']])
      expect(await run(shop, ...args)).toMatchObject({
        code: 2,
        text: expect.stringContaining('npm run access-data'),
      })
    expect((await run(shop, '--alias', 'nobody')).code).toBe(1)
  })

  test('invites everybody who never got access data, each once', async ({ shop }) => {
    await importUsers(shop)
    expect((await run(shop, '--new')).text).toBe('1 mails are queued.')
    expect((await run(shop, '--new')).text).toBe('0 mails are queued.')
    const [user] = await shop.db.select().from(users).where(eq(users.alias, 'neue'))
    expect(user?.letterSentAt).toEqual(shop.now())
  })

  test('writes a letter only its owner may read', async ({ shop }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-letter-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { alias } = await aUser(shop.db)
    const file = path.join(folder, 'brief.pdf')
    expect((await run(shop, '--alias', alias, '--letter', file)).code).toBe(0)
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
