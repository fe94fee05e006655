import { categories } from '@shop/contract/resources/categories'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { basketPositions } from '#server/capabilities/baskets/tables.ts'
import { labelArticles } from '#server/capabilities/labels/tables.ts'
import { listArticles } from '#server/capabilities/lists/tables.ts'
import { rowsOf } from '#server/db/connection.ts'
import { aCatalog, aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import {
  aCategory,
  aCondition,
  aCustomerNumber,
  aMedium,
  anAccessory,
  anArticle,
} from '#server/testing/catalogue-builders.ts'
import { everyEvent, sampleInput, type SampledEvent } from '#server/testing/event-samples.ts'
import { searchingShop } from '#server/testing/searching-shop.ts'
import { sendEvent } from '#server/testing/send-event.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { aWorld, type World } from '#server/testing/world.ts'

const secretPrice = '71.93'
/** What only an article that may be seen tells. */
const secrets = ['Geheimfliese', 'Geheimmarke', 'Geheimgruppe', secretPrice]
const numbers = { matnr: 'GEHEIM-1', ean: '4099999000017', supplier: 'SUP-4711-G', customer: 'MEIN-G' }

/** Copies the lines somebody has already, whatever became of their articles. */
const copying = 'CREATE_LIST_FROM_BASKET'

/** A world with one article more, which stands wherever an article of somebody can stand already. */
async function aWorldWithSecret(shop: Shop) {
  const world = await aWorld(shop.db, { size: 2 })
  const [article] = world.articles
  const category = await aCategory(shop.db, { name: { de: 'Geheimgruppe' } })
  const { matnr } = await anArticle(shop.db, {
    matnr: numbers.matnr,
    ean: numbers.ean,
    texts: { de: { maktx: 'Geheimfliese anthrazit' } },
    categories: [category.id],
    brand: 'Geheimmarke',
    factoryNumbers: [{ supplier_matnr: numbers.supplier, supplier_number: '70001' }],
    eekClasses: [{ eek_class: 'A', scale: 'A-G' }],
    price: secretPrice,
  })
  const { kunnr } = world.customer
  await aCondition(shop.db, { kunnr, matnr, price: secretPrice, kmein: 'M2' })
  await aCustomerNumber(shop.db, { kunnr, matnr, customerMatnr: numbers.customer })
  await aMedium(shop.db, { matnr, kind: 'data_sheet' })
  await anAccessory(shop.db, { matnr: article?.matnr ?? '', accessory: matnr })
  await shop.db.insert(basketPositions).values({
    basketId: BigInt(world.ids.multibasket),
    matnr,
    posnr: 0,
    quantity: '1.44',
    unit: 'M2',
  })
  await shop.db
    .insert(listArticles)
    .values({ listId: BigInt(world.ids.list_id), matnr, quantity: '1.44', unit: 'M2' })
  await shop.db
    .insert(labelArticles)
    .values({ userId: world.user.userId, kunnr, matnr, articleQuantity: '1.44', labelQuantity: 1 })
  return { world, matnr, category: category.id }
}

/** The shop with an engine that knows everything, or with none. */
async function shopWith(shop: Shop, search: 'engine' | 'offline'): Promise<Shop> {
  return search === 'offline' ? shop : searchingShop(shop)
}

/** The samples of an event, once for each number the article goes by and each word it is found by. */
function attempts(event: SampledEvent, world: World, category: string): Record<string, unknown>[] {
  const own = world.articles[0]
  const text = JSON.stringify(sampleInput(event, world))
  const named = Object.values(numbers).map((number) =>
    text
      .replaceAll(own?.matnr ?? '', number)
      .replaceAll(own?.factoryNumbers[0]?.supplier_matnr ?? '', number)
      .replaceAll('TW-000001', number)
      .replaceAll('"fliese"', JSON.stringify(number)),
  )
  const words = ['Geheim', 'geheimfliese'].map((word) => text.replaceAll('"fliese"', JSON.stringify(word)))
  const inputs = [...new Set([text, ...named, ...words])].map(
    (each) => JSON.parse(each) as Record<string, unknown>,
  )
  const { shape } = event.definition.input
  const inCategory = { fq: [`category:"${category}"`] }
  if ('fq' in shape) return [...inputs, inCategory, { ...inCategory, strict: 'X' }, { q: '' }]
  if ('around' in shape) return [...inputs, { around: category }]
  return 'docid' in shape && 'matnr' in shape ? [...inputs, { matnr: numbers.matnr }] : inputs
}

/** Everything the sender gets of the secret article by any event: told, put somewhere, ordered. */
async function leaks(
  shop: Shop,
  { world, matnr, category }: Awaited<ReturnType<typeof aWorldWithSecret>>,
  sender: Sender,
): Promise<string[]> {
  const found: string[] = []
  const count = async () => {
    const [counted] = await rowsOf<Record<string, number>>(
      shop.db,
      sql`select
        (select sum(quantity)::float from basket_positions where matnr = ${matnr}) as "put into a basket",
        (select sum(quantity)::float from list_articles where matnr = ${matnr}) as "put into a list",
        (select count(*)::int from comparison_articles where matnr = ${matnr}) as compared,
        (select count(*)::int from document_positions where matnr = ${matnr}) as ordered`,
    )
    return counted ?? {}
  }
  const before = await count()
  for (const event of everyEvent) {
    for (const input of attempts(event, world, category)) {
      const { text } = await sendEvent(shop, event, input, sender, async () => {
        const after = await count()
        for (const [what, number] of Object.entries(after))
          if (number > (before[what] ?? 0) && event.event !== copying) found.push(`${event.name}: ${what}`)
      })
      for (const secret of secrets) if (text.includes(secret)) found.push(`${event.name}: ${secret}`)
    }
  }
  const files = [
    `/download/article-file?matnr=${matnr}&kind=data_sheet&sort=0`,
    `/download/energy-label?supplier_id=70001&article_number=${numbers.supplier}&index=0`,
  ]
  for (const url of files) {
    const file = await shop.app.inject({ url, headers: { cookie: sender.cookie ?? '' } })
    if (file.statusCode === 200) found.push(url)
  }
  return [...new Set(found)]
}

const member = (shop: Shop, world: World) =>
  signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr })

describe.each(['engine', 'offline'] as const)('with the search %s, every event', (search) => {
  test('keeps an article from a user whose exclusive catalogue does not hold it', async ({ shop }) => {
    const made = await aWorldWithSecret(shop)
    const { world } = made
    const articles = world.articles.map(({ matnr }) => matnr)
    await aCatalog(shop.db, { articles, to: [{ kunnr: world.customer.kunnr, exclusive: true }] })
    const searching = await shopWith(shop, search)
    expect(await leaks(searching, made, await member(shop, world))).toEqual([])
  })

  test("keeps another customer's reserved article from users and guests", async ({ shop }) => {
    const made = await aWorldWithSecret(shop)
    const other = await aCustomer(shop.db)
    await aCatalog(shop.db, { categories: [made.category], reserved: true, to: [{ kunnr: other.kunnr }] })
    await guestMode(shop.db)
    const searching = await shopWith(shop, search)
    expect(await leaks(searching, made, await member(shop, made.world))).toEqual([])
    expect(await leaks(searching, made, {})).toEqual([])
  })

  test('gives it to whom its catalogue is assigned, so that the tests above can fail', async ({ shop }) => {
    const made = await aWorldWithSecret(shop)
    const { world, matnr } = made
    const to = [{ userId: world.user.userId, exclusive: true }]
    await aCatalog(shop.db, { articles: [matnr], reserved: true, to })
    const searching = await shopWith(shop, search)
    const found = await leaks(searching, made, await member(shop, world))
    const expected = [
      'article GET_DETAILS: Geheimfliese',
      'basket ADD_ARTICLE: put into a basket',
      'basket GET_BASKET: Geheimfliese',
      'categories GET_SHOP_CATEGORY_NAMES: Geheimgruppe',
      'comparison ADD_ARTICLE: compared',
      'comparison PUT_BACK: compared',
      'labels GET_LABELS: Geheimfliese',
      'lists GET_LIST: Geheimfliese',
      `materialmaster GET_AVAILABILITIES_AND_PRICES: ${secretPrice}`,
      'materialmaster GET_ADDITIONAL_DATA: Geheimfliese',
      'misc GET_BRANDS: Geheimmarke',
      'search SEARCH: Geheimfliese',
      'search FIND_NUMBER: Geheimfliese',
      'search GETCATEGORYHIERARCHY: Geheimgruppe',
      ...(search === 'engine' ? ['search SUGGEST: Geheimfliese'] : []),
    ]
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found).toContain(`/download/article-file?matnr=${matnr}&kind=data_sheet&sort=0`)
  })
})

test('the category of articles that are all kept for others is named to nobody else', async ({ shop }) => {
  const made = await aWorldWithSecret(shop)
  const other = await aCustomer(shop.db)
  await aCatalog(shop.db, { articles: [made.matnr], reserved: true, to: [{ kunnr: other.kunnr }] })
  await guestMode(shop.db)
  const searching = await shopWith(shop, 'engine')
  expect(await leaks(searching, made, await member(shop, made.world))).toEqual([])
  expect(await leaks(searching, made, {})).toEqual([])
  const { body } = await searching.call(categories, 'GET_SHOP_CATEGORY_NAMES', { around: made.category })
  expect(body.categories).toEqual([])
  expect((await searching.app.inject('/sitemap-pages.xml')).body).not.toContain(made.category)
  const owner = await aUser(shop.db, { kunnrs: [other.kunnr] })
  expect(await leaks(searching, made, await signIn(shop, owner))).toEqual(
    expect.arrayContaining(['categories GET_SHOP_CATEGORY_NAMES: Geheimgruppe']),
  )
})
