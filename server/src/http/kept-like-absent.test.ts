import { expect } from 'vitest'
import { downloads } from '#server/capabilities/downloads.ts'
import { aCatalog, aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import { aCategory, aCustomerNumber, aMedium, anArticle } from '#server/testing/catalogue-builders.ts'
import { everyEvent, sampleInput, sampleQuery } from '#server/testing/event-samples.ts'
import { sendDownload, sendEvent } from '#server/testing/send-event.ts'
import { searchingShop } from '#server/testing/searching-shop.ts'
import { type Sender, type Shop, signIn, test } from '#server/testing/test-app.ts'
import { aWorld, type World } from '#server/testing/world.ts'

/** What a kept article goes by, and beside it the same of one that does not exist. */
const numbers = {
  matnr: ['GEHEIM-1', 'GEHEIM-8'],
  ean: ['4099999000017', '4099999000086'],
  supplier: ['SUP-4711-G', 'SUP-4711-H'],
  customer: ['MEIN4711', 'MEIN4718'],
  category: ['GEHEIMKAT-G', 'GEHEIMKAT-H'],
} as const
const kinds = Object.keys(numbers) as (keyof typeof numbers)[]

/** A world beside an article that is kept for another customer, with all that such an article can have. */
async function aWorldBesideKept(shop: Shop, how: 'reserved' | 'not in the exclusive catalogue' = 'reserved') {
  const world = await aWorld(shop.db, { size: 2 })
  const other = await aCustomer(shop.db)
  const { id } = await aCategory(shop.db, { id: numbers.category[0], name: { de: 'Geheimgruppe' } })
  const { matnr } = await anArticle(shop.db, {
    matnr: numbers.matnr[0],
    ean: numbers.ean[0],
    texts: { de: { maktx: 'Geheimfliese' } },
    categories: [id],
    factoryNumbers: [{ supplier_matnr: numbers.supplier[0], supplier_number: '70001' }],
    eekClasses: [{ eek_class: 'A', scale: 'A-G' }],
    price: '71.93',
  })
  await aMedium(shop.db, { matnr })
  await aMedium(shop.db, { matnr, kind: 'data_sheet' })
  const { kunnr } = world.customer
  await aCustomerNumber(shop.db, { kunnr, matnr, customerMatnr: numbers.customer[0] })
  const articles = world.articles.map((article) => article.matnr)
  if (how === 'reserved')
    await aCatalog(shop.db, { articles: [matnr], reserved: true, to: [{ kunnr: other.kunnr }] })
  else await aCatalog(shop.db, { articles, to: [{ kunnr, exclusive: true }] })
  await guestMode(shop.db)
  return { world, other, searching: await searchingShop(shop) }
}

/** An input in which the world's own article goes by a number of another; undefined where it names none. */
function naming(sample: object, world: World, [kind, number]: [keyof typeof numbers, string]) {
  const own = world.articles[0]
  const text = JSON.stringify(sample)
  const named =
    kind === 'category'
      ? text.replaceAll('"fliese"', `"","fq":["category:\\"${number}\\""]`)
      : text
          .replaceAll(own?.matnr ?? '', number)
          .replaceAll(own?.factoryNumbers[0]?.supplier_matnr ?? '', number)
          .replaceAll('TW-000001', number)
          .replaceAll('"fliese"', JSON.stringify(number))
  return named === text ? undefined : (JSON.parse(named) as Record<string, unknown>)
}

/** Requests by which somebody can tell a kept article from one that does not exist. */
async function differences(shop: Shop, world: World, sender: Sender): Promise<string[]> {
  const found = new Set<string>()
  const compare = async (
    name: string,
    sample: object,
    send: (input: Record<string, unknown>) => Promise<{ http: number; text: string }>,
  ) => {
    for (const kind of kinds) {
      const answers = []
      for (const number of numbers[kind]) {
        const input = naming(sample, world, [kind, number])
        if (input === undefined) continue
        const { http, text } = await send(input)
        const read = number.toLowerCase().replaceAll('-', '')
        answers.push(`${http} ${text.replaceAll(number, 'NUMBER').replaceAll(read, 'number')}`)
      }
      if (answers[0] !== answers[1]) found.add(`${name} by ${kind}`)
    }
  }
  for (const event of everyEvent)
    await compare(event.name, sampleInput(event, world), (input) => sendEvent(shop, event, input, sender))
  for (const download of downloads)
    await compare(`download ${download.name}`, sampleQuery(download, world), (query) =>
      sendDownload(shop, download.name, query as Record<string, string>, sender),
    )
  return [...found]
}

test.for([
  ['guests', 'guest'],
  ['a user with all rights', 'member'],
  ['a user without any, as apprentices are', 'azubi'],
  ['the house’s own field sales', 'adm'],
] as const)(
  'a kept article is to %s like one that does not exist, whatever names it',
  async ([, role], { shop }) => {
    const { world, searching } = await aWorldBesideKept(shop)
    const kunnrs = [world.customer.kunnr]
    const senders = {
      guest: async (): Promise<Sender> => ({}),
      member: () => signIn(shop, { userId: world.user.userId, kunnr: world.customer.kunnr }),
      azubi: async () => signIn(shop, await aUser(shop.db, { kunnrs, permissions: [] })),
      adm: async () => signIn(shop, await aUser(shop.db, { kunnrs, isAdma: true })),
    }
    expect(await differences(searching, world, await senders[role]())).toEqual([])
  },
)

test('an article that a customer’s exclusive catalogue does not hold is to his users like one that does not exist', async ({
  shop,
}) => {
  const { world, searching } = await aWorldBesideKept(shop, 'not in the exclusive catalogue')
  const own = { userId: world.user.userId, kunnr: world.customer.kunnr }
  expect(await differences(searching, world, await signIn(shop, own))).toEqual([])
})

test('to whom it is kept it is another than one that does not exist, so that the tests above can fail', async ({
  shop,
}) => {
  const { world, other, searching } = await aWorldBesideKept(shop)
  const owner = await aUser(shop.db, { kunnrs: [other.kunnr] })
  const found = await differences(searching, world, await signIn(shop, owner))
  expect(found).toEqual(
    expect.arrayContaining([
      'article GET_DETAILS by matnr',
      'comparison ADD_ARTICLE by matnr',
      'search FIND_NUMBER by ean',
      'search SEARCH by category',
      'search SUGGEST by supplier',
      'download article-file by matnr',
    ]),
  )
})
