import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { asc } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import type { MailPort } from '#server/adapters/mail/port.ts'
import { smtpMail } from '#server/adapters/mail/smtp.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { type Shop, test, testNow } from '#server/testing/test-app.ts'
import { writeSetting } from '../shop/public.ts'
import { shopDefaults } from '../shop/state.ts'
import { sendMails } from './send-mails.ts'
import { queueMail } from './store.ts'
import { mails } from './tables.ts'

/** A mail server for one test. */
async function aMailServer(answers: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(answers)
  onTestFinished(server.stop)
  return server
}

const at = (minutes: number) => () => new Date(testNow.getTime() + minutes * 60_000)
const send = (shop: Shop, mail: MailPort, minutes = 0) => sendMails(shop.db, { mail }, at(minutes))
const all = (shop: Shop) => shop.db.select().from(mails).orderBy(asc(mails.id))

async function queue(
  shop: Shop,
  given: { recipient?: string; subject?: string; text?: string; secret?: string } = {},
) {
  const company = { ...shopDefaults.company, name: 'Gewerk', mailSender: 'shop@gewerk.example' }
  await writeSetting(shop.db, 'company', company)
  await queueMail(shop.db, {
    kind: 'receipt',
    kunnr: '1',
    docid: '7',
    recipient: 'mia@meier.example',
    subject: 'Eingangsbestätigung 7',
    text: 'Guten Tag',
    attachments: [{ name: 'Beleg-ä.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-') }],
    ...given,
  })
  // The database stamps the time of the machine; the tests' time stands still.
  await shop.db.update(mails).set({ nextAttemptAt: testNow })
}

describe('sending mails', () => {
  test('leaves them waiting without a mail server', async ({ shop }) => {
    await queue(shop)
    expect(await send(shop, { kind: 'none' })).toBe(0)
    expect((await all(shop))[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test("puts a mail's secret into what leaves, and forgets it then", async ({ shop }) => {
    const server = await aMailServer()
    await queue(shop, { text: 'https://shop.example/#{secret}', secret: 'a-token-for-one' })
    expect(await send(shop, smtpMail(server.url))).toBe(1)
    expect(server.received[0]?.source).toContain('a-token-for-one')
    const [mail] = await all(shop)
    expect(mail).toMatchObject({ state: 'sent', secret: '', text: 'https://shop.example/#{secret}' })
  })

  test('keeps them for a dead server and tries again later, ever more seldom', async ({ shop }) => {
    const dead = smtpMail('smtp://127.0.0.1:9')
    await queue(shop)
    await queue(shop)
    expect(await send(shop, dead)).toBe(0)
    const [first, second] = await all(shop)
    expect(first).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(first?.lastError).toContain('ECONNREFUSED')
    expect(first?.nextAttemptAt.getTime()).toBe(testNow.getTime() + 5_000)
    expect(second?.attempts).toBe(0)
  })

  test('does not wait for a server that takes the connection and says nothing', async ({ shop }) => {
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as AddressInfo
    await queue(shop)
    await send(shop, smtpMail(`smtp://127.0.0.1:${port}`, { greetingTimeout: 50 }))
    silent.close()
    expect((await all(shop))[0]).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('gives up at once where the server refuses the recipient for good', async ({ shop }) => {
    const server = await aMailServer({ refuse: 550 })
    await queue(shop)
    await send(shop, smtpMail(server.url))
    expect((await all(shop))[0]).toMatchObject({ state: 'failed', attempts: 1 })
  })

  test('tries again where the server refuses for now', async ({ shop }) => {
    const server = await aMailServer({ refuse: 450 })
    await queue(shop)
    await send(shop, smtpMail(server.url))
    expect((await all(shop))[0]).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('delivers what waited once the server is there, with its attachment, and only once', async ({
    shop,
  }) => {
    const mailServer = await aMailServer()
    await queue(shop)
    await send(shop, smtpMail('smtp://127.0.0.1:9'))
    const port = smtpMail(mailServer.url)
    expect(await send(shop, port)).toBe(0)
    expect(await send(shop, port, 1)).toBe(1)
    expect(await send(shop, port, 2)).toBe(0)
    const [mail] = mailServer.received
    expect(mail).toMatchObject({ from: 'shop@gewerk.example', to: ['mia@meier.example'] })
    expect(mail?.source).toMatch(/^From: Gewerk <shop@gewerk\.example>/m)
    expect(mail?.source).toContain('application/pdf')
    expect((await all(shop))[0]).toMatchObject({ state: 'sent', attempts: 2, lastError: '' })
  })

  test('lets nobody add headers by a subject of several lines', async ({ shop }) => {
    const mailServer = await aMailServer()
    await queue(shop, { subject: 'Frage\r\nBcc: victim@elsewhere.example' })
    await send(shop, smtpMail(mailServer.url))
    expect(mailServer.received[0]?.to).toEqual(['mia@meier.example'])
    expect(mailServer.received[0]?.source).not.toMatch(/^Bcc:/m)
  })

  test('puts them into the folder of the demo', async ({ shop }) => {
    await queue(shop)
    expect(await send(shop, { kind: 'folder' })).toBe(1)
    expect((await all(shop))[0]?.state).toBe('folder')
  })

  test('by two nodes at once sends each mail once', async ({ committed: shop }) => {
    const mailServer = await aMailServer()
    for (let i = 0; i < 10; i++) await queue(shop)
    const port = smtpMail(mailServer.url)
    const counts = await Promise.all([send(shop, port), send(shop, port)])
    expect(counts[0] + counts[1]).toBe(10)
    expect(new Set(mailServer.received.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size).toBe(
      10,
    )
  })
})
