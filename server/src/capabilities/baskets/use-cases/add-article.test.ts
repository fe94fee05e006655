import { basket } from '@shop/contract/resources/basket'
import { describe, expect } from 'vitest'
import { aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import { aCondition, anArticle } from '#server/testing/catalogue-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { customerArticles } from '../../customers/tables.ts'

describe('ADD_ARTICLE', () => {
  test('refuses guests while automatic guest mode is off', async ({ shop }) => {
    const { matnr } = await anArticle(shop.db)
    const answer = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' })
    expect([answer.http, answer.body.code]).toEqual([401, 'NO_AUTHORIZATION'])
  })

  test('refuses an unknown number', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const answer = await shop.call(basket, 'ADD_ARTICLE', { matnr: 'NONE', quantity: 1 }, sender)
    expect([answer.http, answer.body.code]).toEqual([404, 'ARTICLE_NUMBER_NOT_FOUND'])
  })

  test('refuses a quantity off the step or above the maximum, and says what fits', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const off = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1' }, sender)
    const huge = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '144000' }, sender)
    expect([off.http, off.body]).toMatchObject([
      422,
      { code: 'INVALID_QUANTITY', stepsize: '1.44', max: '99999' },
    ])
    expect(huge.body.code).toBe('INVALID_QUANTITY')
  })

  test('refuses what there is no price for, and says that it can be asked for', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db, { price: null })
    const refused = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }, sender)
    expect([refused.http, refused.body.code]).toEqual([409, 'PRICE_ON_REQUEST'])
    expect(refused.body.message).toMatch(/^Preis auf Anfrage: /)
    await aCondition(shop.db, { kunnr: user.kunnr, matnr, price: '20', kmein: 'M2' })
    const added = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }, sender)
    expect(added.body.status).toBe('OK')
  })

  test("does not find another user's basket, nor the own one of another customer", async ({ shop }) => {
    const [meier, huber] = [await aCustomer(shop.db), await aCustomer(shop.db)]
    const mia = await aUser(shop.db, { kunnrs: [meier.kunnr, huber.kunnr] })
    const { matnr } = await anArticle(shop.db)
    const mias = await shop.call(basket, 'GET_BASKET', {}, await signIn(shop, mia))
    const multibasket = mias.body.basket.id
    const strangers = [await aUser(shop.db, { kunnrs: [meier.kunnr] }), { ...mia, kunnr: huber.kunnr }]
    for (const stranger of strangers) {
      const sender = await signIn(shop, stranger)
      const added = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44', multibasket }, sender)
      const read = await shop.call(basket, 'GET_BASKET', { multibasket }, sender)
      expect([added.http, added.body.code, read.body.code]).toEqual([
        404,
        'BASKET_NOT_FOUND',
        'BASKET_NOT_FOUND',
      ])
    }
  })

  test('adds to the line of the same unit and takes the customer’s own number for it', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db)
    await shop.db.insert(customerArticles).values({ kunnr: user.kunnr, matnr, customerMatnr: 'BODEN-1' })
    await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' }, sender)
    const again = await shop.call(basket, 'ADD_ARTICLE', { matnr: 'BODEN-1', quantity: 2.88 }, sender)
    const carton = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: 1, unit: 'KAR' }, sender)
    expect(again.body).toMatchObject({
      posnr: 1,
      version: 2,
      quantity: '4.32',
      basket: { numUePos: 1, active: true },
    })
    expect(carton.body).toMatchObject({ posnr: 2, version: 1, quantity: '1', basket: { numUePos: 2 } })
  })

  test('gives a guest his basket with the first article', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    const added = await shop.call(basket, 'ADD_ARTICLE', { matnr, quantity: '1.44' })
    const cookie = String(added.headers['set-cookie']).split(';')[0]
    const read = await shop.call(basket, 'GET_BASKET', {}, { cookie })
    const other = await shop.call(basket, 'GET_BASKET', {})
    expect(read.body).toMatchObject({
      basket: { numUePos: 1 },
      totals: { retail: '43.2', net: null, gross: null },
    })
    expect(other.body).toMatchObject({ basket: { id: '', numUePos: 0 }, positions: [] })
  })

  test('loses no line when tabs add at the same time, and keeps one active basket', async ({
    committed: shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const [one, two] = [await anArticle(shop.db), await anArticle(shop.db)]
    const adding = Array.from({ length: 20 }, (_, index) =>
      shop.call(basket, 'ADD_ARTICLE', { matnr: (index % 2 ? one : two).matnr, quantity: '1.44' }, sender),
    )
    const answers = await Promise.all(adding)
    const read = await shop.call(basket, 'GET_BASKET', {}, sender)
    const all = await shop.call(basket, 'GET_MULTIBASKETS', {}, sender)
    expect(answers.map((answer) => answer.body.status)).toEqual(Array(20).fill('OK'))
    expect(read.body.positions.map((position) => position.quantity)).toEqual(['14.4', '14.4'])
    expect(all.body.multibaskets.map(({ active }) => active)).toEqual([true])
  })
})
