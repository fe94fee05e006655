import { content } from '@shop/contract/resources/content'
import { describe, expect } from 'vitest'
import { auditLog } from '../../audit/tables.ts'
import { aUser, guestMode } from '#server/testing/builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

const question = {
  kind: 'faq',
  title_de: 'Wie storniere ich?',
  text_de: 'Rufen Sie an.',
  published: 'X',
} as const
const news = {
  kind: 'news',
  title_de: 'Neue Öffnungszeiten',
  text_de: 'Ab Montag früher.\n\nAuch in Ulm.',
  published: 'X',
  valid_from: '2026-01-01',
} as const

const aClerk = async (shop: Shop) => signIn(shop, await aUser(shop.db, { staff: 'clerk', kunnrs: [] }))

/** Saves as a clerk and gives the id. */
async function save(shop: Shop, entry: Parameters<Shop['call']>[2] = question) {
  const clerk = await aClerk(shop)
  const { body } = await shop.call(content, 'SAVE_ENTRY', entry as typeof question, clerk)
  return { clerk, id: body.id }
}

const questionsOf = async (shop: Shop) =>
  (await shop.call(content, 'GET_FAQ', {}, await signIn(shop, await aUser(shop.db)))).body.questions

describe('writing content', () => {
  test('is for staff', async ({ shop }) => {
    const customer = await signIn(shop, await aUser(shop.db))
    const saved = await shop.call(content, 'SAVE_ENTRY', question, customer)
    const listed = await shop.call(content, 'GET_ENTRIES', { kind: 'faq' }, customer)
    const deleted = await shop.call(content, 'DELETE_ENTRY', { content_id: '1', version: 1 }, customer)
    expect([saved.http, listed.http, deleted.http]).toEqual([403, 403, 403])
  })

  test('names what is missing: half of the English, the day of news, an end before the beginning', async ({
    shop,
  }) => {
    const clerk = await aClerk(shop)
    const fieldsOf = async (entry: object) =>
      (await shop.call(content, 'SAVE_ENTRY', { ...question, ...entry }, clerk)).body.fields
    expect(await fieldsOf({ title_de: ' ' })).toEqual({ title_de: 'REQUIRED' })
    expect(await fieldsOf({ title_en: 'How do I cancel?' })).toEqual({ text_en: 'REQUIRED' })
    expect(await fieldsOf({ text_en: 'Call us.' })).toEqual({ title_en: 'REQUIRED' })
    expect(await fieldsOf({ kind: 'news' })).toEqual({ valid_from: 'REQUIRED' })
    expect(await fieldsOf({ valid_from: '2026-03-02', valid_to: '2026-03-01' })).toEqual({
      valid_to: 'DATE_TOO_EARLY',
    })
    expect(await fieldsOf({ content_id: '1' })).toEqual({ version: 'REQUIRED' })
  })

  test('writes over nothing a colleague has changed or deleted meanwhile', async ({ shop }) => {
    const { clerk, id } = await save(shop)
    const first = await shop.call(content, 'SAVE_ENTRY', { ...question, content_id: id, version: 1 }, clerk)
    const late = await shop.call(content, 'SAVE_ENTRY', { ...question, content_id: id, version: 1 }, clerk)
    const lateDelete = await shop.call(content, 'DELETE_ENTRY', { content_id: id, version: 1 }, clerk)
    await shop.call(content, 'DELETE_ENTRY', { content_id: id, version: 2 }, clerk)
    const gone = await shop.call(content, 'SAVE_ENTRY', { ...question, content_id: id, version: 2 }, clerk)
    expect(first.body.status).toBe('OK')
    expect([late, lateDelete, gone].map(({ body }) => body.code)).toEqual([
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
    ])
  })

  test('makes no news of a question', async ({ shop }) => {
    const { clerk, id } = await save(shop)
    const answer = await shop.call(content, 'SAVE_ENTRY', { ...news, content_id: id, version: 1 }, clerk)
    expect(answer.body.code).toBe('CHANGED_MEANWHILE')
  })

  test('is recorded', async ({ shop }) => {
    const { clerk, id } = await save(shop)
    await shop.call(content, 'DELETE_ENTRY', { content_id: id, version: 1 }, clerk)
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { action: 'save-content', object: `faq ${id}`, detail: question.title_de },
      { action: 'delete-content', object: id, detail: question.title_de },
    ])
  })
})

describe('GET_FAQ', () => {
  test('is nothing for guests', async ({ shop }) => {
    await guestMode(shop.db)
    expect((await shop.call(content, 'GET_FAQ', {})).http).toBe(401)
  })

  test('shows neither drafts nor what is not valid today', async ({ shop }) => {
    await save(shop, { ...question, published: '' })
    await save(shop, { ...question, valid_from: '2999-01-01' })
    await save(shop, { ...question, valid_to: '2000-01-01' })
    expect(await questionsOf(shop)).toEqual([])
  })

  test('gives questions by place, in paragraphs, in German where there is no English', async ({ shop }) => {
    const { clerk } = await save(shop, { ...question, position: 2, text_de: 'Eins.\n \nZwei.\nweiter' })
    const english = {
      title_en: 'Delivery?',
      text_en: 'By lorry.',
      topic_de: 'Lieferung',
      topic_en: 'Delivery',
    }
    await shop.call(content, 'SAVE_ENTRY', { ...question, ...english, position: 1 }, clerk)
    const reader = await signIn(shop, await aUser(shop.db, { language: 'en' }))
    const { questions } = (await shop.call(content, 'GET_FAQ', {}, reader)).body
    expect(questions).toMatchObject([
      { title: 'Delivery?', topic: 'Delivery', paragraphs: ['By lorry.'], language: 'en' },
      { title: question.title_de, topic: '', paragraphs: ['Eins.', 'Zwei.\nweiter'], language: 'de' },
    ])
  })
})

describe('news', () => {
  test('that are not shown today do not exist, and a question is none', async ({ shop }) => {
    await guestMode(shop.db)
    const later = await save(shop, { ...news, valid_from: '2999-01-01' })
    const asked = await save(shop)
    for (const { id } of [later, asked, { id: '4711' }])
      expect((await shop.call(content, 'GET_NEWS', { news_id: id })).body.code).toBe('NOT_FOUND')
  })

  test('come newest first with their beginning, for guests, too', async ({ shop }) => {
    await guestMode(shop.db)
    await save(shop, { ...news, title_de: 'Alt', valid_from: '2025-01-01', text_de: 'wort '.repeat(100) })
    const { id } = await save(shop, news)
    const { body } = await shop.call(content, 'GET_NEWS_LIST', {})
    expect(body.numFound).toBe(2)
    expect(body.news).toMatchObject([
      { id, title: news.title_de, teaser: 'Ab Montag früher.', date: '2026-01-01' },
      { title: 'Alt' },
    ])
    expect(body.news[1]?.teaser).toMatch(/^(wort )+…$/)
    const one = await shop.call(content, 'GET_NEWS', { news_id: id })
    expect(one.body.news.paragraphs).toEqual(['Ab Montag früher.', 'Auch in Ulm.'])
  })
})

test('staff see drafts, what is shown and until when', async ({ shop }) => {
  const { clerk } = await save(shop, { ...news, valid_to: '2026-02-01', published: '' })
  await shop.call(content, 'SAVE_ENTRY', { ...news, valid_to: '' }, clerk)
  const { entries, numFound } = (await shop.call(content, 'GET_ENTRIES', { kind: 'news' }, clerk)).body
  expect(numFound).toBe(2)
  expect(entries.map(({ isShown, validTo }) => [isShown, validTo])).toEqual([
    [false, '2026-02-01'],
    [true, null],
  ])
})
