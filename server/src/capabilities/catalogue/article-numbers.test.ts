import { describe, expect } from 'vitest'
import { aCatalog, aCustomer, openAssortment as assortment } from '#server/testing/builders.ts'
import { aCustomerNumber, anArticle } from '#server/testing/catalogue-builders.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { findArticleByNumber, findArticlesByNumber, numberAsked } from './article-numbers.ts'

describe('a typed number', () => {
  test('that nobody has, or that is only zeros and hyphens, means nothing', async ({ shop }) => {
    await anArticle(shop.db, { matnr: '0' })
    expect(await findArticlesByNumber(as(shop), ['no-such', '', ' - ', '000'])).toEqual(new Map())
  })

  test('that two articles have means none of them', async ({ shop }) => {
    const numbers = { factoryNumbers: [{ supplier_matnr: 'X-1' }] }
    await anArticle(shop.db, numbers)
    await anArticle(shop.db, numbers)
    expect(await findArticleByNumber(as(shop), 'X1')).toBeUndefined()
  })

  test("of another customer's own numbers means nothing", async ({ shop }) => {
    const [own, foreign] = [await aCustomer(shop.db), await aCustomer(shop.db)]
    const { matnr } = await anArticle(shop.db)
    await aCustomerNumber(shop.db, { kunnr: foreign.kunnr, matnr, customerMatnr: 'REGAL-7' })
    expect(await findArticleByNumber(as(shop, own.kunnr), 'REGAL-7')).toBeUndefined()
    expect(await findArticleByNumber(as(shop, foreign.kunnr), 'regal 7')).toEqual({ matnr })
  })

  test('behind its label means nothing to whom the article is not shown, with or without the label', async ({
    shop,
  }) => {
    const { matnr } = await anArticle(shop.db, { matnr: 'SKU-471', ean: '4012345678901' })
    const other = await aCustomer(shop.db)
    await aCatalog(shop.db, { articles: [matnr], reserved: true, to: [{ kunnr: other.kunnr }] })
    const typed = ['EAN 4012345678901', 'SKU-471']
    expect(await findArticlesByNumber(as(shop), typed)).toEqual(new Map())
    expect(await numberAsked(as(shop), 'SKU-471')).toBe('471')
  })

  test('is the one with its label where an article has it so, else the one behind it', async ({ shop }) => {
    const labelled = await anArticle(shop.db, { factoryNumbers: [{ supplier_matnr: 'SKU-4712' }] })
    const { matnr } = await anArticle(shop.db, { matnr: '4712', ean: '4012345678901' })
    const found = await findArticlesByNumber(as(shop), ['sku 4712', 'Art.-Nr. 4712', 'EAN 4012345678901'])
    expect([...found.values()].map((each) => each.matnr)).toEqual([labelled.matnr, matnr, matnr])
    expect(await numberAsked(as(shop), 'SKU-4712')).toBe('SKU-4712')
    expect(await numberAsked(as(shop), 'Art.-Nr. 4712')).toBe('4712')
  })

  test('is found without regard to case, spaces, hyphens, dots, slashes and leading zeros', async ({
    shop,
  }) => {
    const { matnr } = await anArticle(shop.db, {
      matnr: '000000000012345678',
      bismt: 'alt 55',
      ean: '4012345678901',
      factoryNumbers: [{ supplier_matnr: 'TW-90' }, { supplier_matnr: 'tw 91 b' }],
    })
    const typed = [
      '12345678',
      '12 345-678',
      'ALT-55',
      '4012345678901',
      '04012345678901',
      'tw90',
      'TW-91B',
      '12.345/678',
      // As pasted from documents and pages, or typed on devices with wide figures.
      '1234\u00AD5678\u200B',
      'TW\u201191B',
      '１２３４５６７８',
      'EAN\u00A0401\u2013234567890\u200D1',
    ]
    const found = await findArticlesByNumber(as(shop), typed)
    expect(typed.map((number) => found.get(number)?.matnr)).toEqual(typed.map(() => matnr))
  })

  test('that is the EAN of a carton means the carton', async ({ shop }) => {
    const { matnr } = await anArticle(shop.db, {
      units: [{ unit: 'KAR', numerator: 144, denominator: 100, ean: '4099999999991' }],
    })
    expect(await findArticleByNumber(as(shop), '4099999999991')).toEqual({ matnr, unit: 'KAR' })
  })

  test("is first of all the shop's, then the customer's own, then a supplier's", async ({ shop }) => {
    const { db } = shop
    const { kunnr } = await aCustomer(db)
    const ours = await anArticle(db, { matnr: '4711' })
    const theirs = await anArticle(db, {
      factoryNumbers: [{ supplier_matnr: '4711' }, { supplier_matnr: '4712' }],
    })
    const own = await anArticle(db)
    await aCustomerNumber(db, { kunnr, matnr: own.matnr, customerMatnr: '4712' })
    expect(await findArticleByNumber(as(shop, kunnr), '4711')).toEqual({ matnr: ours.matnr })
    expect(await findArticleByNumber(as(shop, kunnr), '4712')).toEqual({ matnr: own.matnr })
    expect(await findArticleByNumber(as(shop), '4712')).toEqual({ matnr: theirs.matnr })
  })

  test('takes one statement for any number of them', async ({ shop }) => {
    shop.countStatements()
    await findArticlesByNumber(
      as(shop),
      Array.from({ length: 500 }, (_, index) => `N${index}`),
    )
    expect(shop.countStatements()).toBe(1)
  })
})

const as = ({ db }: Shop, kunnr = '') => ({ db, actor: { kunnr, assortment } })
