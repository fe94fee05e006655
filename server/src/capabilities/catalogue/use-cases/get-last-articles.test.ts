import { article } from '@shop/contract/resources/article'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'

type User = Awaited<ReturnType<typeof aUser>>

const lastArticles = async (shop: Shop, user: User, rows?: number) =>
  (await shop.call(article, 'GET_LAST_ARTICLES', { rows }, await signIn(shop, user))).body.articles

describe('GET_LAST_ARTICLES', () => {
  test('tells nothing of other customers, nor to who may not see orders', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const { matnr } = await anArticle(shop.db)
    await aDocument(shop.db, { kunnr: buyer.kunnr, positions: [{ matnr }] })
    const blind = await aUser(shop.db, { kunnrs: [buyer.kunnr], without: ['DOCUMENTS_ORDERS'] })
    expect(await lastArticles(shop, await aUser(shop.db))).toEqual([])
    expect(await lastArticles(shop, blind)).toEqual([])
    expect(await lastArticles(shop, buyer)).toHaveLength(1)
  })

  test('leaves out canceled orders and lines, invoices, and what has left the assortment', async ({
    shop,
  }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const [{ matnr }, other] = [await anArticle(shop.db), await anArticle(shop.db)]
    await aDocument(shop.db, { kunnr, status: 'X', positions: [{ matnr }] })
    await aDocument(shop.db, { kunnr, doctype: 2, positions: [{ matnr }] })
    await aDocument(shop.db, { kunnr, positions: [{ matnr, status: 'X' }, { matnr: '999999' }, {}] })
    expect(await lastArticles(shop, buyer)).toEqual([])
    await aDocument(shop.db, { kunnr, positions: [{ matnr: other.matnr }] })
    expect(await lastArticles(shop, buyer)).toMatchObject([{ article: { matnr: other.matnr } }])
  })

  test('gives as many as asked for though the newest have left the assortment', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const { kunnr } = buyer
    const { matnr } = await anArticle(shop.db)
    await aDocument(shop.db, { kunnr, createDate: '2026-01-07', positions: [{ matnr }] })
    await aDocument(shop.db, { kunnr, createDate: '2026-02-02', positions: [{ matnr: '999999' }] })
    expect(await lastArticles(shop, buyer, 1)).toMatchObject([{ article: { matnr } }])
  })

  test('names each article once with its latest order, the newest first', async ({ shop }) => {
    const buyer = await aUser(shop.db)
    const [often, once] = [await anArticle(shop.db), await anArticle(shop.db)]
    const order = { kunnr: buyer.kunnr, doctype: 1 }
    const line = (matnr: string, quantity: string) => ({ matnr, quantity, unit: 'M2' })
    await aDocument(shop.db, { ...order, createDate: '2026-01-07', positions: [line(often.matnr, '5')] })
    await aDocument(shop.db, { ...order, createDate: '2026-01-09', positions: [line(once.matnr, '3')] })
    const newest = await aDocument(shop.db, {
      ...order,
      createDate: '2026-02-02',
      positions: [line(often.matnr, '1.44')],
    })
    const found = await lastArticles(shop, buyer)
    expect(found).toMatchObject([
      { article: { matnr: often.matnr }, docid: newest.docid, date: '2026-02-02', quantity: '1.44' },
      { article: { matnr: once.matnr }, quantity: '3' },
    ])
    expect(await lastArticles(shop, buyer, 1)).toHaveLength(1)
  })
})
