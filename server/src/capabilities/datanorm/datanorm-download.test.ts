import { mostDatanormArticles } from '@shop/contract/datanorm'
import type { Permission } from '@shop/contract/permissions'
import { strFromU8, unzipSync } from 'fflate'
import iconv from 'iconv-lite'
import { describe, expect } from 'vitest'
import { aCatalog, aUser } from '#server/testing/builders.ts'
import { aCategory, aCondition, anArticle, aRetailPrice } from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { file, read } from '../imports/readers/datanorm/testing.ts'
import { listArticles, lists } from '../lists/tables.ts'

type User = Awaited<ReturnType<typeof aUser>>
type Query = { articles?: string; id?: string; prices?: string }

async function ask(shop: Shop, user: User, query: Query = {}) {
  const { cookie } = await signIn(shop, user)
  return shop.app.inject({
    method: 'GET',
    url: '/download/datanorm',
    query: { articles: 'bought', ...query },
    headers: { ...(cookie !== undefined && { cookie }) },
  })
}

/** The files of the archive as lines of text. */
async function download(shop: Shop, user: User, query: Query = {}): Promise<Record<string, string[]>> {
  const answer = await ask(shop, user, query)
  expect(answer.statusCode, answer.body).toBe(200)
  const files = unzipSync(answer.rawPayload)
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      iconv.decode(Buffer.from(bytes), 'cp850').split('\r\n').slice(0, -1),
    ]),
  )
}

const records = (lines: readonly string[] | undefined, kind: string) =>
  (lines ?? []).filter((line) => line.startsWith(`${kind};`))

async function ordered(shop: Shop, user: User, ...matnrs: string[]) {
  await aDocument(shop.db, { kunnr: user.kunnr, positions: matnrs.map((matnr) => ({ matnr })) })
}

async function aList(shop: Shop, user: User, matnrs: readonly string[]) {
  const [list] = await shop.db
    .insert(lists)
    .values({ userId: user.userId, kunnr: user.kunnr, name: 'Bad', nameKey: 'bad' })
    .returning()
  if (list === undefined) throw new Error('no list')
  for (const matnr of matnrs)
    await shop.db.insert(listArticles).values({ listId: list.id, matnr, quantity: '1', unit: 'M2' })
  return String(list.id)
}

const blind: readonly Permission[] = ['NET_PRICES']

describe('articles as DATANORM', () => {
  test('are refused to guests, and net prices to who may not see them', async ({ shop }) => {
    const guest = await shop.app.inject('/download/datanorm?articles=bought')
    expect(guest.json()).toMatchObject({ code: 'NO_AUTHORIZATION' })
    const user = await aUser(shop.db, { without: blind })
    const { matnr } = await anArticle(shop.db)
    await ordered(shop, user, matnr)
    expect((await ask(shop, user, { prices: 'net' })).json()).toMatchObject({ code: 'NO_AUTHORIZATION' })
    expect(Object.keys(await download(shop, user))).not.toContain('DATPREIS.001')
  })

  test('of nothing, of another’s list or of a choice that does not exist say so', async ({ shop }) => {
    const [user, other] = [await aUser(shop.db), await aUser(shop.db)]
    const code = async (query: Query) => (await ask(shop, user, query)).json<{ code: string }>().code
    expect(await code({})).toBe('DATANORM_EMPTY')
    expect(await code({ articles: 'category', id: 'gibtesnicht' })).toBe('DATANORM_EMPTY')
    const { matnr } = await anArticle(shop.db)
    expect(await code({ articles: 'list', id: await aList(shop, other, [matnr]) })).toBe('LIST_NOT_FOUND')
    expect(await code({ articles: 'list', id: 'x' })).toBe('LIST_NOT_FOUND')
    expect(await code({ articles: 'alle' })).toBe('INVALID_PARAMS')
  })

  test('that are kept for others, or have no room in the format, are left out, the latter told', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const [secret, plain] = [await anArticle(shop.db), await anArticle(shop.db)]
    const long = await anArticle(shop.db, { matnr: 'FLIESE-60X120-GRAU' })
    const dear = await anArticle(shop.db, { price: '1000000' })
    await aCatalog(shop.db, { reserved: true, articles: [secret.matnr] })
    const id = await aList(shop, user, [secret.matnr, plain.matnr, long.matnr, dear.matnr])
    const files = await download(shop, user, { articles: 'list', id })
    expect(records(files['DATANORM.001'], 'A').map((line) => line.split(';')[2])).toEqual([plain.matnr])
    const told = files['LIESMICH.TXT']?.join('\n') ?? ''
    expect(told).toContain('FLIESE-60X120-GRAU: Nummer länger als 15 Zeichen')
    expect(told).toContain(`${dear.matnr}: Preis, für den`)
    expect(JSON.stringify(files)).not.toContain(secret.matnr)
  })

  test('have head, texts, list price, groups and numbers at their places', async ({ shop }) => {
    const user = await aUser(shop.db)
    const above = await aCategory(shop.db, { name: { de: 'Fliesen; Platten' } })
    const below = await aCategory(shop.db, {
      id: 'floor-tiles-below',
      name: { de: 'Bodenfliesen' },
      parent: above.id,
      level: 1,
      path: [above.id, 'floor-tiles-below'],
    })
    const { matnr } = await anArticle(shop.db, {
      texts: {
        de: {
          maktx: 'Feinsteinzeug Bodenfliese Größe 60x60 cm [R10] für außen; frostsicher und mit Ø 5 mm Loch',
          maktx2: 'Kante ½ rund ~ 45°',
        },
      },
      ean: '4006381333931',
      categories: [below.id],
    })
    await ordered(shop, user, matnr)
    const files = await download(shop, user)
    const [head, ...rest] = files['DATANORM.001'] ?? []
    expect(head).toHaveLength(128)
    expect(head).toMatch(/^V \d{6}.{40}Artikel und Listenpreise +04EUR$/)
    expect(rest.slice(0, -2)).toEqual(['T;N;00000001;;1;;5 mm Loch;2;;Kante 1/2 rund - 45 Grad;'])
    const [main, group] = [records(files['DATANORM.WRG'], 'S')[0], records(files['DATANORM.WRG'], 'S')[1]]
    const [mainKey = '', groupKey = ''] = [main?.split(';')[2], group?.split(';')[4]]
    expect([mainKey.length, groupKey.length]).toEqual([3, 10])
    expect(main).toBe(`S;;${mainKey};Fliesen, Platten;;;`)
    expect(group).toBe(`S;;${mainKey};;${groupKey};Bodenfliesen;`)
    expect(rest.slice(-2)).toEqual([
      `A;N;${matnr};40;Feinsteinzeug Bodenfliese Größe 60x60 cm;(R10) für außen, frostsicher und mit D=;1;0;M2;3000;;${mainKey};00000001;`,
      `B;N;${matnr};Tonwerk;TW-${matnr.slice(1)};;0;0;0;4006381333931;;${groupKey};;0;;;`,
    ])
  })

  test('have the customer’s net price in a file that names him, for what the list price is for', async ({
    shop,
  }) => {
    const user = await aUser(shop.db)
    const [tile, screw] = [
      await anArticle(shop.db),
      await anArticle(shop.db, { meins: 'ST', salesUnit: 'ST', qtyStepsize: '1', units: [], price: null }),
    ]
    await aRetailPrice(shop.db, { matnr: screw.matnr, kmein: 'ST', kpein: 10, price: '1.5' })
    const { kunnr } = user
    await aCondition(shop.db, { kunnr, matnr: tile.matnr, price: '21.5', kmein: 'M2' })
    await aCondition(shop.db, { kunnr, matnr: screw.matnr, price: '9.99', kpein: 100, kmein: 'ST' })
    const onRequest = await anArticle(shop.db, { price: null })
    await ordered(shop, user, tile.matnr, screw.matnr, onRequest.matnr)
    const files = await download(shop, user, { prices: 'net' })
    const priceOf = Object.fromEntries(
      records(files['DATANORM.001'], 'A').map((line) => {
        const [, , matnr, , , , code, per, unit, price] = line.split(';')
        return [matnr, [code, per, unit, price]]
      }),
    )
    // 0.999 for ten is no whole number of cents, 9.99 for a hundred is.
    expect(priceOf).toEqual({
      [tile.matnr]: ['1', '0', 'M2', '3000'],
      [screw.matnr]: ['1', '2', 'ST', '1500'],
      [onRequest.matnr]: ['1', '0', 'M2', '0'],
    })
    const [, customer, ...prices] = files['DATPREIS.001'] ?? []
    expect(customer).toBe(`K;;${kunnr}; ;`)
    const blocks = prices.flatMap((line) => line.slice('P;A;'.length).match(/(?:[^;]*;){9}/g) ?? [])
    expect(blocks.toSorted()).toEqual(
      [`${tile.matnr};2;2150;;;;;;;`, `${screw.matnr};2;999;;;;;;;`].toSorted(),
    )
  })

  test('are read back by the shop’s own import as they were', async ({ shop }) => {
    const user = await aUser(shop.db)
    const title = 'Wandfliese Übermoor weiß glänzend 20x25 cm, rektifiziert, sehr lang benannt'
    const article = await anArticle(shop.db, {
      texts: { de: { maktx: title, description: 'Für Küche und Bad.\nNicht für außen.' } },
      ean: '4006381333931',
      price: '12.34',
    })
    await ordered(shop, user, article.matnr)
    const files = await download(shop, user)
    const told = await read(
      ['DATANORM.WRG', 'DATANORM.001'].map((name) => file(name, [...(files[name] ?? []), ''])),
    )
    expect(told.errors).toEqual([])
    expect(told.of('articles')).toMatchObject([
      {
        texts: { de: { description: expect.stringContaining('Nicht für außen.') } },
        ean: '4006381333931',
        factory_numbers: [
          { supplier_matnr: article.matnr },
          { supplier_matnr: article.matnr.replace('A', 'TW-') },
        ],
      },
    ])
    expect(told.of('prices')).toMatchObject([{ price: '12.34', kpein: 1 }])
    const [row] = told.of('articles') as unknown as [{ texts: { de: Record<string, string> } }]
    expect(Object.values(row.texts.de).join(' ').replaceAll(/\s+/g, ' ')).toContain('glänzend 20x25 cm')
  })

  test('of a category are those below it, and no more than a file holds', async ({ shop }) => {
    const user = await aUser(shop.db)
    const category = await aCategory(shop.db, { name: { de: 'Kleber' } })
    const inside = await anArticle(shop.db, { categories: [category.id] })
    await anArticle(shop.db)
    const files = await download(shop, user, { articles: 'category', id: category.id })
    expect(records(files['DATANORM.001'], 'A').map((line) => line.split(';')[2])).toEqual([inside.matnr])
    expect(mostDatanormArticles).toBe(20_000)
  })
})

test('an archive has names programs know, in capitals', async ({ shop }) => {
  const user = await aUser(shop.db, { language: 'en' })
  const { matnr } = await anArticle(shop.db)
  await ordered(shop, user, matnr)
  const answer = await ask(shop, user, { prices: 'net' })
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`filename="DATANORM-${user.kunnr}-\\d{4}-\\d\\d-\\d\\d\\.zip"`),
  )
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['DATANORM.WRG', 'DATANORM.001', 'DATPREIS.001', 'READ-ME.TXT'])
  expect(strFromU8(files['READ-ME.TXT'] ?? new Uint8Array())).toContain('1 articles, prices of')
})
