import { docs } from '@shop/contract/resources/docs'
import { describe, expect } from 'vitest'
import { customerArticles } from '../../customers/tables.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

const docids = (answer: { body: { documents: { docid: string }[] } }) =>
  answer.body.documents.map(({ docid }) => docid)

describe('GET_LIST of documents', () => {
  test('refuses guests', async ({ shop }) => {
    const answer = await shop.call(docs, 'GET_LIST', {})
    expect([answer.http, answer.body.code]).toEqual([401, 'NO_AUTHORIZATION'])
  })

  test('shows no document of another customer, also not by its number', async ({ shop }) => {
    const foreign = await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr })
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const all = await shop.call(docs, 'GET_LIST', { timespan: '8' }, sender)
    const filter = { filter_type: 'docid', filter_query: foreign.docid } as const
    const byNumber = await shop.call(docs, 'GET_LIST', { timespan: '8', ...filter }, sender)
    expect([all.body.numFound, byNumber.body.numFound]).toEqual([0, 0])
  })

  test('shows only types the permissions allow, and the vacant type to nobody', async ({ shop }) => {
    const user = await aUser(shop.db, { permissions: ['DOCUMENTS_INVOICES'] })
    const everything = await aUser(shop.db, { kunnrs: [user.kunnr] })
    for (const doctype of [1, 2, 3, 4, 13]) await aDocument(shop.db, { kunnr: user.kunnr, doctype })
    const few = await shop.call(docs, 'GET_LIST', {}, await signIn(shop, user))
    const order = await shop.call(docs, 'GET_LIST', { doctype: 1 }, await signIn(shop, user))
    const many = await shop.call(docs, 'GET_LIST', {}, await signIn(shop, everything))
    const vacant = await shop.call(docs, 'GET_LIST', { doctype: 3 }, await signIn(shop, everything))
    expect(few.body.documents.map(({ type }) => type).toSorted()).toEqual(['creditNote', 'invoice'])
    expect([order.body.numFound, many.body.numFound, vacant.body.numFound]).toEqual([0, 4, 0])
  })

  test('keeps net and gross amounts from users without the permission, also as an order of rows', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const { kunnr } = user
    const cheap = await aDocument(shop.db, { kunnr, grossPrice: '900.00', retailPrice: '10.00' })
    const dear = await aDocument(shop.db, { kunnr, grossPrice: '100.00', retailPrice: '20.00' })
    const answer = await shop.call(docs, 'GET_LIST', { sort_field: 'brutto' }, await signIn(shop, user))
    expect(docids(answer)).toEqual([dear.docid, cheap.docid])
    expect(answer.body.documents[0]).toMatchObject({ netPrice: null, grossPrice: null, retailPrice: '20' })
  })

  test('finds and sorts words as people write them, and puts documents without any last', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const given = ['Übergang', '', 'zeder', 'Umbau', 'Ärztehaus', 'alt']
    for (const kommission of given) await aDocument(shop.db, { kunnr: user.kunnr, kommission })
    const sender = await signIn(shop, user)
    const sorted = { sort_field: 'kommission', sort_direction: 'asc' } as const
    const kommissionen = async (filter: object = {}) =>
      (await shop.call(docs, 'GET_LIST', { ...sorted, ...filter }, sender)).body.documents.map(
        ({ kommission }) => kommission,
      )
    expect(await kommissionen()).toEqual(['alt', 'Ärztehaus', 'Übergang', 'Umbau', 'zeder', ''])
    expect(await kommissionen({ sort_direction: 'desc' })).toEqual([
      'zeder',
      'Umbau',
      'Übergang',
      'Ärztehaus',
      'alt',
      '',
    ])
    for (const filter_query of ['ärzte', 'ÄRZTE', 'Aerzte'])
      expect(await kommissionen({ filter_query })).toEqual(['Ärztehaus'])
  })

  test('wants a custom timespan to have days in order', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const none = await shop.call(docs, 'GET_LIST', { timespan: '7' }, sender)
    const days = { date_from: '2026-03-02', date_to: '2026-03-01' }
    const reversed = await shop.call(docs, 'GET_LIST', days, sender)
    const impossible = await shop.call(docs, 'GET_LIST', { date_from: '2026-02-30' }, sender)
    expect([none.http, none.body.fields]).toEqual([422, { date_from: 'REQUIRED' }])
    expect(reversed.body.fields).toEqual({ date_to: 'DATE_TOO_EARLY' })
    expect(impossible.body.fields).toEqual({ date_from: 'NOT_A_DATE' })
  })

  test('covers the last 30 days, newest first, unless asked otherwise', async ({ shop }) => {
    const user = await aUser(shop.db)
    const { kunnr } = user
    const old = await aDocument(shop.db, { kunnr, createDate: '2026-02-08' })
    const edge = await aDocument(shop.db, { kunnr, createDate: '2026-02-09' })
    const fresh = await aDocument(shop.db, { kunnr, createDate: '2026-03-11' })
    const sender = await signIn(shop, user)
    const usual = await shop.call(docs, 'GET_LIST', {}, sender)
    const days = { date_from: '2026-02-08', date_to: '2026-02-09', sort_direction: 'asc' } as const
    const custom = await shop.call(docs, 'GET_LIST', days, sender)
    expect(docids(usual)).toEqual([fresh.docid, edge.docid])
    expect(docids(custom)).toEqual([old.docid, edge.docid])
  })

  test('counts partly completed documents as open', async ({ shop }) => {
    const user = await aUser(shop.db)
    for (const status of ['A', 'B', 'C', 'X'] as const)
      await aDocument(shop.db, { kunnr: user.kunnr, status })
    const sender = await signIn(shop, user)
    const open = await shop.call(docs, 'GET_LIST', { docstatus: 'A' }, sender)
    const partly = await shop.call(docs, 'GET_LIST', { docstatus: 'B' }, sender)
    expect(open.body.documents.map(({ status }) => status).toSorted()).toEqual(['open', 'partlyCompleted'])
    expect(partly.body.numFound).toBe(1)
  })

  test.for([
    ['docid', '4711', { docid: '4711' }],
    ['orderNumber', 'ab-77', { orderNumber: 'AB-77' }],
    ['kommission', 'bad müller', { kommission: 'Bad Müller' }],
    ['project', 'p-12', { projectNumber: 'P-12' }],
    ['creator', 'lena', { creatorName: 'Lena Groß' }],
    ['text', 'silikon', { positions: [{ text: 'Silikon grau' }] }],
    ['article', '0815', { positions: [{ matnr: '0815' }] }],
    ['article', 'own-1', { positions: [{ matnr: '4712' }] }],
    ['', '50 %_', { kommission: 'Anteil 50 %_' }],
  ] as const)('finds by %s "%s"', async ([filter_type, filter_query, given], { shop }) => {
    const user = await aUser(shop.db)
    const { kunnr } = user
    await anArticle(shop.db, { matnr: '4712' })
    await shop.db.insert(customerArticles).values({ kunnr, matnr: '4712', customerMatnr: 'OWN-1' })
    await aDocument(shop.db, { kunnr, kommission: 'Anteil 50 %x' })
    const { positions, ...head } = { positions: 1, ...given }
    const wanted = await aDocument(shop.db, {
      kunnr,
      ...head,
      positions: typeof positions === 'number' ? positions : [...positions],
    })
    const answer = await shop.call(docs, 'GET_LIST', { filter_type, filter_query }, await signIn(shop, user))
    expect(docids(answer)).toEqual([wanted.docid])
  })

  test('pages with the total, by as many statements for many rows as for one', async ({ shop }) => {
    const user = await aUser(shop.db)
    for (let i = 0; i < 12; i++) await aDocument(shop.db, { kunnr: user.kunnr, kommission: `Bau ${i}` })
    const sender = await signIn(shop, user)
    const statements = async (start: number, rows: number) => {
      shop.countStatements()
      const answer = await shop.call(docs, 'GET_LIST', { start, rows, sort_field: 'kommission' }, sender)
      return { found: answer.body.numFound, rows: docids(answer).length, count: shop.countStatements() }
    }
    const first = await statements(0, 1)
    const last = await statements(10, 10)
    const beyond = await statements(50, 10)
    expect([first.found, first.rows, last.found, last.rows]).toEqual([12, 1, 12, 2])
    expect(last.count).toBe(first.count)
    expect([beyond.found, beyond.rows]).toEqual([12, 0])
  })

  test('finds documents of one delivery address', async ({ shop }) => {
    const user = await aUser(shop.db)
    const address = { firstName: '', name: 'Bau', street: '', plz: '', city: '', country: 'DE' }
    const flags = { isDefault: false, isGlobal: false }
    const deliveryAddress = { id: 'A1', ...address, ...flags }
    const there = await aDocument(shop.db, { kunnr: user.kunnr, deliveryAddress })
    await aDocument(shop.db, { kunnr: user.kunnr })
    const answer = await shop.call(docs, 'GET_LIST', { address: 'A1' }, await signIn(shop, user))
    expect(docids(answer)).toEqual([there.docid])
  })
})
