import { comparison } from '@shop/contract/resources/comparison'
import { materialmaster } from '@shop/contract/resources/materialmaster'
import { describe, expect } from 'vitest'
import { aCatalog, aUser } from '#server/testing/builders.ts'
import { aCategory, anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

const add = (shop: Shop, matnr: string, sender: Sender) =>
  shop.call(comparison, 'ADD_ARTICLE', { matnr }, sender)
const compared = async (shop: Shop, sender: Sender) =>
  (await shop.call(comparison, 'GET_COMPARISON', {}, sender)).body.articles.map(
    ({ article }) => article.matnr,
  )

describe('the comparison', () => {
  test('refuses an article that does not exist', async ({ shop }) => {
    const answer = await add(shop, 'nobody', await signIn(shop, await aUser(shop.db)))
    expect([answer.http, answer.body.code]).toEqual([404, 'INVALID_MATNR'])
  })

  test('refuses an article it has already, by whatever number it is named', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr, factoryNumbers } = await anArticle(shop.db)
    await add(shop, matnr, sender)
    const again = await add(shop, factoryNumbers[0]?.supplier_matnr ?? '', sender)
    expect([again.http, again.body.code]).toEqual([409, 'ALREADY_IN_COMPARISON'])
    expect(again.body.message).toBe('Der Artikel ist bereits im Produktvergleich')
    expect(await compared(shop, sender)).toEqual([matnr])
  })

  test('is full with twenty-four articles', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const articles = await someArticles(shop.db, 25)
    const codes = []
    for (const { matnr } of articles) codes.push((await add(shop, matnr, sender)).body.code)
    expect(codes).toEqual([...Array.from({ length: 24 }, () => ''), 'COMPARISON_FULL'])
  })

  test('is not filled by articles that are kept from its user by now', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const articles = (await someArticles(shop.db, 25)).map(({ matnr }) => matnr)
    for (const matnr of articles.slice(0, 24)) await add(shop, matnr, sender)
    const last = articles.slice(23)
    await aCatalog(shop.db, { articles: last, to: [{ kunnr: user.kunnr, exclusive: true }] })
    const answer = await add(shop, articles[24] ?? '', sender)
    expect([answer.body.code, answer.body.amount]).toEqual(['', 2])
    expect(await compared(shop, sender)).toEqual(last)
  })

  test('takes out only what it holds', async ({ shop }) => {
    const user = await aUser(shop.db)
    const colleague = await signIn(shop, await aUser(shop.db, { kunnrs: [user.kunnr] }))
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db)
    await add(shop, matnr, colleague)
    const answer = await shop.call(comparison, 'REMOVE_ARTICLE', { matnr }, sender)
    expect([answer.http, answer.body.code]).toEqual([404, 'DB_ENTRY_NOT_FOUND'])
    expect(await compared(shop, colleague)).toEqual([matnr])
  })

  test('shows every attribute and the kind of article, in the order of adding', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const kind = await aCategory(shop.db, {
      name: { de: 'Bodenfliesen' },
      below: await aCategory(shop.db),
    })
    const category = await aCategory(shop.db, { name: { de: 'Steinoptik' }, below: kind })
    const attributes = Array.from({ length: 10 }, (_, index) => ({
      key: `a${index}`,
      name: { de: `Merkmal ${index}` },
      value: `${index}.5`,
    }))
    const tile = await anArticle(shop.db, { categories: [category.id], attributes })
    const other = await anArticle(shop.db)
    await add(shop, tile.matnr, sender)
    await add(shop, other.matnr, sender)
    const { body } = await shop.call(comparison, 'GET_COMPARISON', {}, sender)
    expect(body.articles.map(({ category: { name } }) => name)).toEqual(['Bodenfliesen', ''])
    expect(body.articles[0]?.attributes).toHaveLength(10)
    expect(body.articles[0]?.attributes[9]).toEqual({
      key: 'a9',
      name: 'Merkmal 9',
      value: '9,5',
      unit: '',
    })
  })

  test('is marked on its articles, and no more when it is emptied', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const isMarked = async () => {
      const { body } = await shop.call(
        materialmaster,
        'GET_ADDITIONAL_DATA',
        { articles: [{ matnr }] },
        sender,
      )
      return body.results[0]?.inComparison
    }
    const seen = [await isMarked()]
    await add(shop, matnr, sender)
    seen.push(await isMarked())
    await shop.call(comparison, 'CLEAR_COMPARISON', {}, sender)
    seen.push(await isMarked())
    expect(seen).toEqual([false, true, false])
  })

  test('emptied by what was seen keeps what another window has added since', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const [seen, added] = await someArticles(shop.db, 2)
    for (const article of [seen, added]) await add(shop, article?.matnr ?? '', sender)
    const { body } = await shop.call(comparison, 'CLEAR_COMPARISON', { seen: [seen?.matnr ?? ''] }, sender)
    expect(body.amount).toBe(1)
    expect(await compared(shop, sender)).toEqual([added?.matnr])
  })

  test('refuses to put back what others have taken the room of, and puts none of it back', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const matnrs = (await someArticles(shop.db, 26)).map(({ matnr }) => matnr)
    for (const matnr of matnrs.slice(0, 23)) await add(shop, matnr, sender)
    const articles = matnrs.slice(24).map((matnr) => ({ matnr, added_at: '2026-01-01T00:00:00Z' }))
    const refused = await shop.call(comparison, 'PUT_BACK', { articles }, sender)
    expect([refused.http, refused.body.code]).toEqual([409, 'COMPARISON_FULL'])
    expect(await compared(shop, sender)).toHaveLength(23)
  })

  test('puts articles back to their places, and passes over those that are there or have gone', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const matnrs = (await someArticles(shop.db, 3)).map(({ matnr }) => matnr)
    for (const matnr of matnrs) await add(shop, matnr, sender)
    const { body } = await shop.call(comparison, 'GET_COMPARISON', {}, sender)
    const articles = body.articles.map(({ article: { matnr }, addedAt }) => ({ matnr, added_at: addedAt }))
    await shop.call(comparison, 'REMOVE_ARTICLE', { matnr: matnrs[1] ?? '' }, sender)
    const put = await shop.call(
      comparison,
      'PUT_BACK',
      { articles: [...articles, { matnr: 'nobody', added_at: '2026-01-01T00:00:00Z' }] },
      sender,
    )
    expect([put.body.code, put.body.amount]).toEqual(['', 3])
    expect(await compared(shop, sender)).toEqual(matnrs)
  })

  test('lets two additions at once in one after the other', async ({ committed: shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const answers = await Promise.all([add(shop, matnr, sender), add(shop, matnr, sender)])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['', 'ALREADY_IN_COMPARISON'])
  })
})
