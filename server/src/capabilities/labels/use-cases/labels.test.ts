import { mostLabelsOfArticle } from '@shop/contract/labels'
import { labels } from '@shop/contract/resources/labels'
import { materialmaster } from '@shop/contract/resources/materialmaster'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCatalog, aUser } from '#server/testing/builders.ts'
import { anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import { aList } from '#server/testing/list-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { mailAttachments, mails } from '../../mails/tables.ts'

const add = (
  shop: Shop,
  sender: Sender,
  input: { matnr: string; quantity?: string; label_quantity?: number },
) => shop.call(labels, 'ADD_ARTICLE', input, sender)
const collected = async (shop: Shop, sender: Sender) =>
  (await shop.call(labels, 'GET_LABELS', {}, sender)).body.labels
const print = {
  sheet: '70x37',
  barcode_type: 'CODE128',
  start_row: 1,
  start_column: 1,
  send_method: 'download',
} as const

describe('labels', () => {
  test('are refused for an article that does not exist and a quantity that cannot be printed', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const unknown = await add(shop, sender, { matnr: 'nobody' })
    const precise = await add(shop, sender, { matnr, quantity: '1.2345' })
    expect([unknown.http, unknown.body.code]).toEqual([404, 'INVALID_MATNR'])
    expect([precise.http, precise.body.fields]).toEqual([422, { quantity: 'TOO_PRECISE' }])
  })

  test('are changed and taken out only where they are', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [user.kunnr] }))
    const { matnr } = await anArticle(shop.db)
    await add(shop, colleague, { matnr })
    const edited = await shop.call(labels, 'EDIT_ARTICLE', { matnr, label_quantity: 3 }, sender)
    const removed = await shop.call(labels, 'REMOVE_ARTICLE', { matnr }, sender)
    expect([edited.body.code, removed.body.code]).toEqual(['DB_ENTRY_NOT_FOUND', 'DB_ENTRY_NOT_FOUND'])
    expect(await collected(shop, colleague)).toMatchObject([{ matnr, labelQuantity: 1 }])
  })

  test('that another window has changed are neither changed nor taken out unseen, and their state comes along', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    await add(shop, sender, { matnr, label_quantity: 2 })
    const [seen] = await collected(shop, sender)
    const label = { matnr, version: seen?.version ?? 0 }
    await add(shop, sender, { matnr, label_quantity: 5 })
    const edited = await shop.call(labels, 'EDIT_ARTICLE', { ...label, label_quantity: 3 }, sender)
    const removed = await shop.call(labels, 'REMOVE_ARTICLE', label, sender)
    for (const late of [edited, removed]) {
      expect([late.http, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
      expect(late.body).toMatchObject({ labels: [{ labelQuantity: 7, version: label.version + 1 }] })
    }
    const now = { matnr, version: label.version + 1 }
    const changed = await shop.call(labels, 'EDIT_ARTICLE', { ...now, label_quantity: 3 }, sender)
    expect(changed.body.labels).toMatchObject([{ labelQuantity: 3, version: label.version + 2 }])
    const taken = await shop.call(labels, 'REMOVE_ARTICLE', { matnr, version: label.version + 2 }, sender)
    expect(taken.body.labels).toEqual([])
  })

  test('that another window has collected or changed since stay when all that was seen is taken out', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const [same, changed, later] = await someArticles(shop.db, 3)
    for (const one of [same, changed]) await add(shop, sender, { matnr: one?.matnr ?? '' })
    const seen = (await collected(shop, sender)).map(({ matnr, version }) => ({ matnr, version }))
    for (const one of [changed, later]) await add(shop, sender, { matnr: one?.matnr ?? '' })
    const { body } = await shop.call(labels, 'CLEAR_LABELS', { seen }, sender)
    const left = body.labels.map(({ matnr, labelQuantity }) => [matnr, labelQuantity])
    expect(left).toEqual([
      [changed?.matnr, 2],
      [later?.matnr, 1],
    ])
    expect((await shop.call(labels, 'CLEAR_LABELS', {}, sender)).body.labels).toEqual([])
  })

  test('are put back as they were and where they were; those that are there by now stay', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const matnrs = (await someArticles(shop.db, 3)).map(({ matnr }) => matnr)
    for (const matnr of matnrs) await add(shop, sender, { matnr, label_quantity: 4 })
    const before = await collected(shop, sender)
    const articles = before.map(({ matnr, articleQuantity, labelQuantity, addedAt }) => ({
      matnr,
      quantity: articleQuantity,
      label_quantity: labelQuantity,
      added_at: addedAt,
    }))
    await shop.call(labels, 'CLEAR_LABELS', {}, sender)
    await add(shop, sender, { matnr: matnrs[2] ?? '' })
    const gone = { matnr: 'nobody', quantity: '1', label_quantity: 1, added_at: '2026-01-01T00:00:00Z' }
    const { body } = await shop.call(labels, 'PUT_BACK', { articles: [...articles, gone] }, sender)
    expect(body.labels.map(({ matnr, labelQuantity }) => [matnr, labelQuantity])).toEqual([
      [matnrs[0], 4],
      [matnrs[1], 4],
      [matnrs[2], 1],
    ])
  })

  test('say how they were when one is taken out, so that it can be put back', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    await add(shop, sender, { matnr, quantity: '12.50', label_quantity: 7 })
    const [before] = await collected(shop, sender)
    const { body } = await shop.call(labels, 'REMOVE_ARTICLE', { matnr }, sender)
    expect(body.removed).toMatchObject({ matnr, articleQuantity: '12.5', labelQuantity: 7 })
    expect(Date.parse(body.removed.addedAt)).toBe(Date.parse(before?.addedAt ?? ''))
  })

  test('that were added to those another window had collected are taken back alone, and the article with the last', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const takeBack = (label_quantity: number) =>
      shop.call(labels, 'REMOVE_ARTICLE', { matnr, label_quantity }, sender)
    await add(shop, sender, { matnr, label_quantity: 5 })
    const more = await add(shop, sender, { matnr })
    expect(more.body.added).toBe(1)
    const taken = await takeBack(more.body.added)
    expect(taken.body).toMatchObject({ removed: { labelQuantity: 1 }, labels: [{ matnr, labelQuantity: 5 }] })
    expect((await takeBack(5)).body).toMatchObject({ removed: { labelQuantity: 5 }, labels: [] })
    expect((await takeBack(1)).body.code).toBe('DB_ENTRY_NOT_FOUND')
  })

  test('that are the most of an article already are told to be no more, and none is taken back', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    await add(shop, sender, { matnr, label_quantity: mostLabelsOfArticle })
    const more = await add(shop, sender, { matnr })
    expect(more.body.added).toBe(0)
    await shop.call(labels, 'REMOVE_ARTICLE', { matnr, label_quantity: more.body.added }, sender)
    expect(await collected(shop, sender)).toMatchObject([{ matnr, labelQuantity: mostLabelsOfArticle }])
  })

  test('that others have taken the room of are not put back, none of them', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const matnrs = (await someArticles(shop.db, 6)).map(({ matnr }) => matnr)
    for (const matnr of matnrs.slice(0, 5)) await add(shop, sender, { matnr, label_quantity: 99 })
    const late = { quantity: '1', added_at: '2026-01-01T00:00:00Z' }
    const articles = [{ ...late, matnr: matnrs[5] ?? '', label_quantity: 99 }]
    const refused = await shop.call(labels, 'PUT_BACK', { articles }, sender)
    expect(refused.body.code).toBe('LABELS_FULL')
    expect(await collected(shop, sender)).toHaveLength(5)
  })

  test('are not more than five hundred', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const codes = []
    for (let i = 0; i < 6; i++) {
      const { matnr } = await anArticle(shop.db)
      codes.push((await add(shop, sender, { matnr, label_quantity: 99 })).body.code)
    }
    const [first] = await collected(shop, sender)
    await shop.call(labels, 'EDIT_ARTICLE', { matnr: first?.matnr ?? '', label_quantity: 1 }, sender)
    const { matnr } = await anArticle(shop.db)
    await add(shop, sender, { matnr, label_quantity: 99 })
    const more = await shop.call(labels, 'EDIT_ARTICLE', { matnr, label_quantity: 99 }, sender)
    const much = await shop.call(
      labels,
      'EDIT_ARTICLE',
      { matnr: first?.matnr ?? '', label_quantity: 99 },
      sender,
    )
    expect(codes).toEqual(['', '', '', '', '', 'LABELS_FULL'])
    expect([more.body.code, much.body.fields]).toEqual(['', { label_quantity: 'TOO_LARGE' }])
  })

  test('say one sales step unless told otherwise, add up, and are marked on the article', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    await add(shop, sender, { matnr })
    await add(shop, sender, { matnr, label_quantity: 2 })
    const [label] = await collected(shop, sender)
    const { body } = await shop.call(materialmaster, 'GET_ADDITIONAL_DATA', { articles: [{ matnr }] }, sender)
    expect(label).toMatchObject({ matnr, articleQuantity: '1.44', unit: 'M2', labelQuantity: 3 })
    expect(body.results[0]?.inLabels).toBe(true)
  })

  test('come from a list the user sees, and from no other', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const articles = [await anArticle(shop.db), await anArticle(shop.db)]
    const matnrs = articles.map(({ matnr }) => matnr)
    const own = await aList(shop.db, { owner: user, matnrs: [...matnrs, 'gone'] })
    const foreign = await aList(shop.db, { owner: await aUser(shop.db), matnrs })
    const refused = await shop.call(labels, 'ADD_LIST', { list_id: foreign.id }, sender)
    const answer = await shop.call(labels, 'ADD_LIST', { list_id: own.id }, sender)
    expect(refused.body.code).toBe('LIST_NOT_FOUND')
    expect(answer.body.added).toBe(2)
    expect((await collected(shop, sender)).map(({ matnr }) => matnr)).toEqual(matnrs)
  })
})

describe('PRINT_LABELS', () => {
  test('has nothing to print at first', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await shop.call(labels, 'PRINT_LABELS', print, sender)
    expect([answer.http, answer.body.code]).toEqual([409, 'LABELS_EMPTY'])
  })

  test('has no label of an article that was made for somebody else meanwhile', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const [kept, open] = [await anArticle(shop.db), await anArticle(shop.db)]
    await add(shop, sender, { matnr: kept.matnr })
    await aCatalog(shop.db, { articles: [kept.matnr], reserved: true })
    const { body } = await shop.call(labels, 'PRINT_LABELS', print, sender)
    const url = `/download/labels?${new URLSearchParams({ ...print, start_row: '1', start_column: '1' })}`
    const file = await shop.app.inject({ url, headers: { cookie: sender.cookie ?? '' } })
    expect([body.code, file.statusCode]).toEqual(['LABELS_EMPTY', 409])
    await add(shop, sender, { matnr: open.matnr })
    expect((await shop.call(labels, 'PRINT_LABELS', print, sender)).body.labels).toBe(1)
  })

  test.for([
    [{ start_row: 9 }, { start_row: 'TOO_LARGE' }],
    [{ start_column: 0 }, { start_column: 'INVALID' }],
    [{ barcode_type: 'ITF' }, { barcode_type: 'BARCODE_UNSUPPORTED' }],
    [{ send_method: 'mail' }, { mail: 'REQUIRED' }],
    [{ send_method: 'mail', mail: 'lager@' }, { mail: 'NOT_AN_EMAIL' }],
  ] as const)('refuses %j by field', async ([wrong, fields], { shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    await add(shop, sender, { matnr: (await anArticle(shop.db)).matnr })
    const answer = await shop.call(labels, 'PRINT_LABELS', { ...print, ...wrong }, sender)
    expect([answer.http, answer.body.fields]).toEqual([422, fields])
  })

  test('names a download of as many pages as the labels need', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    await add(shop, sender, { matnr: (await anArticle(shop.db)).matnr, label_quantity: 25 })
    const { body } = await shop.call(labels, 'PRINT_LABELS', print, sender)
    const headers = { cookie: sender.cookie ?? '' }
    const file = await shop.app.inject({ url: body.url, headers })
    const nobody = await shop.app.inject({ url: body.url })
    expect([body.labels, body.pages]).toEqual([25, 2])
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.body.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(nobody.statusCode).toBe(401)
  })

  test('sends the labels to the address, twenty times an hour at most', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    await add(shop, sender, { matnr: (await anArticle(shop.db)).matnr })
    const mailed = { ...print, send_method: 'mail', mail: 'lager@meier.example' } as const
    const codes = []
    for (let i = 0; i < 21; i++)
      codes.push((await shop.call(labels, 'PRINT_LABELS', mailed, sender)).body.code)
    const sent = await shop.db
      .select({ to: mails.recipient, name: mailAttachments.name, content: mailAttachments.content })
      .from(mails)
      .innerJoin(mailAttachments, eq(mailAttachments.mailId, mails.id))
      .where(eq(mails.kunnr, user.kunnr))
    expect(codes.filter((code) => code === '')).toHaveLength(20)
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    expect(sent[0]).toMatchObject({ to: 'lager@meier.example', name: 'Etiketten.pdf' })
    expect(sent[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
