import { article } from '@shop/contract/resources/article'
import { describe, expect } from 'vitest'
import { aCatalog, aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import {
  aCategory,
  aCondition,
  aCustomerNumber,
  aMedium,
  anAccessory,
  anArticle,
  someArticles,
} from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { writeSetting } from '../../shop/public.ts'

describe('GET_DETAILS', () => {
  test('refuses a number no article has', async ({ shop }) => {
    await guestMode(shop.db)
    const answer = await shop.call(article, 'GET_DETAILS', { matnr: 'no-such' })
    expect([answer.http, answer.body.code]).toEqual([404, 'INVALID_MATNR'])
  })

  test('refuses a number that is missing or too long by the code for numbers', async ({ shop }) => {
    await guestMode(shop.db)
    for (const asked of [{}, { matnr: '' }, { matnr: '1'.repeat(99), quantity: 'x' }]) {
      const answer = await shop.call(article, 'GET_DETAILS', asked as { matnr: string })
      expect([answer.http, answer.body.status, answer.body.code]).toEqual([404, 'ERROR', 'INVALID_MATNR'])
    }
    const { matnr } = await anArticle(shop.db)
    const quantity = await shop.call(article, 'GET_DETAILS', { matnr, quantity: 'x' })
    expect([quantity.http, quantity.body.code]).toEqual([422, 'INVALID_PARAMS'])
    expect(quantity.body.fields).toEqual({ quantity: 'NOT_A_DECIMAL' })
  })

  test('takes parameters with nothing behind their names for left out', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const empty = { quantity: '', doctype: '', docid: '', posnr: '' } as const
    const { http, body } = await shop.call(article, 'GET_DETAILS', { matnr, ...empty }, sender)
    expect([http, body.article?.matnr, body.position]).toEqual([200, matnr, null])
  })

  test('refuses a document of another customer, of a type not allowed, or without the article', async ({
    shop,
  }) => {
    const { db } = shop
    const [own, foreign] = [await aCustomer(db), await aCustomer(db)]
    const user = await aUser(db, { kunnrs: [own.kunnr], without: ['DOCUMENTS_INVOICES'] })
    const sender = await signIn(shop, user)
    const [{ matnr }, other] = [await anArticle(db), await anArticle(db)]
    const foreignOrder = await aDocument(db, { kunnr: foreign.kunnr, positions: [{ matnr }] })
    const invoice = await aDocument(db, { kunnr: own.kunnr, doctype: 2, positions: [{ matnr }] })
    const otherOrder = await aDocument(db, { kunnr: own.kunnr, positions: [{ matnr: other.matnr }] })
    for (const { docid, doctype } of [foreignOrder, invoice, otherOrder]) {
      const answer = await shop.call(article, 'GET_DETAILS', { matnr, docid, doctype, posnr: 10 }, sender)
      expect([answer.http, answer.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    }
  })

  test('wants the position named with the document', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const answer = await shop.call(article, 'GET_DETAILS', { matnr, docid: '7000001' }, sender)
    expect([answer.http, answer.body.fields]).toEqual([422, { posnr: 'REQUIRED' }])
  })

  test("finds a document position by the ERP's number, too, and under the type the order had on its way", async ({
    shop,
  }) => {
    const { db } = shop
    const user = await aUser(db)
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(db)
    const { docid, orderNumber } = await aDocument(db, { kunnr: user.kunnr, positions: [{ matnr }] })
    const invoice = await aDocument(db, { kunnr: user.kunnr, doctype: 2, positions: [{ matnr }] })
    const ask = (key: { docid: string; doctype?: number }) =>
      shop.call(article, 'GET_DETAILS', { matnr, posnr: 10, ...key }, sender)
    for (const key of [
      { docid: orderNumber ?? '' },
      { docid, doctype: 10 },
      { docid: orderNumber ?? '', doctype: 9 },
    ])
      expect((await ask(key)).body.position).toMatchObject({ docid, doctype: 1, posnr: 10 })
    const underAnother = await ask({ docid: invoice.orderNumber ?? '', doctype: 1 })
    expect(underAnother.body.code).toBe('DOCUMENT_NOT_FOUND')
  })

  test('gives no net price to a user without the permission, of the document neither', async ({ shop }) => {
    const { db } = shop
    const user = await aUser(db, { without: ['NET_PRICES'] })
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(db)
    await aCondition(db, { kunnr: user.kunnr, matnr, price: '21.37' })
    const { docid } = await aDocument(db, { kunnr: user.kunnr, positions: [{ matnr, netPrice: '21.37' }] })
    const { body } = await shop.call(article, 'GET_DETAILS', { matnr, docid, posnr: 10 }, sender)
    expect(JSON.stringify(body)).not.toContain('21.37')
    expect(body.article.retailPrice).toMatchObject({ price: '30' })
    expect(body.position).toMatchObject({ docid, posnr: 10, quantity: '10', netPrice: null })
  })

  test('shows a guest retail prices only', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    const { body } = await shop.call(article, 'GET_DETAILS', { matnr })
    expect(body.article).toMatchObject({
      matnr,
      netPrice: null,
      retailPrice: { price: '30', currency: 'EUR' },
    })
  })

  test('names the filter by which articles alike are found, German in every language; none for numbers and what is no filter', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const value = { de: 'Größe "XL"', en: 'Size "XL"' }
    const { matnr } = await anArticle(shop.db, {
      attributes: [
        { key: 'size', name: { de: 'Größe' }, value, facet: true },
        { key: 'thickness', name: { de: 'Stärke' }, value: '9.5', unit: 'mm', facet: true },
        { key: 'norm', name: { de: 'Norm' }, value: { de: 'EN 1304' } },
      ],
    })
    const { body } = await shop.call(article, 'GET_DETAILS', { matnr }, { language: 'en' })
    expect(body.article.attributes.map(({ key, filter }) => [key, filter])).toEqual([
      ['size', String.raw`attr:size:"Größe \"XL\""`],
      ['thickness', undefined],
      ['norm', undefined],
    ])
  })

  test('describes an article in the other language where the asked one lacks it, and says so', async ({
    shop,
  }) => {
    const { db } = shop
    await guestMode(db)
    const surface = {
      key: 'surface',
      name: { de: 'Oberfläche', en: 'Surface' },
      value: { de: 'matt glasiert' },
    }
    const german = await anArticle(db, {
      texts: { de: { maktx: 'Fliese', description: 'Für Bad und Flur.' }, en: { maktx: 'Tile' } },
      attributes: [surface, { key: 'thickness', name: { de: 'Stärke' }, value: '9.5' }],
    })
    const english = await anArticle(db, {
      texts: { de: { maktx: 'Fliese' }, en: { maktx: 'Tile', description: 'For bathrooms.' } },
    })
    const ask = async (matnr: string, language: 'de' | 'en') =>
      (await shop.call(article, 'GET_DETAILS', { matnr }, { language })).body.article
    expect(await ask(german.matnr, 'de')).not.toHaveProperty('descriptionLanguage')
    expect(await ask(german.matnr, 'en')).toMatchObject({
      description: 'Für Bad und Flur.',
      maktx: 'Tile',
      textLanguage: 'en',
      descriptionLanguage: 'de',
      attributes: [
        { name: 'Surface', valueLanguage: 'de' },
        { name: 'Stärke', language: 'de' },
      ],
    })
    const inEnglish = { description: 'For bathrooms.', descriptionLanguage: 'en' }
    expect(await ask(english.matnr, 'de')).toMatchObject(inEnglish)
  })

  test('shows texts, files, categories, accessories, own price and what was agreed', async ({ shop }) => {
    const { db } = shop
    await writeSetting(db, 'accessories', { grout: { de: 'Fugenmörtel', en: 'Grout' } })
    const user = await aUser(db, { language: 'en' })
    const sender = await signIn(shop, user)
    const root = await aCategory(db, { id: 'TILES', name: { de: 'Fliesen', en: 'Tiles' }, sort: 10 })
    const leaf = await aCategory(db, { id: 'FLOOR', name: { de: 'Boden/Bad' }, sort: 20, below: root })
    const { matnr } = await anArticle(db, {
      texts: { de: { maktx: 'Fliese', maktx2: 'grau', description: 'Für Bad und Flur.' } },
      categories: [leaf.id],
      attributes: [{ key: 'thickness', name: { de: 'Stärke' }, value: '9.5', unit: 'mm', facet: true }],
      ean: '4012345678901',
    })
    await aMedium(db, { matnr, sort: 3, title: { de: 'Bad' } })
    await aMedium(db, { matnr, kind: 'data_sheet', title: { de: 'Datenblatt' } })
    await aMedium(db, { matnr, kind: 'manual', source: 'https://maker.example/manual.pdf' })
    const grout = await anArticle(db)
    await anAccessory(db, { matnr, accessory: grout.matnr })
    const spare = await anArticle(db)
    await anAccessory(db, { matnr, accessory: spare.matnr, category: 'sparepart', sort: 1 })
    await aCondition(db, { kunnr: user.kunnr, matnr, price: '21' })
    await aCustomerNumber(db, { kunnr: user.kunnr, matnr, customerMatnr: 'REGAL-7' })
    const positions = [{ matnr, netPrice: '19.90' }]
    const { docid } = await aDocument(db, { kunnr: user.kunnr, orderNumber: null, positions })
    const asked = { matnr, docid, doctype: 1, posnr: 10 }
    const { body } = await shop.call(article, 'GET_DETAILS', asked, sender)
    expect(body.article).toMatchObject({
      maktx: 'Fliese',
      maktx2: 'grau',
      textLanguage: 'de',
      customerMatnr: 'REGAL-7',
      image: expect.stringContaining(`/image?source=article/${matnr}/3&v=`),
      images: [{ title: 'Bad' }],
      documents: [
        {
          kind: 'data_sheet',
          title: 'Datenblatt',
          source: `/download/article-file?matnr=${matnr}&kind=data_sheet&sort=0`,
        },
        { kind: 'manual', source: 'https://maker.example/manual.pdf' },
      ],
      netPrice: { price: '21' },
      availability: { availabilityFlag: 'shortly-available' },
      qty_stepsize: '1.44',
      weight: '20',
      units: [
        { unit: 'M2', numerator: 1, denominator: 1 },
        { unit: 'KAR', numerator: 144, denominator: 100 },
      ],
      categories: [
        [
          { id: 'TILES', name: 'Tiles', value: '000010Tiles' },
          { id: 'FLOOR', name: 'Boden/Bad', value: '000010Tiles/000020Boden∕Bad' },
        ],
      ],
    })
    expect(body.accessories).toMatchObject([
      { category: 'grout', name: 'Grout', articles: [{ matnr: grout.matnr }] },
      { category: 'sparepart', name: 'Spare parts', articles: [{ matnr: spare.matnr }] },
    ])
    expect(body.position).toMatchObject({
      doctype: 1,
      docid,
      // Without one of the ERP.
      number: docid,
      netPrice: { price: '19.9', volumeUnit: 'M2' },
    })
  })

  test('takes as many statements with thirty accessories as with one', async ({ shop }) => {
    const { db } = shop
    const sender = await signIn(shop, await aUser(db))
    const [few, many] = [await anArticle(db), await anArticle(db)]
    const [first, ...others] = await someArticles(db, 30)
    await anAccessory(db, { matnr: few.matnr, accessory: first!.matnr })
    for (const { matnr } of [first!, ...others])
      await anAccessory(db, { matnr: many.matnr, accessory: matnr })
    const count = async (matnr: string) => {
      shop.countStatements()
      await shop.call(article, 'GET_DETAILS', { matnr }, sender)
      return shop.countStatements()
    }
    const withOne = await count(few.matnr)
    expect(withOne).toBeLessThanOrEqual(10)
    expect(await count(many.matnr)).toBe(withOne)
  })

  test('tells when the customer last ordered it, without the price where net prices are not for the user', async ({
    shop,
  }) => {
    const { db } = shop
    const buyer = await aUser(db)
    const colleague = await aUser(db, { kunnrs: [buyer.kunnr], without: ['NET_PRICES'] })
    const [stranger, blind] = [await aUser(db), await aUser(db, { kunnrs: [buyer.kunnr], permissions: [] })]
    const { matnr } = await anArticle(db)
    const positions = [{ matnr, quantity: '2.88', unit: 'M2', netPrice: '19.9', kmein: 'M2' }]
    const order = { kunnr: buyer.kunnr, doctype: 1, positions }
    await aDocument(db, { ...order, createDate: '2025-11-03' })
    const { docid } = await aDocument(db, { ...order, createDate: '2026-01-12', orderNumber: '4500077' })
    await aDocument(db, { ...order, doctype: 2, createDate: '2026-02-01' })
    const lastBought = async (user: typeof buyer) =>
      (await shop.call(article, 'GET_DETAILS', { matnr }, await signIn(shop, user))).body.lastBought
    expect(await lastBought(buyer)).toMatchObject({
      docid,
      number: '4500077',
      date: '2026-01-12',
      quantity: '2.88',
      netPrice: { price: '19.9', volumeUnit: 'M2' },
    })
    expect(await lastBought(colleague)).toMatchObject({ docid, netPrice: null })
    expect([await lastBought(stranger), await lastBought(blind)]).toEqual([null, null])
  })

  test('does not name a successor that is kept for others, or that is not there', async ({ shop }) => {
    const { db } = shop
    const [owner, other] = [await aUser(db), await aUser(db)]
    const kept = await anArticle(db)
    await aCatalog(db, { articles: [kept.matnr], reserved: true, to: [{ kunnr: owner.kunnr }] })
    const old = await anArticle(db, { discontinued: true, successor: kept.matnr })
    const gone = await anArticle(db, { discontinued: true, successor: 'no-such' })
    const successor = async (matnr: string, user: typeof owner) =>
      (await shop.call(article, 'GET_DETAILS', { matnr }, await signIn(shop, user))).body.article.successor
    expect([await successor(old.matnr, other), await successor(gone.matnr, owner)]).toEqual([null, null])
    expect(await successor(old.matnr, owner)).toBe(kept.matnr)
  })

  test('names the successor of a discontinued article, and nothing instead of one that stays', async ({
    shop,
  }) => {
    const { db } = shop
    const sender = await signIn(shop, await aUser(db))
    const successor = await anArticle(db, {
      attributes: [{ key: 'thickness', name: { de: 'Stärke' }, value: '9.5', unit: 'mm' }],
    })
    const old = await anArticle(db, { discontinued: true, successor: successor.matnr })
    const alternatives = async (matnr: string) =>
      (await shop.call(article, 'GET_DETAILS', { matnr }, sender)).body.alternatives
    expect(await alternatives(successor.matnr)).toEqual([])
    expect(await alternatives(old.matnr)).toMatchObject([
      { article: { matnr: successor.matnr }, attributes: [{ key: 'thickness', value: '9,5' }] },
    ])
  })
})
