import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Config } from '#server/config.ts'
import { aUser } from '#server/testing/builders.ts'
import { aContact, aDocument } from '#server/testing/document-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { handleMailJob } from './handle-mail-job.ts'
import type { MailTemplate } from './mail-words.ts'
import { mailAttachments, mails } from './tables.ts'

async function mailsOf(shop: Shop, template: MailTemplate, docid: string, config: Partial<Config> = {}) {
  const context = { db: shop.db, services: testServices(), config: testConfig(config), now: testNow }
  await handleMailJob({ template, docid }, context)
  return shop.db.select().from(mails).orderBy(asc(mails.id))
}

describe('the job "mail"', () => {
  test('fails on a template it does not know, so that staff see the job', async ({ shop }) => {
    const context = { db: shop.db, services: testServices(), config: testConfig(), now: testNow }
    await expect(handleMailJob({ template: 'greeting', docid: '1' }, context)).rejects.toThrow('template')
  })

  test('queues no mail twice when it is repeated', async ({ shop }) => {
    const { kunnr, userId } = await aUser(shop.db)
    const { docid } = await aDocument(shop.db, { kunnr, userId, doctype: 10, orderNumber: null })
    await mailsOf(shop, 'receipt', docid)
    expect(await mailsOf(shop, 'receipt', docid)).toHaveLength(1)
  })

  test('writes no amount to a user without the net-price permission, nor to his custom address', async ({
    shop,
  }) => {
    const custom = { orderMailCustomActive: true, orderMailCustomAddress: 'bau@meier.example' }
    const user = await aUser(shop.db, { without: ['NET_PRICES'], ...custom, orderMailCustomNetPrice: true })
    const { kunnr, userId } = user
    // Somebody else's permission is not his.
    await aUser(shop.db, { kunnrs: [kunnr] })
    const { docid } = await aDocument(shop.db, { kunnr, userId, grossPrice: '1234.00' })
    const queued = await mailsOf(shop, 'confirmation', docid)
    expect(queued.map(({ recipient }) => recipient)).toEqual([user.mail, 'bau@meier.example'])
    for (const { text, html } of queued) expect(text + html).not.toMatch(/€|1\.?234/)
  })

  test('writes a receipt that is no acceptance, also when the ERP was quicker', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { kunnr, userId } = user
    const { docid } = await aDocument(shop.db, { kunnr, userId, orderNumber: '4500001', kommission: 'Bad' })
    const [receipt] = await mailsOf(shop, 'receipt', docid, { baseUrl: 'https://shop.example' })
    const [file] = await shop.db.select().from(mailAttachments)
    expect(receipt).toMatchObject({
      kind: 'receipt',
      state: 'waiting',
      recipient: user.mail,
      subject: `Eingangsbestätigung ${docid} – Bad`,
    })
    expect(receipt?.text).toContain('keine Annahme')
    expect(receipt?.text).toContain(`https://shop.example/myaccount/document/10/${docid}`)
    expect(receipt?.text).not.toContain('4500001')
    expect(file?.name).toBe(`Eingangsbestätigung-${docid}.pdf`)
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test("writes a confirmation with the ERP's number in the language of the order", async ({ shop }) => {
    const { kunnr, userId } = await aUser(shop.db)
    const document = { kunnr, userId, orderNumber: '4500001', language: 'en' }
    const { docid } = await aDocument(shop.db, document)
    const [confirmation] = await mailsOf(shop, 'confirmation', docid)
    expect(confirmation?.subject).toBe('Order confirmation 4500001')
    expect(confirmation?.text).toContain('Total: €119.00')
    expect(confirmation?.html).toContain('<html lang="en">')
  })

  test('tells customer and clerk of a refusal with its reason, without markup from it', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { kunnr, userId } = user
    const contact = await aContact(shop.db, kunnr)
    const reason = 'Artikel <b>4711</b> entfällt'
    const { docid } = await aDocument(shop.db, { kunnr, userId, doctype: 10, status: 'X', reason })
    const queued = await mailsOf(shop, 'refusal', docid)
    expect(queued.map(({ recipient }) => recipient)).toEqual([user.mail, contact.mail])
    expect(queued[0]?.text).toContain(reason)
    expect(queued[0]?.html).toContain('&lt;b&gt;4711&lt;/b&gt;')
  })

  test('asks the budget managers of the customer who may still decide', async ({ shop }) => {
    const { kunnr, userId } = await aUser(shop.db)
    const boss = await aUser(shop.db, { kunnrs: [kunnr], budgetManager: true })
    await aUser(shop.db, { kunnrs: [kunnr], budgetManager: true, locked: true })
    await aUser(shop.db, { budgetManager: true })
    const { docid } = await aDocument(shop.db, { kunnr, userId, doctype: 9, orderNumber: null })
    const queued = await mailsOf(shop, 'budget-release-needed', docid)
    expect(queued.map(({ recipient }) => recipient)).toEqual([boss.mail])
  })
})
