import { describe, expect } from 'vitest'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

const download = (shop: Shop, query: Record<string, string>, sender: Sender = {}) =>
  shop.app.inject({
    method: 'GET',
    url: '/download/document',
    query,
    headers: { 'accept-language': 'de', ...(sender.cookie !== undefined && { cookie: sender.cookie }) },
  })

describe('the download of a document', () => {
  test('refuses guests, foreign documents, hidden types and unknown formats', async ({ shop }) => {
    const foreign = await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr })
    const user = await aUser(shop.db, { without: ['DOCUMENTS_INVOICES'] })
    const invoice = await aDocument(shop.db, { kunnr: user.kunnr, doctype: 2 })
    const order = { doctype: '1', docid: foreign.docid, format: 'PDF' }
    const sender = await signIn(shop, user)
    const guest = await download(shop, order)
    const stranger = await download(shop, order, sender)
    const hidden = await download(shop, { doctype: '2', docid: invoice.docid, format: 'CSV' }, sender)
    const wrong = await download(shop, { ...order, format: 'DOC' }, sender)
    expect([guest.statusCode, guest.json().code]).toEqual([401, 'NO_AUTHORIZATION'])
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    expect(hidden.json().code).toBe('DOCUMENT_NOT_FOUND')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { format: 'UNKNOWN_VALUE' }])
  })

  test('gives a PDF under a name to save it by', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { docid } = await aDocument(shop.db, { kunnr: user.kunnr, orderNumber: '45001' })
    const answer = await download(shop, { doctype: '1', docid, format: 'PDF' }, await signIn(shop, user))
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''Auftragsbest%C3%A4tigung-45001.pdf",
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('writes lines a spreadsheet reads and never runs', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { docid } = await aDocument(shop.db, {
      kunnr: user.kunnr,
      orderNumber: '45001',
      kommission: '=HYPERLINK("http://evil.example")',
      positions: [
        {
          matnr: '4711',
          text: 'Fliese "Nordkap"; grau',
          quantity: '1.440',
          note: '+49 89 1',
          netPrice: '-5.00',
        },
      ],
    })
    const answer = await download(shop, { doctype: '1', docid, format: 'CSV' }, await signIn(shop, user))
    const [head, line] = answer.body.split('\n')
    expect(head?.startsWith('\uFEFFBeleg;Datum;Kommission')).toBe(true)
    expect(line).toBe(
      `45001;2026-03-11;"'=HYPERLINK(""http://evil.example"")";10;4711;"Fliese ""Nordkap""; grau";1,44;M2;;'+49 89 1;;;-5;1;M2;100;EUR`,
    )
  })

  test('says in the lines what they are an alternative to, under the name the letter has', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const { docid } = await aDocument(shop.db, {
      kunnr: user.kunnr,
      orderNumber: '45001',
      positions: [{}, { alternativeTo: 10 }, { partOf: 20 }],
    })
    const answer = await download(shop, { doctype: '1', docid, format: 'CSV' }, await signIn(shop, user))
    const relations = answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(';').slice(10, 12).join(';'))
    expect(relations).toEqual(['Alternative zu;Teil von', ';', '10;', ';20'])
    expect(answer.headers['content-disposition']).toContain('Auftragsbest%C3%A4tigung-45001.csv')
  })

  test('costs as many statements for fifty lines as for one', async ({ shop }) => {
    const user = await aUser(shop.db)
    const one = await aDocument(shop.db, { kunnr: user.kunnr })
    const many = await aDocument(shop.db, { kunnr: user.kunnr, positions: 50 })
    const sender = await signIn(shop, user)
    const statements = async (docid: string, format: string) => {
      shop.countStatements()
      await download(shop, { doctype: '1', docid, format }, sender)
      return shop.countStatements()
    }
    for (const format of ['PDF', 'CSV', 'UGL_V4'])
      expect(await statements(many.docid, format)).toBe(await statements(one.docid, format))
  })

  test('writes no price for a user without the permission', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const given = { kunnr: user.kunnr, positions: [{ netPrice: '77.77', netTotal: '88.88' }] }
    const { docid } = await aDocument(shop.db, given)
    const answer = await download(shop, { doctype: '1', docid, format: 'CSV' }, await signIn(shop, user))
    expect(answer.body).toContain('Nordkap')
    expect(answer.body).not.toMatch(/77,77|88,88|Nettopreis/)
  })
})
