import { type PivotNode, search, type SolrPivotNode } from '@shop/contract/resources/search'
import { describe, expect } from 'vitest'
import { aCatalog, aCustomer, aUser, guestMode } from '#server/testing/builders.ts'
import {
  aCategory,
  aCondition,
  aCustomerNumber,
  anArticle,
  aPlant,
  aRetailPrice,
  someArticles,
  stockOf,
} from '#server/testing/catalogue-builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { test } from '#server/testing/followed-search.ts'
import { type Shop, signIn } from '#server/testing/test-app.ts'
import { catalogueChanges } from '../catalogue/tables.ts'
import { listArticles, lists } from '../lists/tables.ts'
import { sql } from 'drizzle-orm'

const changed = (shop: Shop, matnr: string) =>
  shop.db
    .insert(catalogueChanges)
    .values({ xid: sql`pg_current_xact_id()::text::bigint`, kind: 'article', key: matnr })

const tile = (maktx: string, brand: string) => ({
  texts: { de: { maktx }, en: { maktx: `EN ${maktx}` } },
  brand,
})

describe('SEARCH', () => {
  test('refuses filters and sortings it does not know', async ({ found: { shop } }) => {
    await guestMode(shop.db)
    const filter = await shop.call(search, 'SEARCH', { fq: ['brand:"a"', '{!func}price'] })
    const sort = await shop.call(search, 'SEARCH', { sort: 'password' })
    const rows = await shop.call(search, 'SEARCH', { rows: 501 })
    expect([filter.http, filter.body.fields]).toEqual([422, { 'fq.1': 'UNKNOWN_VALUE' }])
    expect(sort.body.fields).toEqual({ sort: 'UNKNOWN_VALUE' })
    const facet = await shop.call(search, 'SEARCH', { facet_field: ['brand', 'password'] })
    expect(rows.body.fields).toEqual({ rows: 'TOO_LARGE' })
    expect(facet.body.fields).toEqual({ 'facet_field.1': 'UNKNOWN_VALUE' })
  })

  test('refuses an attribute that no article has, and answers for a value of one that some have', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const attributes = [{ key: 'colour', name: { de: 'Farbe' }, value: { de: 'grau' }, facet: true }]
    await anArticle(shop.db, { attributes })
    await follower.run()
    const fq = ['attr:colour:"grau"', 'attr:gone:"x"', 'attr:lost:[1 TO 2]']
    const unknown = await shop.call(search, 'SEARCH', { fq })
    const known = await shop.call(search, 'SEARCH', { fq: ['attr:colour:"lila"'] })
    expect(unknown.http).toBe(422)
    expect(unknown.body.fields).toEqual({ 'fq.1': 'UNKNOWN_VALUE', 'fq.2': 'UNKNOWN_VALUE' })
    expect([known.http, known.body.response.numFound]).toEqual([200, 0])
  })

  test('refuses more filter fields than it can join, instead of failing', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const keys = Array.from({ length: 31 }, (_, i) => `a${i}`)
    const value = { de: 'x' }
    const attributes = keys.map((key) => ({ key, name: { de: key }, value, facet: true }))
    await anArticle(shop.db, { attributes })
    await follower.run()
    const fq = keys.map((key) => `attr:${key}:"x"`)
    const tooMany = await shop.call(search, 'SEARCH', { fq })
    const most = await shop.call(search, 'SEARCH', { fq: fq.slice(0, 30) })
    expect([tooMany.http, tooMany.body.code, tooMany.body.fields]).toEqual([
      422,
      'INVALID_PARAMS',
      { 'fq.30': 'UNKNOWN_VALUE' },
    ])
    expect(most.http).toBe(200)
  })

  test('names the same columns on every page, and each article has what stands in them', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const attribute = (key: string, value: string) => ({
      key,
      name: { de: key },
      value: { de: value },
      facet: true,
    })
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const own = place < 4 ? 'edge' : 'colour'
      const attributes = ['a', 'b', 'c', 'd', own, 'e', 'f', 'g'].map((key) => attribute(key, 'x'))
      await anArticle(shop.db, { attributes: [...attributes, attribute('format', `${place}`)] })
    }
    await anArticle(shop.db, { attributes: [attribute('edge', 'y'), attribute('format', '7')] })
    await follower.run()
    const [first, second] = [
      (await shop.call(search, 'SEARCH', { rows: 3, sort: 'number asc' })).body,
      (await shop.call(search, 'SEARCH', { rows: 3, start: 3, sort: 'number asc' })).body,
    ]
    expect(first.columns.map(({ key }) => key)).toEqual(['format', 'edge'])
    expect(second.columns).toEqual(first.columns)
    expect(second.response.docs.map(({ attributes }) => attributes.map(({ key }) => key))).toEqual([
      ['format'],
      ['format'],
      ['format'],
    ])
  })

  test('names columns as articles of the category state them, whatever other articles begin with', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const tiles = await aCategory(shop.db)
    const wool = await aCategory(shop.db)
    const stating = (keys: string[], value: string) =>
      keys.map((key) => ({ key, name: { de: key }, value: { de: value }, facet: true }))
    for (const value of ['x', 'y']) {
      await anArticle(shop.db, { categories: [tiles.id], attributes: stating(['colour', 'lambda'], value) })
      await anArticle(shop.db, { categories: [wool.id], attributes: stating(['lambda', 'colour'], value) })
    }
    await follower.run()
    const columnsIn = async ({ id }: { id: string }) =>
      (await shop.call(search, 'SEARCH', { fq: [`category:"${id}"`] })).body.columns.map(({ key }) => key)
    expect(await columnsIn(tiles)).toEqual(['colour', 'lambda'])
    expect(await columnsIn(wool)).toEqual(['lambda', 'colour'])
  })

  test('says that the search is offline and still opens categories', async ({ found: { shop } }) => {
    await guestMode(shop.db)
    const category = await aCategory(shop.db)
    const article = await anArticle(shop.db, { categories: [category.id] })
    const words = await shop.call(search, 'SEARCH', { q: 'Fliese' })
    const browse = await shop.call(search, 'SEARCH', { fq: [`category:"${category.id}"`] })
    expect(words.body).toMatchObject({ solrOffline: true, response: { numFound: 0, docs: [] } })
    expect(browse.body).toMatchObject({
      solrOffline: true,
      response: { numFound: 1, docs: [{ matnr: article.matnr }] },
    })
  })

  test('finds by search words, which it does not show', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    const article = await anArticle(shop.db, { searchWords: ['WASCHT'] })
    await anArticle(shop.db)
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', { q: 'wascht' })
    expect(body.response.docs.map(({ matnr }) => matnr)).toEqual([article.matnr])
    expect(JSON.stringify(body.response)).not.toContain('WASCHT')
  })

  test('finds by words, counts facets and leaves out customer prices', async ({
    found: { shop, follower },
  }) => {
    const user = await aUser(shop.db)
    const [grey, white] = [
      await anArticle(shop.db, tile('Bodenfliese anthrazit 60x60', 'Tonwerk')),
      await anArticle(shop.db, tile('Wandfliese weiß 30x60', 'Kerana')),
    ]
    await follower.run()
    const sender = await signIn(shop, user)
    const all = await shop.call(search, 'SEARCH', { q: 'fliese' }, sender)
    expect(all.body.response.docs.map(({ matnr }) => matnr).toSorted()).toEqual(
      [grey.matnr, white.matnr].toSorted(),
    )
    const brand = all.body.facets.find(({ field }) => field === 'brand')
    const kerana = brand?.values.find(({ label }) => label === 'Kerana')?.value
    const one = await shop.call(search, 'SEARCH', { q: 'fliese', fq: [`brand:"${kerana}"`] }, sender)
    expect(brand?.values.map(({ label, count }) => [label, count])).toEqual(
      expect.arrayContaining([
        ['Tonwerk', 1],
        ['Kerana', 1],
      ]),
    )
    expect(one.body.response.docs.map(({ matnr }) => matnr)).toEqual([white.matnr])
    expect(JSON.stringify(all.body)).not.toMatch(/netPrice/i)
  })

  test('counts articles that hold some of the words as no hits, and marks them', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const article = await anArticle(shop.db, tile('Bodenfliese anthrazit', 'Tonwerk'))
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', { q: 'anthrazit Kranwagen' })
    expect(body).toMatchObject({ partial: true, facets: [{ kind: 'pivot', pivot: [] }] })
    expect(body.response.numFound).toBe(0)
    expect(body.response.docs.map(({ matnr }) => matnr)).toEqual([article.matnr])
  })

  test('looks beyond a category in which there is nothing, unless told to insist on it', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const floor = await aCategory(shop.db, { id: 'FLOOR' })
    const tool = await anArticle(shop.db, tile('Fugenkelle', 'Tonwerk'))
    await anArticle(shop.db, { ...tile('Bodenfliese', 'Tonwerk'), categories: [floor.id] })
    await follower.run()
    const asked = { q: 'Fugenkelle', fq: ['category:"FLOOR"'] }
    const relaxed = await shop.call(search, 'SEARCH', asked)
    const strict = await shop.call(search, 'SEARCH', { ...asked, strict: 'X' })
    expect(relaxed.body.droppedFilters).toEqual(['FLOOR'])
    expect(relaxed.body.response.docs.map(({ matnr }) => matnr)).toEqual([tool.matnr])
    expect(strict.body).toMatchObject({ droppedFilters: [], response: { numFound: 0, docs: [] } })
  })

  test('takes a pitcher of any kind without effect', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, tile('Bodenfliese anthrazit', 'Tonwerk'))
    await follower.run()
    for (const pitcher of ['X', 'left', 7, true]) {
      const { http, body } = await shop.call(search, 'SEARCH', { q: 'anthrazit', pitcher })
      expect([http, body.response?.numFound]).toEqual([200, 1])
    }
  })

  test('allows typos unless told not to', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, tile('Bodenfliese anthrazit', 'Tonwerk'))
    await follower.run()
    const found = async (fuzzy?: 'X' | '') => {
      const { body } = await shop.call(search, 'SEARCH', {
        q: 'antrazit',
        ...(fuzzy !== undefined && { fuzzy }),
      })
      return body.response.numFound
    }
    expect([await found(), await found('X'), await found('')]).toEqual([1, 1, 0])
  })

  test('tells how a misspelled word was read, and which words nothing was found for', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, tile('Bodenfliese anthrazit', 'Tonwerk'))
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', { q: 'antrazit Kranwagen' })
    expect(body.corrections).toEqual([{ from: 'antrazit', to: 'anthrazit' }])
    expect(body.unknownWords).toEqual(['kranwagen'])
  })

  test('tells of no word that stands only in articles kept for others, by how a misspelled one was read', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, tile('Bodenfliese anthrazit', 'Tonwerk'))
    const secret = await anArticle(shop.db, tile('Bodenfliese Zwarblonit', 'Tonwerk'))
    await aCatalog(shop.db, { reserved: true, articles: [secret.matnr] })
    await follower.run()
    for (const q of ['Zwarblonid', 'Bodenfliese Zwarblonid']) {
      const { body } = await shop.call(search, 'SEARCH', { q })
      expect(JSON.stringify(body).toLowerCase(), q).not.toContain('zwarblonit')
      expect([body.corrections, body.unknownWords], q).toEqual([[], ['zwarblonid']])
    }
  })

  test('keeps a range in force a range, however few values there are', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const thick = (value: string) => ({
      attributes: [{ key: 'thickness', name: { de: 'Stärke' }, value, unit: 'mm', facet: true }],
    })
    for (const value of ['8', '9', '10', '20']) await anArticle(shop.db, thick(value))
    await follower.run()
    const thickness = async (...fq: string[]) => {
      const { body } = await shop.call(search, 'SEARCH', { fq })
      return body.facets.filter(({ field }) => field === 'attr:thickness')
    }
    expect(await thickness()).toMatchObject([{ kind: 'field' }])
    expect(await thickness('attr:thickness:[9 TO 12]')).toMatchObject([
      { kind: 'range', range: { min: 8, max: 20, from: 9, to: 12 } },
    ])
    expect(await thickness('attr:thickness:"9"')).toMatchObject([{ kind: 'field' }])
  })

  test("names the articles with the nearest numbers for a number that is nobody's", async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const [first, second] = [
      await anArticle(shop.db, { matnr: '4711001' }),
      await anArticle(shop.db, { matnr: '4711002' }),
    ]
    await anArticle(shop.db, {
      matnr: '8899991',
      factoryNumbers: [{ supplier_number: '70001', supplier_matnr: '055-12.34' }],
    })
    await follower.run()
    const nearest = async (q: string) => {
      const { body } = await shop.call(search, 'SEARCH', { q })
      return body.nearestNumbers.map(({ matnr }) => matnr).toSorted()
    }
    expect(await nearest('47 11 009')).toEqual([first.matnr, second.matnr])
    expect(await nearest('9999999')).toEqual([])
    // The first four figures of an EAN are its country and maker: of thirteen five may be wrong.
    expect(await nearest('4711999999999')).toEqual([])
    expect(await nearest('xqzvw')).toEqual([])
    const { body } = await shop.call(search, 'SEARCH', { q: '5512399' })
    expect(body.nearestNumbers).toMatchObject([{ matnr: '8899991', number: '055-12.34', kind: 'supplier' }])
  })

  test.for(['Art.-Nr. 4711001', 'EAN: 4006381333931', 'Herstellernummer 055-12.34', 'your number R-700'])(
    'finds a number with what it is called before it: %s',
    async (q, { found: { shop, follower } }) => {
      const customer = await aCustomer(shop.db)
      const { matnr } = await anArticle(shop.db, {
        matnr: '4711001',
        ean: '4006381333931',
        factoryNumbers: [{ supplier_number: '70001', supplier_matnr: '055-12.34' }],
      })
      await aCustomerNumber(shop.db, { kunnr: customer.kunnr, matnr, customerMatnr: 'R-700' })
      await anArticle(shop.db, tile('Atemschutzmaske NR D', 'Sicurana'))
      await follower.run()
      const cookie = await signIn(shop, await aUser(shop.db, { kunnrs: [customer.kunnr] }))
      const { body } = await shop.call(search, 'SEARCH', { q }, cookie)
      expect(body.responseHeader.params.q).toBe(q)
      const suggested = await shop.call(search, 'SUGGEST', { q }, cookie)
      expect([body.exactHit, suggested.body.exactHit]).toEqual([matnr, matnr])
    },
  )

  test('finds a number that itself begins as a label does', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    const { matnr } = await anArticle(shop.db, { factoryNumbers: [{ supplier_matnr: 'SKU-471288' }] })
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', { q: 'SKU-471288' })
    expect(body.exactHit).toBe(matnr)
  })

  test('looks for the words in the named fields alone', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    const byNumber = await anArticle(shop.db, { ...tile('Wandfliese', 'Tonwerk'), matnr: '4711' })
    const byText = await anArticle(shop.db, tile('Dichtband 4711', 'Kerana'))
    await follower.run()
    const asked = async (qf?: string) => {
      const { body } = await shop.call(search, 'SEARCH', { q: '4711', ...(qf !== undefined && { qf }) })
      return { found: body.response.docs.map(({ matnr }) => matnr).toSorted(), exact: body.exactHit }
    }
    const unknown = await shop.call(search, 'SEARCH', { q: '4711', qf: 'maktx password' })
    expect(unknown.body.fields).toEqual({ qf: 'UNKNOWN_VALUE' })
    const both = [byNumber.matnr, byText.matnr].toSorted()
    expect(await asked()).toEqual({ found: both, exact: byNumber.matnr })
    expect(await asked('number^2 maktx')).toEqual({ found: both, exact: byNumber.matnr })
    expect(await asked('number')).toEqual({ found: [byNumber.matnr], exact: byNumber.matnr })
    expect(await asked('matnr bismt')).toEqual(await asked('number'))
    expect(await asked('maktx^3 brand')).toEqual({ found: [byText.matnr], exact: null })
    expect(await asked('maktx1 supplier_name')).toEqual({ found: [byText.matnr], exact: null })
  })

  test('finds and filters by energy class', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    const heater = await anArticle(shop.db, {
      eekClasses: [{ eek_class: 'A+', scale: 'A+-F' }],
    })
    await anArticle(shop.db)
    await follower.run()
    for (const asked of [{ q: 'A+' }, { q: 'Energieklasse A+' }, { fq: ['attr:energy_class_ap_f:"A+"'] }]) {
      const { body } = await shop.call(search, 'SEARCH', asked)
      expect(body.response.docs.map(({ matnr }) => matnr)).toEqual([heater.matnr])
    }
  })

  test('keeps classes of different energy scales apart, each filter naming its scale', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const classed = (eek_class: string, scale: string) =>
      anArticle(shop.db, { eekClasses: [{ eek_class, scale }] })
    const boiler = await classed('A', 'A+++-D')
    for (const [eekClass, scale] of [
      ['B', 'A+++-D'],
      ['A', 'A-G'],
      ['C', 'A-G'],
    ] as const)
      await classed(eekClass, scale)
    await follower.run()
    const { body: all } = await shop.call(search, 'SEARCH', { q: 'Energieklasse' })
    const filters = all.facets.filter(({ field }) => field.startsWith('attr:energy_class'))
    const counts = filters.map(({ label, values }) => [
      label,
      values.map(({ value, count }) => `${value} ${count}`),
    ])
    expect(Object.fromEntries(counts)).toEqual({
      'Energieeffizienzklasse (A–G)': ['A 1', 'C 1'],
      'Energieeffizienzklasse (A+++–D)': ['A 1', 'B 1'],
    })
    const { body: own } = await shop.call(search, 'SEARCH', { fq: ['attr:energy_class_appp_d:"A"'] })
    expect(own.response.docs.map(({ matnr }) => matnr)).toEqual([boiler.matnr])
  })

  test('names as many values of a facet as asked for, and those in force', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const brands = ['Albero', 'Brenta', 'Corvo', 'Corvo', 'Delta']
    for (const brand of brands) await anArticle(shop.db, tile('Bodenfliese', brand))
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', {
      fq: ['brand:"Corvo"', 'brand:"Delta"'],
      facet_limit: 1,
    })
    const brand = body.facets.find(({ field }) => field === 'brand')
    expect(brand?.values.map(({ value }) => value)).toEqual(['Corvo', 'Delta'])
    expect(brand?.numberOfValues).toBe(4)
    expect(body.facet_counts.facet_fields['brand']).toEqual(['Corvo', 2])
  })

  test('names every value of the one facet asked for, and no other facet', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    for (const brand of ['Albero', 'Brenta']) await anArticle(shop.db, tile('Bodenfliese', brand))
    await follower.run()
    const { body } = await shop.call(search, 'SEARCH', { rows: 0, facet_field: ['brand'] })
    const named = body.facets.filter(({ values }) => values.length > 0)
    expect(named.map(({ field }) => field)).toEqual(['brand'])
    expect(named[0]?.values).toHaveLength(2)
  })

  test('opens the category tree along the active way only, where facets are limited', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const root = await aCategory(shop.db, { id: 'TILES', sort: 10 })
    const floor = await aCategory(shop.db, { id: 'FLOOR', sort: 1, below: root })
    await anArticle(shop.db, { categories: [floor.id] })
    await follower.run()
    const ids = async (fq: string[]) => {
      const { body } = await shop.call(search, 'SEARCH', { fq, facet_limit: 7 })
      const tree = body.facets.find(({ kind }) => kind === 'pivot')?.pivot ?? []
      const named = (nodes: PivotNode[]): SolrPivotNode[] =>
        nodes.map(({ value, count, children }) => ({
          field: 'category',
          value,
          count,
          pivot: named(children),
        }))
      expect(body.facet_counts.facet_pivot).toEqual({ category: named(tree) })
      return tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    }
    expect(await ids([])).toEqual(['TILES'])
    expect(await ids(['category:"TILES"'])).toEqual(['TILES', 'FLOOR'])
  })

  test('sees an article that is imported while the shop runs', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    await anArticle(shop.db)
    await follower.run()
    const late = await anArticle(shop.db, tile('Dachziegel rot', 'Ziegelei'))
    await changed(shop, late.matnr)
    await follower.catchUp()
    const answer = await shop.call(search, 'SEARCH', { q: 'dachziegel' })
    expect(answer.body.response.docs.map(({ matnr }) => matnr)).toEqual([late.matnr])
  })

  test('needs no more statements for a page of many than for a page of one', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    for (let i = 0; i < 30; i++) await anArticle(shop.db, tile(`Bodenfliese Serie ${i}`, 'Tonwerk'))
    await follower.run()
    shop.countStatements()
    await shop.call(search, 'SEARCH', { q: 'bodenfliese', rows: 1 })
    const one = shop.countStatements()
    await shop.call(search, 'SEARCH', { q: 'bodenfliese', rows: 30 })
    expect(shop.countStatements()).toBe(one)
  })
})

describe("filters of what is one's own", () => {
  test('are refused to guests', async ({ found: { shop } }) => {
    await guestMode(shop.db)
    const answer = await shop.call(search, 'SEARCH', { fq: ['bought:"X"'] })
    expect([answer.http, answer.body.fields]).toEqual([422, { 'fq.0': 'UNKNOWN_VALUE' }])
  })

  test('count and narrow with the other facets, and follow the next order and list entry', async ({
    found: { shop, follower },
  }) => {
    const plant = await aPlant(shop.db)
    const customer = await aCustomer(shop.db, { werks: plant.werks })
    const user = await aUser(shop.db, { kunnrs: [customer.kunnr] })
    const [first, second, third] = await someArticles(shop.db, 3, tile('Bodenfliese', 'Tonwerk'))
    const [a, b, c] = [first?.matnr ?? '', second?.matnr ?? '', third?.matnr ?? '']
    await stockOf(shop.db, { matnr: a, werks: plant.werks, quantity: '5' })
    await aDocument(shop.db, { kunnr: (await aCustomer(shop.db)).kunnr, positions: [{ matnr: c }] })
    const bought = (matnr: string, doctype = 1) =>
      aDocument(shop.db, { kunnr: customer.kunnr, doctype, positions: [{ matnr }] })
    await bought(a)
    await bought(c, 5)
    await follower.run()
    const sender = await signIn(shop, { userId: user.userId, kunnr: customer.kunnr })
    const asked = async (...fq: string[]) => {
      const { body } = await shop.call(search, 'SEARCH', { q: 'bodenfliese', fq }, sender)
      const own = body.facets.filter(({ kind }) => kind === 'query')
      return {
        found: body.response.docs.map(({ matnr }) => matnr).toSorted(),
        counts: Object.fromEntries(own.map(({ field, values }) => [field, values[0]?.count])),
      }
    }
    expect(await asked()).toEqual({ found: [a, b, c], counts: { werks: 1, bought: 1 } })
    await bought(b)
    const [list] = await shop.db
      .insert(lists)
      .values({ userId: user.userId, kunnr: customer.kunnr, name: 'Bad', nameKey: 'bad' })
      .returning()
    await shop.db.insert(listArticles).values({ listId: list?.id ?? 0n, matnr: b, quantity: '1', unit: 'M2' })
    expect(await asked()).toMatchObject({ counts: { werks: 1, bought: 2, on_lists: 1 } })
    expect(await asked('bought:"X"')).toMatchObject({ found: [a, b], counts: { werks: 1, on_lists: 1 } })
    expect(await asked('bought:"X"', 'on_lists:"X"')).toMatchObject({ found: [b] })
    expect(await asked('bought:"X"', `werks:"${plant.werks}"`)).toMatchObject({ found: [a] })
  })
})

test('list prices are filtered, sorted and counted in the currency of who asks', async ({
  found: { shop, follower },
}) => {
  const { db } = shop
  const [first, second] = await someArticles(db, 2, { ...tile('Duschwanne', 'Sanivero'), price: null })
  const matnrs = [first!.matnr, second!.matnr]
  for (const [matnr, price, currency] of [
    [matnrs[0], '10', 'EUR'],
    [matnrs[0], '40', 'CHF'],
    [matnrs[1], '20', 'EUR'],
    [matnrs[1], '30', 'CHF'],
  ] as const)
    await aRetailPrice(db, { matnr: matnr!, price, currency })
  await follower.run()
  const swiss = await aUser(db, { kunnrs: [(await aCustomer(db, { currency: 'CHF' })).kunnr] })
  const sender = await signIn(shop, swiss)
  const asked = async (fq: string[]) =>
    (await shop.call(search, 'SEARCH', { q: 'Duschwanne', sort: 'price', fq }, sender)).body
  const { response, facets, stats } = await asked([])
  expect(response.docs.map(({ matnr, price }) => [matnr, price])).toEqual([
    [matnrs[1], '30'],
    [matnrs[0], '40'],
  ])
  expect(stats.stats_fields).toEqual({ price: { min: 30, max: 40 } })
  expect(facets.find(({ field }) => field === 'price')?.unit).toBe('CHF')
  expect((await asked(['price:[35 TO *]'])).response.docs.map(({ matnr }) => matnr)).toEqual([matnrs[0]])
})

describe('SUGGEST', () => {
  test('shows a net price only to those who may see it', async ({ found: { shop, follower } }) => {
    const article = await anArticle(shop.db, { ...tile('Bodenfliese anthrazit', 'Tonwerk'), price: null })
    await aRetailPrice(shop.db, { matnr: article.matnr, price: '30' })
    await follower.run()
    const [may, mayNot] = [await aUser(shop.db), await aUser(shop.db, { without: ['NET_PRICES'] })]
    const seen = await shop.call(search, 'SUGGEST', { q: 'bodenf' }, await signIn(shop, may))
    const hidden = await shop.call(search, 'SUGGEST', { q: 'bodenf' }, await signIn(shop, mayNot))
    expect(seen.body.articles[0]).toMatchObject({ matnr: article.matnr, netPrice: { price: '30' } })
    expect(hidden.body.articles[0]).toMatchObject({ matnr: article.matnr, netPrice: null })
  })

  test('names what stands above a category, not the category once more', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const root = await aCategory(shop.db, { id: 'BAU', name: { de: 'Baustoffe' } })
    const leaf = await aCategory(shop.db, { id: 'KL', name: { de: 'Fliesenkleber' }, below: root })
    await anArticle(shop.db, { ...tile('Flexkleber grau', 'Haftolan'), categories: [leaf.id] })
    await follower.run()
    const pathsOf = async (q: string) =>
      (await shop.call(search, 'SUGGEST', { q })).body.categories.map(({ name, path }) => [name, path])
    expect(await pathsOf('fliesenkl')).toEqual([['Fliesenkleber', 'Baustoffe']])
    expect(await pathsOf('baust')).toEqual([['Baustoffe', '']])
  })

  test('tells a net price with its own price unit', async ({ found: { shop, follower } }) => {
    const { db } = shop
    const { matnr } = await anArticle(db, { ...tile('Bodenfliese anthrazit', 'Tonwerk'), price: null })
    await aRetailPrice(db, { matnr, price: '6' })
    const user = await aUser(db)
    await aCondition(db, { kunnr: user.kunnr, matnr, price: '450', kpein: 100 })
    await follower.run()
    const { body } = await shop.call(search, 'SUGGEST', { q: 'bodenf' }, await signIn(shop, user))
    expect(body.articles[0]).toMatchObject({
      price: '6',
      kpein: 1,
      netPrice: { price: '450', costUnit: 100 },
    })
  })

  test('reads unfinished typing as the word it will be, with stock', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    for (const format of ['30x60 mit Kleinformat', '60x60 Klinker'])
      await anArticle(shop.db, tile(`Fliesen ${format}`, 'Tonwerk'))
    const glue = await anArticle(shop.db, tile('Fliesenkleber grau 25 kg', 'Haftolan'))
    await follower.run()
    const { body } = await shop.call(search, 'SUGGEST', { q: 'fliesenkl' })
    expect(body.queries).toEqual(['fliesenkleber'])
    expect(body.articles[0]).toMatchObject({ matnr: glue.matnr, availabilityFlag: 'shortly-available' })
  })

  test('shows the things that are called so, not what is only used with them', async ({
    found: { shop, follower },
  }) => {
    await guestMode(shop.db)
    const tiles = [
      await anArticle(shop.db, tile('Bodenfliese grau', 'Tonwerk')),
      await anArticle(shop.db, tile('Wandfliese weiß', 'Tonwerk')),
    ]
    for (const length of ['2,50', '3,00'])
      await anArticle(shop.db, tile(`Fliesenschiene ${length} m`, 'Profilo'))
    await follower.run()
    for (const q of ['Flies', 'fli']) {
      const { body } = await shop.call(search, 'SUGGEST', { q })
      const matnrs = body.articles.slice(0, tiles.length).map(({ matnr }) => matnr)
      expect(body.queries[0]).toBe('fliese')
      expect(matnrs.toSorted()).toEqual(tiles.map(({ matnr }) => matnr).toSorted())
    }
  })

  test('names lists and documents of the customer, and only those the user may see', async ({
    found: { shop },
  }) => {
    const user = await aUser(shop.db, { without: ['DOCUMENTS_INVOICES'] })
    const [colleague, stranger] = [await aUser(shop.db, { kunnrs: [user.kunnr] }), await aUser(shop.db)]
    const list = (of: { userId: string; kunnr: string }, name: string, isPublic = false) =>
      shop.db
        .insert(lists)
        .values({ userId: of.userId, kunnr: of.kunnr, name, nameKey: name.toLowerCase(), isPublic })
    await list(user, 'Bad Huber')
    await list(user, 'Küche Groß')
    await list(colleague, 'Bad Maier', true)
    await list(colleague, 'Bad geheim')
    await list(stranger, 'Bad fremd', true)
    const { kunnr } = user
    const order = await aDocument(shop.db, {
      kunnr,
      doctype: 1,
      orderNumber: '4500777',
      kommission: 'Bad OG',
    })
    await aDocument(shop.db, { kunnr, doctype: 2, orderNumber: '4500778', kommission: 'Bad OG' })
    await aDocument(shop.db, { kunnr: stranger.kunnr, doctype: 1, orderNumber: '4500779', kommission: 'Bad' })
    const sender = await signIn(shop, user)
    const suggested = async (q: string) => (await shop.call(search, 'SUGGEST', { q }, sender)).body
    const words = await suggested('bad')
    expect(words.lists.map(({ name }) => name)).toEqual(['Bad Huber', 'Bad Maier'])
    expect(words.documents.map(({ docid }) => docid)).toEqual([order.docid])
    for (const typed of ['küch', 'KUECHE', 'gross', 'Groß'])
      expect((await suggested(typed)).lists.map(({ name }) => name)).toEqual(['Küche Groß'])
    expect((await suggested('kuch')).lists).toEqual([])
    expect((await suggested('huber  Bad')).lists.map(({ name }) => name)).toEqual(['Bad Huber'])
    expect((await suggested('huber Maier')).lists).toEqual([])
    expect((await suggested('45007')).documents.map(({ number }) => number)).toEqual(['4500777'])
    expect((await suggested('4_00%')).documents).toEqual([])
    // Half of a number, from four signs on: what begins so comes first, though it is older.
    for (const half of ['0777', '5007']) expect((await suggested(half)).documents).toHaveLength(1)
    expect((await suggested('777')).documents).toEqual([])
    expect((await suggested('0778')).documents).toEqual([])
    await aDocument(shop.db, { kunnr, doctype: 1, orderNumber: '0777123', createDate: '2020-01-02' })
    const halves = (await suggested('0777')).documents.map(({ number }) => number)
    expect(halves).toEqual(['0777123', '4500777'])
  })

  test('names brands by their first letter, also to those who may not find everything', async ({
    found: { shop, follower },
  }) => {
    const user = await aUser(shop.db)
    await anArticle(shop.db, tile('Bodenfliese', 'Keralind'))
    await anArticle(shop.db, tile('Wandfliese K', 'Tonwerk'))
    const reserved = await anArticle(shop.db, tile('Profil', 'Kantalis'))
    await aCatalog(shop.db, { reserved: true, articles: [reserved.matnr] })
    await follower.run()
    const { body } = await shop.call(search, 'SUGGEST', { q: 'K' }, await signIn(shop, user))
    expect(body.brands).toEqual(['Keralind'])
  })

  test('opens the article whose number was typed exactly', async ({ found: { shop, follower } }) => {
    await guestMode(shop.db)
    const article = await anArticle(shop.db, { ean: '4006381333931' })
    await follower.run()
    const answer = await shop.call(search, 'SUGGEST', { q: '4006381333931' })
    expect(answer.body.exactHit).toBe(article.matnr)
  })
})
