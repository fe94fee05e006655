import { docs } from '@shop/contract/resources/docs'
import { describe, expect } from 'vitest'
import { mails } from '../../mails/tables.ts'
import { writeSetting } from '../../shop/public.ts'
import { shopDefaults } from '../../shop/state.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aPlant } from '#server/testing/catalogue-builders.ts'
import { aContact, aDocument } from '#server/testing/document-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

const question = { subject: 'Liefertermin', message: 'Kommt die Ware noch am Freitag?' }

describe('SEND_CONTACT_MAIL', () => {
  test('names empty fields and an address that is none', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const wrong = { mail_to: 'petra', subject: ' ', message: '', docid: '1' }
    const answer = await shop.call(docs, 'SEND_CONTACT_MAIL', wrong, sender)
    expect([answer.http, answer.body.status]).toEqual([422, 'WARNING'])
    expect(answer.body.fields).toEqual({ mail_to: 'NOT_AN_EMAIL', subject: 'REQUIRED', message: 'REQUIRED' })
  })

  test('writes to nobody but the contact person and the company', async ({ shop }) => {
    const user = await aUser(shop.db)
    await aContact(shop.db, user.kunnr)
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr })
    const mail = { ...question, mail_to: 'victim@elsewhere.example', docid }
    const answer = await shop.call(docs, 'SEND_CONTACT_MAIL', mail, await signIn(shop, user))
    expect(answer.body.fields).toEqual({ mail_to: 'UNKNOWN_VALUE' })
    expect(await shop.db.select().from(mails)).toEqual([])
  })

  test('knows no document of another customer', async ({ shop }) => {
    const foreign = await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr })
    const user = await aUser(shop.db)
    const contact = await aContact(shop.db, user.kunnr)
    const mail = { ...question, mail_to: contact.mail, docid: foreign.docid }
    const answer = await shop.call(docs, 'SEND_CONTACT_MAIL', mail, await signIn(shop, user))
    expect(answer.body.code).toBe('DOCUMENT_NOT_FOUND')
  })

  test('says when a customer writes too much in an hour', async ({ shop }) => {
    const user = await aUser(shop.db)
    const contact = await aContact(shop.db, user.kunnr)
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr })
    const sender = await signIn(shop, user)
    const mail = { ...question, mail_to: contact.mail, docid }
    for (let i = 0; i < 30; i++) await shop.call(docs, 'SEND_CONTACT_MAIL', mail, sender)
    const answer = await shop.call(docs, 'SEND_CONTACT_MAIL', mail, sender)
    expect([answer.http, answer.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  })

  test('queues the mail with the document number; answers go to the user', async ({ shop }) => {
    const user = await aUser(shop.db)
    const company = {
      ...shopDefaults.company,
      mail: 'info@gewerk.example',
      mailSender: 'shop@gewerk.example',
    }
    await writeSetting(shop.db, 'company', company)
    const contact = await aContact(shop.db, user.kunnr)
    const document = await aDocument(shop.db, { kunnr: user.kunnr })
    const sender = await signIn(shop, user)
    for (const mail_to of [contact.mail.toUpperCase(), company.mail]) {
      const mail = { ...question, mail_to, docid: document.docid }
      expect((await shop.call(docs, 'SEND_CONTACT_MAIL', mail, sender)).body.status).toBe('OK')
    }
    const [queued] = await shop.db.select().from(mails)
    expect(queued).toMatchObject({ state: 'waiting', replyTo: user.mail })
    expect(queued?.text).toContain(question.message)
    expect(queued?.text).toContain(document.orderNumber)
  })

  test('takes a question about no document, to the branch one asks for', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { mail: mail_to } = await aPlant(shop.db, { mail: 'ulm@gewerk.example' })
    const sender = await signIn(shop, user)
    const answer = await shop.call(docs, 'SEND_CONTACT_MAIL', { ...question, mail_to }, sender)
    expect(answer.body.status).toBe('OK')
    const [queued] = await shop.db.select().from(mails)
    expect(queued).toMatchObject({ recipient: mail_to, docid: '', replyTo: user.mail })
    expect(queued?.text).toContain(user.kunnr)
  })
})
