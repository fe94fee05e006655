import type { Input } from '@shop/contract/define-resource'
import { largestAttachment } from '@shop/contract/not-listed'
import { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aContact } from '#server/testing/document-builders.ts'
import { type Sender, type Shop, signIn, test, testNow } from '#server/testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { mailAttachments, mails } from '../../mails/tables.ts'
import { writeSetting } from '../../shop/public.ts'
import { shopDefaults } from '../../shop/state.ts'
import { productRequests } from '../tables.ts'

type Sent = Input<typeof notlistedproducts, 'SEND_REQUEST'>

const line = { manufacturer_number: 'BX-7', supplier_name: 'Brenta', quantity: '12 m²' }
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const pdf = { attachment_name: 'Liste.pdf', attachment: base64('%PDF-1.7') }

const send = (shop: Shop, sender: Sender, request: Partial<Sent>) =>
  shop.call(
    notlistedproducts,
    'SEND_REQUEST',
    { idempotency_key: 'key-of-page-1', positions: [line], ...request },
    sender,
  )

const post = (shop: Shop, attachment: string, sender: Sender = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/notlistedproducts',
    headers: { cookie: sender.cookie ?? '' },
    payload: {
      event: 'SEND_REQUEST',
      idempotency_key: 'key-of-page-1',
      attachment,
      attachment_name: 'a.pdf',
    },
  })

describe('SEND_REQUEST', () => {
  test('names what each line misses, by its place', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const positions = [line, { quantity: '3' }, { description: 'Sockelfliese', supplier_id: '70001' }]
    const answer = await send(shop, sender, { positions })
    expect([answer.http, answer.body.status]).toEqual([422, 'WARNING'])
    expect(answer.body.fields).toEqual({
      'positions.1.manufacturer_number': 'REQUIRED',
      'positions.1.supplier_name': 'REQUIRED',
    })
  })

  test('asks for lines or a file where there are neither', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await send(shop, sender, { positions: [] })
    expect(answer.body.fields).toEqual({ positions: 'REQUIRED' })
    expect(await shop.db.$count(productRequests)).toBe(0)
  })

  test('names texts that are too long at their fields', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const positions = [{ ...line, description: 'x'.repeat(201) }]
    const answer = await send(shop, sender, { positions, customer_reference: 'x'.repeat(81) })
    const fields = { 'positions.0.description': 'TOO_LONG', customer_reference: 'TOO_LONG' }
    expect(answer.body.fields).toEqual(fields)
  })

  test('refuses files that are not what they are called, and empty ones', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const said = async (file: Partial<Sent>) => (await send(shop, sender, file)).body.fields
    expect(await said({ ...pdf, attachment: base64('MZ') })).toEqual({ attachment: 'UNKNOWN_VALUE' })
    expect(await said({ ...pdf, attachment_name: 'x.exe' })).toEqual({ attachment: 'UNKNOWN_VALUE' })
    expect(await said({ ...pdf, attachment_name: '' })).toEqual({ attachment: 'UNKNOWN_VALUE' })
    expect(await said({ ...pdf, attachment: '' })).toEqual({ attachment: 'REQUIRED' })
    expect(await said({ ...pdf, attachment: 'no base64' })).toEqual({ attachment: 'INVALID' })
  })

  test('takes a file of the largest size, none beyond, and reads none of a stranger', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const file = (bytes: number) => Buffer.alloc(bytes, '%PDF-').toString('base64')
    const larger = await post(shop, file(largestAttachment + 3), sender)
    expect(larger.json()).toMatchObject({ fields: { attachment: 'TOO_LARGE' } })
    const muchLarger = await post(shop, file(largestAttachment * 2), sender)
    expect([muchLarger.statusCode, muchLarger.json<{ code: string }>().code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ])
    expect((await post(shop, file(largestAttachment * 2))).statusCode).toBe(401)
    expect((await post(shop, file(largestAttachment), sender)).json()).toMatchObject({ status: 'OK' })
  })

  test('says when a customer asks too much in an hour, and keeps nothing of it', async ({ shop }) => {
    const { kunnr } = await aCustomer(shop.db)
    const [one, other] = [
      await aUser(shop.db, { kunnrs: [kunnr] }),
      await aUser(shop.db, { kunnrs: [kunnr] }),
    ]
    const sender = await signIn(shop, one)
    for (let i = 0; i < 20; i++) await send(shop, sender, { idempotency_key: `key-number-${i}` })
    const answer = await send(shop, await signIn(shop, other), {})
    expect([answer.http, answer.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(await shop.db.$count(productRequests)).toBe(20)
    expect(await shop.db.$count(mails)).toBe(20)
  })

  test('refuses a key that was used for something else', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    await send(shop, sender, {})
    const answer = await send(shop, sender, { remark: 'Bitte bis Freitag' })
    expect([answer.http, answer.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect(await shop.db.$count(productRequests)).toBe(1)
  })

  test('the same key of another user is another request', async ({ shop }) => {
    const first = await send(shop, await signIn(shop, await aUser(shop.db)), {})
    const second = await send(shop, await signIn(shop, await aUser(shop.db)), {})
    expect(second.body).toMatchObject({ status: 'OK', repeated: false })
    expect(second.body.request_id).not.toBe(first.body.request_id)
  })

  test('needs no complete lines with a file; empty ones are left out', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const positions = [{ quantity: ' ' }, { quantity: '3 Stück' }]
    const { body } = await send(shop, sender, { ...pdf, attachment_name: 'C:\\Bau\\Liste.pdf', positions })
    expect(body.status).toBe('OK')
    const [kept] = await shop.db.select().from(productRequests)
    expect(kept).toMatchObject({ attachmentName: 'Liste.pdf', attachmentMime: 'application/pdf' })
    expect(kept?.positions.map(({ quantity }) => quantity)).toEqual(['3 Stück'])
    expect(kept?.attachment?.toString()).toBe('%PDF-1.7')
  })

  test('keeps the request, writes to the contact person and to whoever asks, and records it', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { language: 'en' })
    const contact = await aContact(shop.db, user.kunnr)
    const request = { ...pdf, remark: 'By Friday\nif possible', customer_reference: 'Bad Huber' }
    const { body } = await send(shop, await signIn(shop, user), request)
    const { request_id: id } = body
    expect(body).toMatchObject({ status: 'OK', repeated: false })
    const [kept] = await shop.db.select().from(productRequests)
    expect(kept).toMatchObject({ kunnr: user.kunnr, userId: user.userId, createdAt: testNow, doneAt: null })

    const [clerk, copy, ...more] = await shop.db.select().from(mails).orderBy(asc(mails.id))
    expect(more).toEqual([])
    expect(clerk).toMatchObject({ recipient: contact.mail, replyTo: user.mail, kunnr: user.kunnr })
    expect(clerk?.subject).toMatch(new RegExp(`^Artikelanfrage ${id} von .*${user.kunnr}`))
    expect(clerk?.text).toContain('Position 1: 12 m² · Herstellernummer BX-7 · Brenta')
    expect(clerk?.text).toContain(`staff/requests/${id}`)
    expect(copy).toMatchObject({ recipient: user.mail, subject: `Your product request ${id}` })
    expect(copy?.text).toContain('Attachment: Liste.pdf\nYour reference: Bad Huber\nRemark: By Friday')
    const files = await shop.db.select().from(mailAttachments)
    expect(files.map(({ mailId, name }) => [mailId, name])).toEqual([[clerk?.id, 'Liste.pdf']])
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'send-request', object: id, kunnr: user.kunnr },
    ])
  })

  test('writes to the company where nobody looks after the customer in particular', async ({ shop }) => {
    await writeSetting(shop.db, 'company', { ...shopDefaults.company, mail: 'info@gewerk.example' })
    const user = await aUser(shop.db)
    await send(shop, await signIn(shop, user), {})
    const written = await shop.db.select().from(mails).orderBy(asc(mails.id))
    expect(written.map(({ recipient }) => recipient)).toEqual(['info@gewerk.example', user.mail])
  })

  test('makes one request of clicks at the same moment', async ({ committed: shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(shop, sender, pdf)))
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.request_id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1)
    expect([await shop.db.$count(productRequests), await shop.db.$count(mails)]).toEqual([1, 1])
  })
})
