import { docs } from '@shop/contract/resources/docs'
import { describe, expect } from 'vitest'
import { stock } from '../../availability/tables.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aPlant, anArticle } from '#server/testing/catalogue-builders.ts'
import { aContact, aDocument } from '#server/testing/document-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('GET_DETAIL of a document', () => {
  test("knows no document of another customer by the shop's number or the ERP's", async ({ shop }) => {
    const foreign = await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr })
    const sender = await signIn(shop, await aUser(shop.db))
    for (const docid of [foreign.docid, foreign.orderNumber ?? '']) {
      const answer = await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, sender)
      expect([answer.http, answer.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    }
  })

  test('knows no document of a type the user may not see, whatever type he asks under', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['DOCUMENTS_INVOICES'] })
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 2 })
    const sender = await signIn(shop, user)
    for (const doctype of [1, 2]) {
      const answer = await shop.call(docs, 'GET_DETAIL', { doctype, docid }, sender)
      const archived = await shop.call(docs, 'HAS_ARCHIVED_DOCUMENT', { doctype, docid }, sender)
      expect([answer.body.code, archived.body.code]).toEqual(['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_FOUND'])
    }
  })

  test('holds no net amount for a user without the permission', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const surcharges = [{ kind: 'freight', net: '77.77' }]
    const amounts = { netPrice: '1111.11', grossPrice: '2222.22' }
    const vat = [{ category: 'S', rate: '19', base: '3333.33', amount: '4444.44' }]
    const line = { netPrice: '55.55', netTotal: '66.66' }
    const given = { kunnr: user.kunnr, surcharges, vat, positions: [line], ...amounts }
    const { docid } = await aDocument(shop.db, given)
    const answer = await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, await signIn(shop, user))
    const sent = JSON.stringify(answer.body)
    expect(answer.body.documentPositions[0]?.retailPrice).toMatchObject({ price: '15' })
    for (const net of ['1111.11', '2222.22', '3333.33', '4444.44', '55.55', '66.66', '77.77'])
      expect(sent).not.toContain(net)
  })

  test("is found by the ERP's number and by an outdated type, and says the current one", async ({ shop }) => {
    const user = await aUser(shop.db)
    const document = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 1 })
    await aDocument(shop.db, { kunnr: user.kunnr, doctype: 2, orderNumber: document.orderNumber })
    const sender = await signIn(shop, user)
    const queued = await shop.call(docs, 'GET_DETAIL', { doctype: 10, docid: document.docid }, sender)
    const byNumber = { doctype: 9, docid: document.orderNumber ?? '' }
    const ordered = await shop.call(docs, 'GET_DETAIL', byNumber, sender)
    expect(queued.body).toMatchObject({ currentDoctype: 1, documentHead: { docid: document.docid } })
    expect(ordered.body.documentHead.docid).toBe(document.docid)
  })

  test('tells lines, dates, amounts and the contact person', async ({ shop }) => {
    const user = await aUser(shop.db)
    const contact = await aContact(shop.db, user.kunnr)
    const { docid } = await aDocument(shop.db, {
      kunnr: user.kunnr,
      textNote: 'Bitte vorher anrufen',
      positions: [{ quantity: '14.40', deliveries: [{ deliveryDate: '2026-03-20', quantity: '14.4' }] }],
    })
    const { body } = await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, await signIn(shop, user))
    expect(body.documentHead).toMatchObject({ netPrice: '100', type: 'order', status: 'open' })
    expect(body.documentHead.texts).toEqual([{ kind: 'text', text: 'Bitte vorher anrufen' }])
    expect(body.documentPositions[0]).toMatchObject({
      amount: '14.4',
      netPrice: { price: '10', currency: 'EUR', costUnit: 1, volumeUnit: 'M2' },
      orderable: false,
      additionalData: { deliveries: [{ deliveryDate: '2026-03-20', quantity: '14.4' }] },
    })
    expect(body.contact?.name).toBe(contact.name)
  })

  test('says which articles can be ordered again', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { werks } = await aPlant(shop.db)
    const current = await anArticle(shop.db)
    const sold = await anArticle(shop.db, { discontinued: true })
    const left = await anArticle(shop.db, { discontinued: true })
    await shop.db.insert(stock).values({ matnr: left.matnr, werks, quantity: '5' })
    const matnrs = [current.matnr, sold.matnr, left.matnr, 'gone']
    const positions = matnrs.map((matnr) => ({ matnr }))
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr, positions })
    const { body } = await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, await signIn(shop, user))
    expect(body.documentPositions.map(({ orderable }) => orderable)).toEqual([true, false, true, false])
  })

  test('shows the energy classes of the articles in it', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db, { eekClasses: [{ eek_class: 'A', scale: 'A-G' }] })
    const { docid } = await aDocument(shop.db, {
      kunnr: user.kunnr,
      positions: [{ matnr }, { matnr: 'gone' }],
    })
    const { body } = await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, await signIn(shop, user))
    const classes = body.documentPositions.map(({ eekClasses }) => eekClasses.map((one) => one.eekClass))
    expect(classes).toEqual([['A'], []])
  })

  test('sends as many statements for fifty lines as for one', async ({ shop }) => {
    const user = await aUser(shop.db)
    const one = await aDocument(shop.db, { kunnr: user.kunnr })
    const many = await aDocument(shop.db, { kunnr: user.kunnr, positions: 50 })
    const sender = await signIn(shop, user)
    const statements = async (docid: string) => {
      shop.countStatements()
      await shop.call(docs, 'GET_DETAIL', { doctype: 1, docid }, sender)
      return shop.countStatements()
    }
    expect(await statements(many.docid)).toBe(await statements(one.docid))
  })
})

describe('GET_DOCUMENT_FLOW', () => {
  test('follows documents both ways, steps over hidden ones and stays with the customer', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { without: ['DOCUMENTS_DELIVERIES'] })
    const { kunnr } = user
    const offer = await aDocument(shop.db, { kunnr, doctype: 5, createDate: '2026-01-05' })
    const order = await aDocument(shop.db, { kunnr, createDate: '2026-01-10', from: [offer] })
    const note = await aDocument(shop.db, { kunnr, doctype: 13, createDate: '2026-01-15', from: [order] })
    const invoice = await aDocument(shop.db, { kunnr, doctype: 2, createDate: '2026-01-20', from: [note] })
    await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr, from: [order] })
    const asked = { doctype: 1, docid: order.docid }
    const { body } = await shop.call(docs, 'GET_DOCUMENT_FLOW', asked, await signIn(shop, user))
    expect(body.documentFlow.map(({ docid, relation }) => [docid, relation])).toEqual([
      [offer.docid, 'predecessor'],
      [order.docid, 'self'],
      [invoice.docid, 'successor'],
    ])
  })
})

describe('GET_ALLOWED_DOCTYPES', () => {
  test('says what the permissions allow', async ({ shop }) => {
    const user = await aUser(shop.db, { permissions: ['DOCUMENTS_OFFERS'] })
    const sender = await signIn(shop, user)
    const types = await shop.call(docs, 'GET_ALLOWED_DOCTYPES', {}, sender)
    expect(types.body.allowedDocumentTypes).toEqual([
      { doctype: 5, type: 'offer' },
      { doctype: 7, type: 'inquiry' },
    ])
  })
})
