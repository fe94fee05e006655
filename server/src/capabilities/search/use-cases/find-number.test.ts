import { search } from '@shop/contract/resources/search'
import { describe, expect } from 'vitest'
import { aCatalog, aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import { aCustomerNumber, anArticle } from '#server/testing/catalogue-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('what a scanner reads', () => {
  test.for([[[]], [['']], [['x'.repeat(91)]], [Array.from({ length: 21 }, () => '4711')]])(
    'is refused as %j',
    async ([numbers = []], { shop }) => {
      await guestMode(shop.db)
      expect((await shop.call(search, 'FIND_NUMBER', { numbers })).http).toBe(422)
    },
  )

  test('and nobody has means nothing, as does part of a number', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { ean: '4006381333931' })
    const { body } = await shop.call(search, 'FIND_NUMBER', { numbers: ['400638133393', '63813339'] })
    expect(body).toMatchObject({ status: 'OK', number: '', articles: [], unit: '' })
  })

  test('means nothing to whom the article is not shown, nor by the number of another customer', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db, { ean: '4006381333931' })
    const other = await aCustomer(shop.db)
    await aCatalog(shop.db, { articles: [matnr], reserved: true, to: [{ kunnr: other.kunnr }] })
    await aCustomerNumber(shop.db, { kunnr: other.kunnr, matnr, customerMatnr: 'REGAL-7' })
    const numbers = ['4006381333931', 'REGAL-7']
    expect((await shop.call(search, 'FIND_NUMBER', { numbers })).body.articles).toEqual([])
    const owner = await aUser(shop.db, { kunnrs: [other.kunnr] })
    const { body } = await shop.call(
      search,
      'FIND_NUMBER',
      { numbers: ['REGAL-7'] },
      await signIn(shop, owner),
    )
    expect(body).toMatchObject({ number: 'REGAL-7', articles: [{ matnr }] })
  })

  test('means several articles where they have the number with equal right', async ({ shop }) => {
    await guestMode(shop.db)
    const factoryNumbers = [{ supplier_matnr: 'X-1' }]
    const made = [await anArticle(shop.db, { factoryNumbers }), await anArticle(shop.db, { factoryNumbers })]
    const { body } = await shop.call(search, 'FIND_NUMBER', { numbers: ['none', 'x1'] })
    expect(body.number).toBe('x1')
    expect(body.articles.map(({ matnr }) => matnr).toSorted()).toEqual(
      made.map(({ matnr }) => matnr).toSorted(),
    )
  })

  test('is the article where its number is that of its carton, too: nobody asked for a carton', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const ean = '14006381333938'
    const units = [{ unit: 'KAR', numerator: 10, denominator: 1, ean }]
    await anArticle(shop.db, { matnr: ean, units })
    const { body } = await shop.call(search, 'FIND_NUMBER', { numbers: [ean] })
    expect(body).toMatchObject({ articles: [{ matnr: ean }], unit: '' })
  })

  test('is the first of its numbers that an article has, without the search engine', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db, {
      ean: '4006381333931',
      units: [{ unit: 'KAR', numerator: 10, denominator: 1, ean: '14006381333938' }],
    })
    await anArticle(shop.db, { matnr: 'LAST' })
    const found = async (...numbers: string[]) => (await shop.call(search, 'FIND_NUMBER', { numbers })).body
    expect(await found('none', '04006381333931', 'LAST')).toMatchObject({
      number: '04006381333931',
      articles: [{ matnr }],
      unit: '',
    })
    expect(await found('14006381333938')).toMatchObject({ articles: [{ matnr }], unit: 'KAR' })
  })
})
