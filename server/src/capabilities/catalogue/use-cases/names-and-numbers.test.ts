import { article } from '@shop/contract/resources/article'
import { categories } from '@shop/contract/resources/categories'
import { oxomi } from '@shop/contract/resources/oxomi'
import { describe, expect } from 'vitest'
import { guestMode } from '#server/testing/builders.ts'
import { aCategory, anArticle } from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/test-app.ts'

describe('GET_SHOP_CATEGORY_NAMES', () => {
  test('is closed to guests while automatic guest mode is off', async ({ shop }) => {
    const answer = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', {})
    expect([answer.http, answer.body.code]).toEqual([401, 'NO_AUTHORIZATION'])
  })

  test('names every level with its sort key, German where English is missing, which it says; and its picture, if any', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const name = { de: 'Fliesen', en: 'Tiles' }
    const root = await aCategory(shop.db, { id: 'TILES', name, sort: 10, image: 'generated:tile' })
    await aCategory(shop.db, { id: 'FLOOR', name: { de: 'Boden' }, sort: 120, below: root })
    const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', {}, { language: 'en' })
    expect(body.categories).toEqual([
      { id: 'TILES', parent: '', value: '000010Tiles', name: 'Tiles', image: '1/0000000010/TILES', level: 1 },
      {
        id: 'FLOOR',
        parent: 'TILES',
        value: '000010Tiles/000120Boden',
        name: 'Boden',
        language: 'de',
        image: '2/0000000120/',
        level: 2,
      },
    ])
  })

  test('tells the teaser of the category that is asked for, and of no other', async ({ shop }) => {
    await guestMode(shop.db)
    const root = await aCategory(shop.db, { id: 'TILES', teaser: { de: 'Wand und Boden' } })
    await aCategory(shop.db, { id: 'FLOOR', teaser: { de: 'Boden', en: 'Floor' }, below: root })
    const { body } = await shop.call(
      categories,
      'GET_SHOP_CATEGORY_NAMES',
      { around: 'FLOOR' },
      { language: 'en' },
    )
    expect(body.categories.map(({ id, teaser }) => [id, teaser])).toEqual([
      ['TILES', undefined],
      ['FLOOR', 'Floor'],
    ])
  })

  test('says that a teaser and the categories of an article are German where English is missing', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    await aCategory(shop.db, { id: 'TILES', name: { de: 'Fliesen' }, teaser: { de: 'Wand und Boden' } })
    const { matnr } = await anArticle(shop.db, { categories: ['TILES'] })
    const languagesIn = async (language: 'de' | 'en') => {
      const asked = { around: 'TILES' }
      const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', asked, { language })
      const details = await shop.call(article, 'GET_DETAILS', { matnr }, { language })
      const [named] = body.categories
      return [
        named?.language,
        named?.teaserLanguage,
        details.body.article.categories[0]?.map(({ language: own }) => own),
      ]
    }
    expect(await languagesIn('en')).toEqual(['de', 'de', ['de']])
    expect(await languagesIn('de')).toEqual([undefined, undefined, [undefined]])
  })

  test('names no category around one there is not', async ({ shop }) => {
    await guestMode(shop.db)
    await aCategory(shop.db, { id: 'TILES' })
    const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', { around: 'NONE' })
    expect(body.categories).toEqual([])
  })

  test('names no category below the fourth level, where searches find nothing; nor do its articles', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    let below: Awaited<ReturnType<typeof aCategory>> | undefined
    for (const id of ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'])
      below = await aCategory(shop.db, { id, ...(below && { below }) })
    const { matnr } = await anArticle(shop.db, { categories: ['FIVE'] })
    const all = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', {})
    const around = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', { around: 'FOUR' })
    const details = await shop.call(article, 'GET_DETAILS', { matnr })
    const shown = ['ONE', 'TWO', 'THREE', 'FOUR']
    expect(all.body.categories.map(({ id }) => id)).toEqual(shown)
    expect(around.body.categories.map(({ id }) => id)).toEqual(shown)
    expect(details.body.article.categories.map((path) => path.map(({ id }) => id))).toEqual([shown])
  })

  test('names the way to a category, those beside and those right below it', async ({ shop }) => {
    await guestMode(shop.db)
    const root = await aCategory(shop.db, { id: 'TILES', name: { de: 'Fliesen' }, sort: 10 })
    await aCategory(shop.db, { id: 'TOOLS', sort: 20 })
    const floor = await aCategory(shop.db, { id: 'FLOOR', name: { de: 'Boden' }, sort: 1, below: root })
    const wall = await aCategory(shop.db, { id: 'WALL', sort: 2, below: root })
    const stone = await aCategory(shop.db, { id: 'STONE', sort: 1, below: floor })
    await aCategory(shop.db, { id: 'GREY', sort: 1, below: stone })
    await aCategory(shop.db, { id: 'WHITE', sort: 1, below: wall })
    for (const around of ['FLOOR', '000010Fliesen/000001Boden']) {
      const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', { around })
      expect(body.categories.map(({ id }) => id)).toEqual(['TILES', 'FLOOR', 'WALL', 'STONE'])
    }
  })
})

describe('CHECK_IF_ARTICLE', () => {
  test("refuses a number none of the suppliers has, also where it is another's", async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { factoryNumbers: [{ supplier_matnr: 'X-1', supplier_number: '70001' }] })
    const asked = { item_number: 'X-1', supplier_numbers: ['70002'] }
    const answer = await shop.call(oxomi, 'CHECK_IF_ARTICLE', asked)
    expect([answer.http, answer.body.code]).toEqual([404, 'INVALID_MATNR'])
  })

  test('refuses a missing number by the code for numbers, as an empty one', async ({ shop }) => {
    await guestMode(shop.db)
    for (const asked of [{}, { item_number: '' }]) {
      const { http, body } = await shop.call(oxomi, 'CHECK_IF_ARTICLE', asked as { item_number: string })
      expect([http, body.code]).toEqual([404, 'INVALID_MATNR'])
    }
  })

  test('refuses a number that a supplier has for two articles', async ({ shop }) => {
    await guestMode(shop.db)
    const factoryNumbers = [{ supplier_matnr: 'X-1', supplier_number: '70001' }]
    await anArticle(shop.db, { factoryNumbers })
    await anArticle(shop.db, { factoryNumbers })
    const asked = { item_number: 'X-1', supplier_numbers: ['70001'] }
    expect((await shop.call(oxomi, 'CHECK_IF_ARTICLE', asked)).body.code).toBe('INVALID_MATNR')
  })

  test("finds a supplier's item, or ours where no supplier is named", async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { factoryNumbers: [{ supplier_matnr: 'X-1', supplier_number: '70001' }] })
    const { matnr } = await anArticle(shop.db, {
      factoryNumbers: [{ supplier_matnr: 'X-1', supplier_number: '70002' }],
    })
    const item = { item_number: 'x1', supplier_numbers: ['70002', '70003'] }
    const byItem = await shop.call(oxomi, 'CHECK_IF_ARTICLE', item)
    const byNumber = await shop.call(oxomi, 'CHECK_IF_ARTICLE', { item_number: matnr })
    const unnamed = await shop.call(oxomi, 'CHECK_IF_ARTICLE', { item_number: matnr, supplier_numbers: '' })
    expect([byItem.body.matnr, byNumber.body.matnr, unnamed.body.matnr]).toEqual([matnr, matnr, matnr])
  })
})
