import { topsellers } from '@shop/contract/resources/topsellers'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

type User = Awaited<ReturnType<typeof aUser>>
type Question = Parameters<typeof ask>[2]

const ask = async (
  shop: Shop,
  user: User,
  question: {
    scope?: 'own' | 'customer'
    order?: 'often' | 'latest'
    timespan?: '2' | '3' | '4' | '5' | '6' | '8'
    query?: string
    start?: number
    rows?: number
  } = {},
) => {
  const asked = { scope: 'customer', timespan: '8', ...question } as const
  return (await shop.call(topsellers, 'GET_TOPSELLERS', asked, await signIn(shop, user))).body
}

const numbers = async (shop: Shop, user: User, question?: Question) =>
  (await ask(shop, user, question)).articles.map(({ article }) => article.matnr)

describe('GET_TOPSELLERS', () => {
  test('tells nothing of other customers, nor to who may not see orders', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    await aDocument(shop.db, { kunnr: buyer.kunnr, positions: [{ matnr }] })
    const blind = await aUser(shop.db, { kunnrs: [buyer.kunnr], without: ['DOCUMENTS_ORDERS'] })
    expect(await ask(shop, await aUser(shop.db))).toMatchObject({ articles: [], numFound: 0 })
    expect(await ask(shop, blind)).toMatchObject({ articles: [], numFound: 0 })
    expect(await ask(shop, buyer)).toMatchObject({ articles: [{ article: { matnr } }], numFound: 1 })
  })

  test('neither shows nor counts canceled orders and lines, invoices, offers, and what has left the assortment', async ({
    shop,
  }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const { matnr } = await anArticle(shop.db)
    await aDocument(shop.db, { kunnr, status: 'X', positions: [{ matnr }] })
    for (const doctype of [2, 5, 13]) await aDocument(shop.db, { kunnr, doctype, positions: [{ matnr }] })
    await aDocument(shop.db, { kunnr, positions: [{ matnr, status: 'X' }, { matnr: '999999' }, {}] })
    expect(await ask(shop, buyer)).toMatchObject({ articles: [], numFound: 0 })
  })

  test('his own are those of the orders he placed, the customer’s those of everybody', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const colleague = await aUser(shop.db, { kunnrs: [buyer.kunnr] })
    const [mine, theirs] = [await anArticle(shop.db), await anArticle(shop.db)]
    const { kunnr } = buyer
    await aDocument(shop.db, { kunnr, userId: buyer.userId, positions: [{ matnr: mine.matnr }] })
    await aDocument(shop.db, { kunnr, userId: colleague.userId, positions: [{ matnr: theirs.matnr }] })
    await aDocument(shop.db, { kunnr, userId: colleague.userId, positions: [{ matnr: theirs.matnr }] })
    expect(await numbers(shop, buyer, { scope: 'own' })).toEqual([mine.matnr])
    expect(await numbers(shop, buyer)).toEqual([theirs.matnr, mine.matnr])
  })

  test('orders are counted once however many lines they have, quantities unit by unit, the newest is told', async ({
    shop,
  }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const [often, once] = [await anArticle(shop.db), await anArticle(shop.db)]
    const line = (quantity: string, unit = 'M2') => ({ matnr: often.matnr, quantity, unit })
    await aDocument(shop.db, { kunnr, createDate: '2026-01-07', positions: [line('5'), line('2.5')] })
    const newest = await aDocument(shop.db, {
      kunnr,
      createDate: '2026-02-02',
      positions: [line('1.44'), line('3', 'KAR')],
    })
    const last = await aDocument(shop.db, {
      kunnr,
      doctype: 6,
      createDate: '2026-03-03',
      positions: [{ matnr: once.matnr, quantity: '4', unit: 'ST' }],
    })
    expect((await ask(shop, buyer)).articles).toMatchObject([
      {
        article: { matnr: often.matnr },
        orders: 2,
        quantities: [
          { quantity: '8.94', unit: 'M2' },
          { quantity: '3', unit: 'KAR' },
        ],
        last: {
          doctype: 1,
          docid: newest.docid,
          orderNumber: newest.orderNumber,
          date: '2026-02-02',
          quantity: '1.44',
          unit: 'M2',
        },
      },
      { orders: 1, last: { doctype: 6, docid: last.docid, quantity: '4', unit: 'ST' } },
    ])
    expect(await numbers(shop, buyer, { order: 'latest' })).toEqual([once.matnr, often.matnr])
  })

  test('only the period counts, the last year where none is named', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const [old, young] = [await anArticle(shop.db), await anArticle(shop.db)]
    await aDocument(shop.db, { kunnr, createDate: '2019-01-07', positions: [{ matnr: old.matnr }] })
    const today = new Date().toISOString().slice(0, 10)
    await aDocument(shop.db, { kunnr, createDate: today, positions: [{ matnr: young.matnr }] })
    const { body } = await shop.call(
      topsellers,
      'GET_TOPSELLERS',
      { scope: 'customer' },
      await signIn(shop, buyer),
    )
    expect(body.articles.map(({ article }) => article.matnr)).toEqual([young.matnr])
    expect(await numbers(shop, buyer, { timespan: '2' })).toEqual([young.matnr])
    expect(await numbers(shop, buyer)).toEqual([young.matnr, old.matnr])
  })

  test('words narrow by name and brand in any case, a number by any number of the article', async ({
    shop,
  }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const tile = await anArticle(shop.db, {
      brand: 'Sassovero',
      texts: { de: { maktx: 'Bodenfliese Übermoor 60x60 cm' }, en: { maktx: 'Floor tile' } },
    })
    const glue = await anArticle(shop.db, {
      bismt: 'K-77',
      texts: { de: { maktx: 'Flexkleber 25 kg' } },
    })
    const positions = [{ matnr: tile.matnr }, { matnr: glue.matnr }]
    await aDocument(shop.db, { kunnr, positions })
    for (const query of ['SASSOVERO übermoor', 'uebermoor', 'floor', tile.matnr, ' 60x60  boden '])
      expect(await numbers(shop, buyer, { query }), query).toEqual([tile.matnr])
    expect(await numbers(shop, buyer, { query: 'k77' })).toEqual([glue.matnr])
    for (const query of ['(', '%', 'Übermoor Kleber', '.*'])
      expect(await ask(shop, buyer, { query }), query).toMatchObject({ articles: [], numFound: 0 })
    expect(await numbers(shop, buyer, { query: '   ' })).toHaveLength(2)
  })

  test('pages lie side by side, and one behind the last still says how many there are', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const articles = [await anArticle(shop.db), await anArticle(shop.db), await anArticle(shop.db)]
    const positions = articles.map(({ matnr }) => ({ matnr }))
    await aDocument(shop.db, { kunnr: buyer.kunnr, positions })
    const pages = [
      ...(await numbers(shop, buyer, { rows: 2 })),
      ...(await numbers(shop, buyer, { rows: 2, start: 2 })),
    ]
    expect(pages.toSorted()).toEqual(articles.map(({ matnr }) => matnr).toSorted())
    expect(await ask(shop, buyer, { rows: 2, start: 4 })).toMatchObject({
      articles: [],
      numFound: 3,
      start: 4,
    })
  })
})
