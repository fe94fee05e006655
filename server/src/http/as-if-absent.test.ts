import { categories } from '@shop/contract/resources/categories'
import { search } from '@shop/contract/resources/search'
import { expect } from 'vitest'
import { aCatalog, aUser, guestMode } from '#server/testing/builders.ts'
import { aCategory, aMedium, anArticle } from '#server/testing/catalogue-builders.ts'
import { searchingShop } from '#server/testing/searching-shop.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'

/** What only the kept article has, and the hierarchy value of its category. */
const kept = { matnr: 'GEHEIM-1', ean: '4099999000017', category: 'GEHEIMKAT', value: '000007Geheimgruppe' }

const attribute = (key: string, value: string | { de: string }) =>
  ({ key, name: { de: `Name ${key}` }, value, facet: true }) as const

/** Articles everybody may see, in a category of their own. */
async function someOpen({ db }: Shop): Promise<void> {
  const { id } = await aCategory(db, { id: 'OFFEN' })
  for (const colour of ['grau', 'weiß', 'anthrazit']) {
    const attributes = [attribute('colour', { de: colour }), attribute('width', '300')]
    await anArticle(db, { categories: [id], attributes })
  }
}

async function theKept({ db }: Shop): Promise<void> {
  const name = { de: 'Geheimgruppe' }
  const { id } = await aCategory(db, { id: kept.category, name, sort: 7, image: 'generated' })
  const { matnr } = await anArticle(db, {
    matnr: kept.matnr,
    ean: kept.ean,
    texts: { de: { maktx: 'Geheimfliese anthrazit' } },
    categories: [id],
    brand: 'Geheimmarke',
    factoryNumbers: [{ supplier_matnr: 'SUP-4711-G', supplier_name: 'Geheimlieferant' }],
    attributes: [
      attribute('colour', { de: 'geheimgrau' }),
      attribute('secret', { de: 'Geheimwert' }),
      attribute('width', '777'),
    ],
    price: '71.93',
  })
  await aMedium(db, { matnr })
}

const words = [
  'Geheimfliese',
  'gehe',
  'Geheimfleise',
  'geheim fliese',
  'fliese 777',
  'Geheimmarke',
  'Geheimgruppe',
  'Geheimwert',
  kept.matnr,
  'EHEIM',
  kept.ean,
  '409999900001',
  'SUP-4711-G',
  'name secret',
]
const filters = [
  `category:"${kept.category}"`,
  `category:"${kept.value}"`,
  kept.value,
  'brand:"Geheimmarke"',
  'supplier:"Geheimlieferant"',
  'attr:secret:"Geheimwert"',
  'attr:colour:"geheimgrau"',
  'attr:width:"777"',
  'attr:width:[0 TO 999]',
  'price:[71 TO 72]',
]
const fields = ['attr:secret', 'attr:colour', 'attr:width', 'brand', 'supplier', 'category', 'price']
const addresses = [
  `/image?source=category/${kept.category}`,
  `/image?source=article/${kept.matnr}/0`,
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-articles.xml',
  `/download/article-file?matnr=${kept.matnr}&kind=image&sort=0`,
]

/** What somebody is told who asks for the kept article and its category in every way. */
async function told(shop: Shop, sender: Sender): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  const asked = [
    ...words.flatMap((q) => [{ q }, { q, fuzzy: '' as const }, { q, qf: 'number' }]),
    ...filters.flatMap((fq) => [{ fq: [fq] }, { fq: [fq], strict: 'X' as const, q: 'fliese' }]),
    ...fields.map((field) => ({ facet_field: [field] })),
  ]
  for (const input of asked) {
    const events = 'fq' in input ? (['SEARCH', 'GETCATEGORYHIERARCHY'] as const) : (['SEARCH'] as const)
    for (const event of events) {
      const { http, body } = await shop.call(search, event, input, sender)
      answers.set(`${event} ${JSON.stringify(input)}`, [http, body])
    }
  }
  for (const q of words) {
    answers.set(`SUGGEST ${q}`, (await shop.call(search, 'SUGGEST', { q }, sender)).body)
    answers.set(`FIND ${q}`, (await shop.call(search, 'FIND_NUMBER', { numbers: [q] }, sender)).body)
  }
  for (const around of [kept.category, kept.value, undefined]) {
    const { body } = await shop.call(categories, 'GET_SHOP_CATEGORY_NAMES', { around }, sender)
    answers.set(`names around ${around}`, body)
  }
  for (const url of addresses) {
    const { statusCode, headers, payload } = await shop.app.inject({
      url,
      headers: { cookie: sender.cookie ?? '' },
    })
    answers.set(url, [statusCode, headers['cache-control'], headers.etag, payload])
  }
  return answers
}

/** Questions whose answers differ. */
const differing = (one: Map<string, unknown>, other: Map<string, unknown>): string[] =>
  [...one].flatMap(([question, answer]) =>
    JSON.stringify(answer) === JSON.stringify(other.get(question)) ? [] : [question],
  )

test.for(['article', 'category'] as const)(
  'a reserved %s is answered as if it were not there, to guests and to other customers',
  async (what, { shop }) => {
    await guestMode(shop.db)
    await someOpen(shop)
    const [owner, other] = [await aUser(shop.db), await aUser(shop.db)]
    const before = await searchingShop(shop)
    const [asGuest, asOther, asOwner] = [{}, await signIn(shop, other), await signIn(shop, owner)]
    const absent = [await told(before, asGuest), await told(before, asOther)] as const
    const without = await told(before, asOwner)
    await theKept(shop)
    const held = what === 'article' ? { articles: [kept.matnr] } : { categories: [kept.category] }
    await aCatalog(shop.db, { ...held, reserved: true, to: [{ kunnr: owner.kunnr }] })
    const after = await searchingShop(shop)
    expect(differing(await told(after, asGuest), absent[0])).toEqual([])
    expect(differing(await told(after, asOther), absent[1])).toEqual([])
    // So that the above can fail: it is there for whom it is kept.
    const seen = differing(await told(after, asOwner), without)
    expect(seen).toEqual(expect.arrayContaining([`SEARCH {"q":"Geheimfliese"}`, ...addresses.slice(0, 2)]))
  },
)

test('what an exclusive catalogue does not hold is answered as if it were not there', async ({ shop }) => {
  await someOpen(shop)
  const user = await aUser(shop.db)
  await aCatalog(shop.db, { categories: ['OFFEN'], to: [{ kunnr: user.kunnr, exclusive: true }] })
  const sender = await signIn(shop, user)
  const absent = await told(await searchingShop(shop), sender)
  await theKept(shop)
  // Pictures are everybody's where everybody may see what they show.
  const pictures = addresses.slice(0, 2)
  const seen = differing(await told(await searchingShop(shop), sender), absent)
  expect(seen.filter((question) => !pictures.includes(question))).toEqual([])
})
