import { importKinds } from '@shop/contract/imports/kinds'
import { describe, expect, test } from 'vitest'
import { emptyShop, fixture, streamOf } from '../testing.ts'
import type { ByteStream } from '../row.ts'
import { defaultMapping, type CatalogueLookup, type KnownArticle, type MappingOptions } from './mapping.ts'
import { bmecatSource } from '../bmecat/read-bmecat.ts'
import { catalogueToRows } from './to-rows.ts'

type Shop = { articles?: Record<string, KnownArticle>; taken?: string[]; categories?: string[] }

async function map(open: () => ByteStream, shop: Shop = {}, options: Partial<MappingOptions> = {}) {
  const lookup: CatalogueLookup = {
    ...emptyShop,
    articlesOf: async (_, numbers) =>
      new Map(Object.entries(shop.articles ?? {}).filter(([number]) => numbers.includes(number))),
    takenNumbers: async (matnrs) => new Set(matnrs.filter((matnr) => shop.taken?.includes(matnr))),
    knownCategories: async (ids) => new Set(ids.filter((id) => shop.categories?.includes(id))),
  }
  const items = await Array.fromAsync(
    catalogueToRows(bmecatSource(open), { ...defaultMapping, today: '2024-06-01', ...options }, lookup),
  )
  const findings = items.filter((item) => item.type === 'finding')
  const rows = items.filter((item) => item.type === 'row')
  return {
    findings,
    codesOf: (article: string) => findings.filter((one) => one.article === article).map((one) => one.code),
    rows,
    of: (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.value),
  }
}

const tile: KnownArticle = {
  matnr: 'ERP-1',
  salesUnit: 'KAR',
  units: ['M2', 'KAR'],
  priceQuantity: '10',
  kpein: 100,
  kmein: 'KAR',
  categories: ['boden'],
}

describe('a file that brings nothing', () => {
  test('because it names no supplier and none is given', async () => {
    const content =
      '<BMECAT version="1.2"><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID></ARTICLE></T_NEW_CATALOG></BMECAT>'
    expect((await map(() => streamOf(content))).findings).toMatchObject([
      { code: 'NO_SUPPLIER', severity: 'error' },
    ])
    expect((await map(() => streamOf(content), {}, { supplier: 'X' })).of('articles')).toMatchObject([
      { matnr: 'X-1' },
    ])
  })

  test('because it is no BMEcat', async () => {
    expect((await map(() => streamOf('<a/>'))).findings).toMatchObject([{ code: 'NOT_BMECAT' }])
  })
})

describe('a new catalogue', () => {
  test('gives only rows that the import interface takes, each referring backwards', async () => {
    for (const name of ['tiles-1.2.xml', 'insulation-2005.xml']) {
      const { rows } = await map(fixture(name))
      for (const row of rows) expect(importKinds[row.kind].safeParse(row.value).error).toBeUndefined()
      const order = ['categories', 'articles', 'media', 'prices', 'accessories']
      const kinds = [...new Set(rows.map((row) => row.kind))]
      expect(kinds).toEqual(order.filter((kind) => kinds.some((found) => found === kind)))
    }
  })

  test('numbers articles by supplier and his number, marked where characters are lost', async () => {
    const { of } = await map(fixture('tiles-1.2.xml'))
    expect(of('articles')).toMatchObject([
      {
        matnr: expect.stringMatching(/^70010-FB-60\/60-1-[0-9a-f]{8}$/),
        factory_numbers: [
          { supplier_matnr: 'FB 60/60-1', supplier_number: '70010' },
          { supplier_matnr: 'KN-6060', supplier_name: 'Keramik Nord' },
        ],
      },
      { matnr: '70010-SO-1' },
    ])
  })

  test('keeps the number of an article the shop has, and avoids that of another', async () => {
    const shop = { articles: { 'FB 60/60-1': tile }, taken: ['70010-SO-1'] }
    const { of } = await map(fixture('tiles-1.2.xml'), shop)
    expect(of('articles')).toMatchObject([
      { matnr: 'ERP-1' },
      { matnr: expect.stringMatching(/^70010-SO-1-[0-9a-f]{8}$/) },
    ])
  })

  test('brings the group system as categories, parents first, orphans on the first level', async () => {
    const { of, findings } = await map(fixture('tiles-1.2.xml'))
    expect(of('categories')).toEqual([
      { id: '70010-F24-1', name: { de: 'Fliesen' }, sort: 0 },
      { id: '70010-F24-99', name: { de: 'Restposten' }, sort: 1 },
      { id: '70010-F24-11', parent: '70010-F24-1', name: { de: 'Feinsteinzeug für Böden' }, sort: 2 },
    ])
    expect(findings).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_PARENT', detail: '99 → 77' }))
  })

  test('puts articles into the groups of the maps and reports groups that do not exist', async () => {
    const { of, codesOf } = await map(fixture('tiles-1.2.xml'))
    expect(of('articles')).toMatchObject([{ categories: ['70010-F24-11'] }, { categories: [] }])
    expect(codesOf('SO-1')).toContain('UNKNOWN_GROUP')
  })

  test('leaves an article in the categories the shop has put it into, and moves it among those of its supplier', async () => {
    const categoriesFrom = async (before: string[]) => {
      const articles = { 'FB 60/60-1': { ...tile, categories: before } }
      const { of, codesOf } = await map(fixture('tiles-1.2.xml'), { articles })
      const { categories } = of('articles')[0] as { categories: string[] }
      return [categories, codesOf('FB 60/60-1').includes('OWN_CATEGORY_STAYS')]
    }
    expect(await categoriesFrom(['fliesen'])).toEqual([['fliesen'], true])
    expect(await categoriesFrom(['fliesen', '70010-old'])).toEqual([['fliesen', '70010-F24-11'], false])
    expect(await categoriesFrom(['70010-old'])).toEqual([['70010-F24-11'], false])
  })

  test.each(['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP'])(
    'names each %s of an article it does not bring, with its line, unless it stands there already',
    async (name) => {
      const id = name.startsWith('A') ? 'ART_ID' : 'PROD_ID'
      const maps = ['1', 'gone', 'nowhere', 'moved', 'FB 60/60-1', 'nowhere-2'].map(
        (number) => `<${name}><${id}>${number}</${id}><CATALOG_GROUP_ID>11</CATALOG_GROUP_ID></${name}>`,
      )
      const content = [
        '<BMECAT version="1.2"><T_UPDATE_PRODUCTS>',
        '<ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID></ARTICLE>',
        '<ARTICLE mode="delete"><SUPPLIER_AID>gone</SUPPLIER_AID></ARTICLE>',
        ...maps,
        '</T_UPDATE_PRODUCTS></BMECAT>',
      ].join('\n')
      const inShop = { 'FB 60/60-1': { ...tile, categories: ['S-11'] }, gone: tile, moved: tile }
      const { findings } = await map(() => streamOf(content), { articles: inShop }, { supplier: 'S' })
      const what = { severity: 'warning', field: 'CATALOG_GROUP_ID', detail: '11' }
      expect(findings.filter(({ code }) => code.startsWith('MAP_'))).toMatchObject([
        { ...what, code: 'MAP_WITHOUT_ARTICLE', article: 'nowhere', line: 6 },
        { ...what, code: 'MAP_NOT_TAKEN', article: 'moved', line: 7 },
        { ...what, code: 'MAP_WITHOUT_ARTICLE', article: 'nowhere-2', line: 9 },
      ])
    },
  )

  test('gives texts without markup and attributes without empty values', async () => {
    const { of } = await map(fixture('tiles-1.2.xml'))
    expect(of('articles')[0]).toMatchObject({
      texts: { de: { description: 'Für innen und außen.\n\n- rutschhemmend' } },
      attributes: [
        { key: 'rutschhemmung', name: { de: 'Rutschhemmung' }, value: { de: 'R10' } },
        { key: 'staerke', name: { de: 'Stärke' }, value: '9.5', unit: 'mm' },
      ],
      discount_group: 'RG7',
      ean: '4006381333931',
    })
  })

  test('keeps ETIM codes, reads two numbers as a range and truth values as words', async () => {
    const { of } = await map(fixture('insulation-2005.xml'))
    expect(of('articles')[0]).toMatchObject({
      attributes: [
        { key: 'EF000001', name: { de: 'EF000001' }, value: { de: 'Mineralwolle' } },
        { key: 'EF000002', value: '-40', to: '150', unit: '°C' },
        { key: 'EF000003', name: { de: 'Diffusionsoffen' }, value: { de: 'Ja', en: 'Yes' } },
      ],
      discontinued: true,
      ean: '04006381333931',
      weight: '1.2',
      qty_stepsize: '4',
    })
  })

  test('prices the article per its price quantity, and says which articles have none', async () => {
    const { of, codesOf } = await map(fixture('tiles-1.2.xml'))
    expect(of('prices')).toMatchObject([
      { price: '4404.87', kpein: 100, kmein: 'KAR', valid_from: '2024-03-01' },
    ])
    expect(codesOf('SO-1')).toContain('PURCHASE_PRICE')
  })

  test('marks purchase prices up where that was chosen', async () => {
    const { of } = await map(fixture('tiles-1.2.xml'), {}, { markup: '40' })
    expect(of('prices')).toMatchObject([{ price: '4404.87' }, { matnr: '70010-SO-1', price: '3.01' }])
  })

  test('takes a price per square metre of an article sold by the roll', async () => {
    const { of, codesOf } = await map(fixture('insulation-2005.xml'))
    expect(of('prices')).toMatchObject([{ price: '7.9', kpein: 1, kmein: 'M2' }])
    expect(codesOf('D-100')).toEqual(
      expect.arrayContaining(['COMMA_DECIMAL', 'OTHER_TERRITORY', 'SCALE_NOT_KEPT', 'WRONG_ORDER']),
    )
  })

  test('falls back to another language, unknown units and addresses as they are', async () => {
    const { of, codesOf } = await map(fixture('insulation-2005.xml'))
    expect(of('articles')[1]).toMatchObject({ meins: 'XYZ', texts: { de: { maktx: 'Laine de roche' } } })
    expect(codesOf('D-200')).toEqual(
      expect.arrayContaining(['NO_GERMAN_TEXT', 'UNKNOWN_UNIT', 'PURCHASE_PRICE']),
    )
    expect(of('media')).toMatchObject([
      { kind: 'data_sheet', source: 'https://media.example.com/daemm/d100.pdf' },
    ])
  })

  test('leaves out media that leave their folder and references that lead nowhere', async () => {
    const { of, codesOf, rows } = await map(fixture('tiles-1.2.xml'))
    expect(of('media')).toMatchObject([{ kind: 'image', source: '70010/bilder/2024/boden/6060.jpg' }])
    expect(of('accessories')).toMatchObject([{ accessory: '70010-SO-1', category: 'accessories' }])
    expect(rows.at(-1)).toMatchObject({ kind: 'accessories', row: 1, line: 36 })
    expect(codesOf('FB 60/60-1')).toEqual(expect.arrayContaining(['UNSAFE_PATH', 'UNKNOWN_REFERENCE']))
  })

  test('takes the first of two articles with one number', async () => {
    const product = '<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>'
    const content = `<BMECAT version="2005"><T_NEW_CATALOG>${product}${product}</T_NEW_CATALOG></BMECAT>`
    const { of, findings } = await map(() => streamOf(content), {}, { supplier: 'X' })
    expect(of('articles')).toHaveLength(1)
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'DUPLICATE_ARTICLE', row: 2, severity: 'error' }),
    )
  })
})

describe('an update', () => {
  test('of products replaces, deletes, and reports what it cannot delete', async () => {
    const base = { ...tile, matnr: '70010-SO-1' }
    const shop = { articles: { 'FB 60/60-1': tile, 'SO-1': base } }
    const { of, codesOf } = await map(fixture('update-products-2005.xml'), shop)
    expect(of('articles')).toMatchObject([
      { matnr: '70010-SO-1', delete: 'X' },
      { matnr: 'ERP-1', texts: { de: { maktx: 'Bodenfliese 60 x 60 cm, hellgrau' } }, categories: ['boden'] },
    ])
    expect(of('prices')).toMatchObject([{ matnr: 'ERP-1', price: '45', kpein: 1, kmein: 'KAR' }])
    expect(codesOf('never-seen')).toEqual(['UNKNOWN_ARTICLE'])
  })

  test('of prices changes known articles per the quantity of their catalogue and reports unknown ones', async () => {
    const { rows, codesOf } = await map(fixture('update-prices-1.2.xml'), {
      articles: { 'FB 60/60-1': tile },
    })
    expect(rows).toMatchObject([
      { kind: 'prices', row: 1, value: { matnr: 'ERP-1', price: '449', kpein: 10, kmein: 'KAR' } },
    ])
    expect(codesOf('never-seen')).toEqual(['UNKNOWN_ARTICLE'])
  })

  test('of prices says so where it has to assume quantity and unit', async () => {
    const { priceQuantity: _, ...priced } = tile
    const { kpein: _kpein, kmein: _kmein, ...bare } = priced
    for (const [article, kpein] of [
      [priced, 100],
      [bare, 1],
    ] as const) {
      const { of, codesOf } = await map(fixture('update-prices-1.2.xml'), {
        articles: { 'FB 60/60-1': article },
      })
      expect(of('prices')).toMatchObject([{ kpein, kmein: 'KAR' }])
      expect(codesOf('FB 60/60-1')).toEqual(['PRICE_UNIT_ASSUMED'])
    }
  })
})
