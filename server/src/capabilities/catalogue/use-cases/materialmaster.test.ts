import { materialmaster } from '@shop/contract/resources/materialmaster'
import { describe, expect } from 'vitest'
import { aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import {
  aCondition,
  aCustomerNumber,
  anArticle,
  aPlant,
  someArticles,
  stockOf,
} from '#server/testing/catalogue-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { basketPositions, baskets } from '../../baskets/tables.ts'
import { listArticles, lists } from '../../lists/tables.ts'

describe('GET_AVAILABILITIES_AND_PRICES', () => {
  test('refuses more than 500 articles and quantities of another form than text or number', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const many = { articles: Array.from({ length: 501 }, () => ({ matnr: 'A' })) }
    const shapeless = { articles: [{ matnr: 'A', quantity: null as unknown as string }] }
    const tooMany = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', many, sender)
    const wrong = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', shapeless, sender)
    expect([tooMany.http, wrong.http]).toEqual([422, 422])
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['articles.0.quantity'])
  })

  test('lets nothing of a net price out without the permission', async ({ shop }) => {
    const user = await aUser(shop.db, { without: ['NET_PRICES'] })
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db)
    await aCondition(shop.db, { kunnr: user.kunnr, matnr, price: '21.37' })
    const asked = { articles: [{ matnr }], scale_prices: 'X' as const }
    const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', asked, sender)
    expect(JSON.stringify(body)).not.toMatch(/21\.37|customer-article/)
    expect(body.results[0]).toMatchObject({ found: true, netPrice: null, retailTotal: '43.2' })
  })

  test('answers in the order asked, unknown numbers as not found', async ({ shop }) => {
    const user = await aUser(shop.db)
    const sender = await signIn(shop, user)
    const { matnr } = await anArticle(shop.db)
    await aCondition(shop.db, { kunnr: user.kunnr, matnr, price: '21', scaleFrom: '10' })
    const articles = [{ matnr: 'no-such' }, { matnr, unit: 'KAR', quantity: 2 }, { matnr, quantity: '14.4' }]
    const asked = { articles, scale_prices: 'X' as const }
    const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', asked, sender)
    expect(body.results).toMatchObject([
      { matnr: 'no-such', found: false, availability: null, onRequest: true },
      {
        unit: 'KAR',
        quantity: '2',
        netTotal: '86.4',
        explanation: { rule: 'retail', nextScale: { from: '10', fromUnit: 'M2', price: '21' } },
      },
      { unit: 'M2', netTotal: '302.4', explanation: { rule: 'customer-article', nextScale: null } },
    ])
  })

  test('names a unit the article does not have, which is not an article without a price', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = [{ matnr, unit: 'PAL', quantity: '2' }, { matnr }]
    const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', { articles }, sender)
    expect(body.results[0]).toMatchObject({
      found: true,
      problem: 'UNKNOWN_UNIT',
      unit: 'PAL',
      quantity: '2',
      onRequest: false,
      retailPrice: { volumeUnit: 'M2' },
      availability: null,
      netPrice: null,
      netTotal: null,
      retailTotal: null,
    })
    expect(body.results[1]).toMatchObject({ found: true, netTotal: '43.2' })
    expect(body.results[1]).not.toHaveProperty('problem')
  })

  test('reads a unit in the words people write it in', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = ['Kartons', 'kar', 'qm'].map((unit) => ({ matnr, unit, quantity: '2' }))
    const { body } = await shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', { articles }, sender)
    expect(body.results.map(({ unit }) => unit)).toEqual(['KAR', 'KAR', 'M2'])
    for (const result of body.results) expect(result).not.toHaveProperty('problem')
    const at = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr, unit: 'Karton' }, sender)
    expect(at.body.unit).toBe('KAR')
  })

  test('lets an empty number, one that is too long, and such a unit spoil their own results alone', async ({
    shop,
  }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const wrong = ['', '  ', '9'.repeat(41), -5].map((number) => ({ matnr: number }))
    const articles = [...wrong, { matnr, unit: 'Kartonage' }, { matnr, unit: '' }]
    const { http, body } = await shop.call(
      materialmaster,
      'GET_AVAILABILITIES_AND_PRICES',
      { articles },
      sender,
    )
    expect(http).toBe(200)
    expect(body.results).toMatchObject([
      { matnr: '', found: false, netPrice: null },
      { matnr: '', found: false },
      { matnr: '9'.repeat(41), found: false },
      { matnr: '-5', found: false },
      { matnr, found: true, problem: 'UNKNOWN_UNIT', unit: 'Kartonage' },
      { matnr, found: true, unit: 'M2', netTotal: '43.2' },
    ])
    expect(body.results.at(-1)).not.toHaveProperty('problem')
  })

  test('lets a quantity that is none spoil its own result alone', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const wrong = ['abc', '', '0', '-1', '1,5', 0]
    const articles = [...wrong, '2'].map((quantity) => ({ matnr, quantity }))
    const { http, body } = await shop.call(
      materialmaster,
      'GET_AVAILABILITIES_AND_PRICES',
      { articles },
      sender,
    )
    expect(http).toBe(200)
    for (const result of body.results.slice(0, wrong.length))
      expect(result).toMatchObject({
        found: true,
        problem: 'INVALID_QUANTITY',
        retailPrice: { volumeUnit: 'M2' },
        availability: null,
        netPrice: null,
        netTotal: null,
        retailTotal: null,
      })
    expect(body.results.at(-1)).toMatchObject({ found: true, quantity: '2' })
    expect(body.results.at(-1)).not.toHaveProperty('problem')
  })

  test('takes as many statements for fifty articles as for one', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const built = await someArticles(shop.db, 50)
    const articles = built.map(({ matnr }) => ({ matnr }))
    const one = await statementsOf(shop, () =>
      shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', { articles: articles.slice(0, 1) }, sender),
    )
    const fifty = await statementsOf(shop, () =>
      shop.call(materialmaster, 'GET_AVAILABILITIES_AND_PRICES', { articles }, sender),
    )
    expect(one).toBeLessThanOrEqual(4)
    expect(fifty).toBe(one)
  })
})

describe('GET_ADDITIONAL_DATA', () => {
  test("shows a guest no marks, and nobody another's baskets, lists and numbers", async ({ shop }) => {
    const { db } = shop
    await guestMode(db)
    const [user, other] = [await aUser(db), await aUser(db)]
    const { matnr } = await anArticle(db)
    await basketWith(shop, { owner: `u:${other.userId}`, kunnr: other.kunnr, matnr })
    await listWith(shop, { userId: other.userId, kunnr: other.kunnr, isPublic: true, matnr })
    await aCustomerNumber(db, { kunnr: other.kunnr, matnr, customerMatnr: 'REGAL-7' })
    for (const sender of [{}, await signIn(shop, user)]) {
      const { body } = await shop.call(
        materialmaster,
        'GET_ADDITIONAL_DATA',
        { articles: [{ matnr }] },
        sender,
      )
      expect(body.results[0]).toMatchObject({
        found: true,
        inBasket: false,
        inLists: false,
        customerMatnr: '',
      })
    }
  })

  test('marks what is in own baskets and visible lists', async ({ shop }) => {
    const { db } = shop
    const { kunnr } = await aCustomer(db)
    const [user, colleague] = [await aUser(db, { kunnrs: [kunnr] }), await aUser(db, { kunnrs: [kunnr] })]
    const [inBasket, shared, secret] = [await anArticle(db), await anArticle(db), await anArticle(db)]
    await basketWith(shop, { owner: `u:${user.userId}`, kunnr, matnr: inBasket.matnr })
    await listWith(shop, { userId: colleague.userId, kunnr, isPublic: true, matnr: shared.matnr })
    await listWith(shop, { userId: colleague.userId, kunnr, isPublic: false, matnr: secret.matnr })
    await aCustomerNumber(db, { kunnr, matnr: shared.matnr, customerMatnr: 'REGAL-7' })
    const articles = [inBasket, shared, secret, { matnr: 'no-such' }].map(({ matnr }) => ({ matnr }))
    const sender = await signIn(shop, user)
    const { body } = await shop.call(materialmaster, 'GET_ADDITIONAL_DATA', { articles }, sender)
    expect(body.results).toMatchObject([
      { inBasket: true, inLists: false, article: { matnr: inBasket.matnr } },
      { inBasket: false, inLists: true, customerMatnr: 'REGAL-7' },
      { inBasket: false, inLists: false },
      { matnr: 'no-such', found: false, article: null },
    ])
  })

  test('finds nothing for an empty number, and all the same the others', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const { matnr } = await anArticle(shop.db)
    const articles = [{ matnr: ' ' }, { matnr }]
    const { body } = await shop.call(materialmaster, 'GET_ADDITIONAL_DATA', { articles }, sender)
    expect(body.results).toMatchObject([
      { matnr: '', found: false, article: null },
      { matnr, found: true },
    ])
  })

  test('takes as many statements for fifty articles as for one', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const articles = (await someArticles(shop.db, 50)).map(({ matnr }) => ({ matnr }))
    const one = await statementsOf(shop, () =>
      shop.call(materialmaster, 'GET_ADDITIONAL_DATA', { articles: articles.slice(0, 1) }, sender),
    )
    const fifty = await statementsOf(shop, () =>
      shop.call(materialmaster, 'GET_ADDITIONAL_DATA', { articles }, sender),
    )
    expect(fifty).toBe(one)
  })
})

describe('GET_WERKS_AVAILABILITY', () => {
  test('refuses an unknown article and a unit the article does not have', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    const unknown = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr: 'no-such' })
    const unit = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr, unit: 'PAL' })
    expect([unknown.http, unknown.body.code]).toEqual([404, 'INVALID_MATNR'])
    expect([unit.http, unit.body.fields]).toEqual([422, { unit: 'UNKNOWN_VALUE' }])
  })

  test('puts the own branch first, then the nearest, in the asked unit', async ({ shop }) => {
    const { db } = shop
    const munich = await aPlant(db, { name: 'München', latitude: 48.14, longitude: 11.58 })
    const nuremberg = await aPlant(db, { name: 'Nürnberg', latitude: 49.45, longitude: 11.08 })
    const augsburg = await aPlant(db, { name: 'Augsburg', latitude: 48.37, longitude: 10.9 })
    const customer = await aCustomer(db, { werks: munich.werks })
    const sender = await signIn(shop, await aUser(db, { kunnrs: [customer.kunnr] }))
    const { matnr } = await anArticle(db, { procurable: false })
    await stockOf(db, { matnr, werks: munich.werks, quantity: '0', replenishmentDate: '2026-03-20' })
    await stockOf(db, { matnr, werks: nuremberg.werks, quantity: '15', replenishmentDate: '2026-03-01' })
    const { body } = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr, unit: 'KAR' }, sender)
    expect(body.plants).toMatchObject([
      { name: 'München', own: true, distance: 0, quantity: '0', replenishmentDate: '2026-03-20' },
      { name: 'Augsburg', own: false, quantity: '0', availabilityFlag: 'not-available' },
      { name: 'Nürnberg', quantity: '10', availabilityFlag: 'available', replenishmentDate: null },
    ])
    expect(body.plants[1]?.werks).toBe(augsburg.werks)
    expect(body.plants.map(({ distance }) => Math.round(distance))).toEqual([0, 57, 150])
  })

  test('is in the unit of sale where the unit is empty', async ({ shop }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db)
    const { body } = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr, unit: '' })
    expect(body.unit).toBe('M2')
  })

  test('is open to guests, who get the branches by name', async ({ shop }) => {
    await guestMode(shop.db)
    await aPlant(shop.db, { name: 'Passau' })
    await aPlant(shop.db, { name: 'Augsburg' })
    const { matnr } = await anArticle(shop.db)
    const { body } = await shop.call(materialmaster, 'GET_WERKS_AVAILABILITY', { matnr })
    expect(body.plants.map(({ name, own, distance }) => [name, own, distance])).toEqual([
      ['Augsburg', false, 0],
      ['Passau', false, 0],
    ])
  })
})

async function statementsOf(shop: Shop, run: () => Promise<unknown>): Promise<number> {
  shop.countStatements()
  await run()
  return shop.countStatements()
}

async function basketWith(
  { db }: Shop,
  { matnr, ...of }: { owner: string; kunnr: string; matnr: string },
): Promise<void> {
  const [basket] = await db
    .insert(baskets)
    .values({ name: 'Baustelle', nameKey: 'baustelle', active: true, ...of })
    .returning()
  await db
    .insert(basketPositions)
    .values({ basketId: basket!.id, posnr: 10, matnr, quantity: '1.44', unit: 'M2' })
}

async function listWith(
  { db }: Shop,
  { matnr, ...of }: { userId: string; kunnr: string; isPublic: boolean; matnr: string },
): Promise<void> {
  const [list] = await db
    .insert(lists)
    .values({ name: `Liste ${matnr}`, nameKey: `liste ${matnr}`, ...of })
    .returning()
  await db.insert(listArticles).values({ listId: list!.id, matnr, quantity: '1.44', unit: 'M2' })
}
