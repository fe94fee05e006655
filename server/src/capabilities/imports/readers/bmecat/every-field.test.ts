import { importKinds } from '@shop/contract/imports/kinds'
import { describe, expect, test } from 'vitest'
import { type CatalogueLookup, defaultMapping, type MappingOptions } from '../catalogue/mapping.ts'
import { SharedFindings } from '../catalogue/shared-findings.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { bmecatSource } from './read-bmecat.ts'

type File = {
  header?: string
  catalog?: string
  groups?: string
  products: string
  transaction?: string
  shop?: CatalogueLookup
}

async function map(
  { header = '', catalog = '', groups = '', products, transaction = 'T_NEW_CATALOG', shop = emptyShop }: File,
  own: Partial<MappingOptions> = {},
) {
  const text = `<?xml version="1.0"?><BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE>
    <CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION><CURRENCY>EUR</CURRENCY>${catalog}</CATALOG>${header}
    <SUPPLIER><SUPPLIER_NAME>A</SUPPLIER_NAME></SUPPLIER></HEADER><${transaction}>${groups}${products}</${transaction}></BMECAT>`
  const options = { ...defaultMapping, today: '2026-03-11', supplier: 'S1', ...own }
  const source = bmecatSource(() => streamOf(text, 61), options)
  const items = await Array.fromAsync(catalogueToRows(source, options, shop))
  const findings = items.filter((item) => item.type === 'finding')
  for (const item of items)
    if (item.type === 'row') expect(importKinds[item.kind].safeParse(item.value).error).toBeUndefined()
  return {
    findings,
    codes: findings.map(({ code }) => code),
    notKept: findings.filter(({ code }) => code === 'FIELD_NOT_KEPT').map(({ field }) => field),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

const price = (more = '', before = '', amount = '10') =>
  `<PRODUCT_PRICE_DETAILS>${before}<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`
const product = ({
  details = '',
  logistics = '',
  prices = price(),
  more = '',
  number = '1',
  order = '',
} = {}) =>
  `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Kleber</DESCRIPTION_SHORT>${details}</PRODUCT_DETAILS>
  <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT>${order}</PRODUCT_ORDER_DETAILS>${prices}${more}
  <PRODUCT_LOGISTIC_DETAILS>${logistics}</PRODUCT_LOGISTIC_DETAILS></PRODUCT>`
const hazard = (system: string, text: string) =>
  `<SPECIAL_TREATMENT_CLASS type="${system}">${text}</SPECIAL_TREATMENT_CLASS>`

describe('what the shop has no place for is told', () => {
  test('once per article and field, what is kept not at all', async () => {
    const { notKept } = await map({
      products: product({
        details: '<REMARKS>Palette</REMARKS><SEGMENT>Fliese</SEGMENT><SEGMENT>Bad</SEGMENT><PRODUCT_ORDER/>',
        order: '<QUANTITY_MAX>100</QUANTITY_MAX>',
        logistics: '<PRODUCT_DIMENSIONS><VOLUME>2</VOLUME><WEIGHT>1</WEIGHT></PRODUCT_DIMENSIONS>',
        prices: price(
          '<PRICE_FLAG type="incl_freight">TRUE</PRICE_FLAG><PRICE_FLAG type="incl_duty">FALSE</PRICE_FLAG>',
        ),
      }),
    })
    expect(notKept).toEqual(['REMARKS', 'SEGMENT', 'QUANTITY_MAX', 'PRICE_FLAG', 'VOLUME'])
  })

  test('of a state of the article all but those that are the rule', async () => {
    const status = (type: string) => `<PRODUCT_STATUS type="${type}">x</PRODUCT_STATUS>`
    const details = ['used_product', 'core_product', 'old_article', 'others'].map(status).join('')
    const { findings } = await map({ products: product({ details }) })
    expect(findings.filter(({ code }) => code === 'FIELD_NOT_KEPT')).toMatchObject([
      { field: 'PRODUCT_STATUS', detail: 'used_product' },
    ])
  })

  test('of features what is said of plain values, and variants, of which each would be an article', async () => {
    const feature = (inner: string) => `<FEATURE><FNAME>Farbe</FNAME>${inner}</FEATURE>`
    const of = async (inner: string) =>
      (await map({ products: product({ more: `<PRODUCT_FEATURES>${feature(inner)}</PRODUCT_FEATURES>` }) }))
        .notKept
    expect(await of('<FVALUE>2</FVALUE><FVALUE_DETAILS>ohne Muffe</FVALUE_DETAILS>')).toEqual([
      'FVALUE_DETAILS',
    ])
    expect(await of('<FVALUE>EV000154</FVALUE><FVALUE_DETAILS>rot</FVALUE_DETAILS>')).toEqual([])
    const variant =
      '<VARIANT><FVALUE>rot</FVALUE><SUPPLIER_AID_SUPPLEMENT>-R</SUPPLIER_AID_SUPPLEMENT></VARIANT>'
    expect(await of(`<VARIANTS>${variant}</VARIANTS>`)).toEqual(['SUPPLIER_AID_SUPPLEMENT'])
  })

  test('of groups that an article shall leave', async () => {
    const leave =
      '<PRODUCT_TO_CATALOGGROUP_MAP mode="delete"><PROD_ID>1</PROD_ID><CATALOG_GROUP_ID>g</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>'
    expect((await map({ products: product() + leave })).notKept).toEqual([
      'PRODUCT_TO_CATALOGGROUP_MAP delete',
    ])
  })

  test('once for all articles that have it, with how many they are', async () => {
    const details = '<SEGMENT>Fliese</SEGMENT>'
    const { findings } = await map({
      products: ['1', '2', '3'].map((number) => product({ details, number })).join(''),
    })
    const shared = new SharedFindings()
    expect(findings.filter((finding) => !shared.take(finding))).toEqual([])
    expect([...shared.all()]).toMatchObject([{ code: 'FIELD_NOT_KEPT', field: 'SEGMENT', detail: '(3×)' }])
  })
})

describe('marks of dangers', () => {
  const attributesOf = async (details: string) => {
    const [article] = (await map({ products: product({ details }) })).of('articles')
    const list = (article as { attributes: { key: string; value: { de: string; en?: string } }[] }).attributes
    return Object.fromEntries(list.map(({ key, value }) => [key, value]))
  }

  test.each(['', '-', 'NONE', 'false'])('%j names none', async (text) => {
    expect(await attributesOf(hazard('GHS02', text))).toEqual({})
  })

  test('of GHS are what the article page shows as such', async () => {
    const marks = [
      hazard('GHS', 'GHS05'),
      hazard('GHS', '07'),
      hazard('SIGNAL', 'Achtung'),
      hazard('SIGNAL', 'Gefahr'),
      hazard('H', 'H315 Verursacht Hautreizungen.'),
      hazard('H', 'H318, EUH208'),
    ]
    expect(await attributesOf(marks.join(''))).toEqual({
      ghs_pictograms: { de: 'GHS05, GHS07' },
      signal_word: { de: 'Gefahr', en: 'Danger' },
      h_statements: { de: 'H315 Verursacht Hautreizungen. H318 EUH208' },
    })
    expect(await attributesOf(hazard('GHS02', 'true'))).toEqual({ ghs_pictograms: { de: 'GHS02' } })
  })

  test('of dangerous goods are named with their system', async () => {
    expect(await attributesOf(hazard('ADR', 'UN 1203'))).toEqual({ dangerous_goods: { de: 'ADR UN 1203' } })
  })

  test('longer than an attribute are their codes alone, and none of them is cut', async () => {
    const marks = ['H315', 'H317', 'H318', 'H335'].map((code) =>
      hazard('H', `${code} ${'sehr '.repeat(20)}gefährlich.`),
    )
    expect(await attributesOf(marks.join(''))).toEqual({ h_statements: { de: 'H315 H317 H318 H335' } })
  })
})

test('country of origin and customs tariff number are attributes; the catalogue says it for those that do not', async () => {
  const { of } = await map({
    catalog: '<COUNTRY_OF_ORIGIN>IT</COUNTRY_OF_ORIGIN>',
    products:
      product({
        logistics:
          '<CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>69072100</CUSTOMS_NUMBER></CUSTOMS_TARIFF_NUMBER><COUNTRY_OF_ORIGIN>DE-BY</COUNTRY_OF_ORIGIN>',
      }) + product({ number: '2' }),
  })
  expect(of('articles')).toMatchObject([
    {
      attributes: [
        { key: 'country_of_origin', value: { de: 'Deutschland', en: 'Germany' } },
        { key: 'customs_tariff_number', value: { de: '69072100' } },
      ],
    },
    { attributes: [{ key: 'country_of_origin', value: { de: 'Italien', en: 'Italy' } }] },
  ])
})

test.each([
  ['7', undefined],
  ['0', undefined],
  ['8', ''],
])('%s working days of delivery', async (days, procurable) => {
  const { of, codes } = await map({
    products: product({ details: `<DELIVERY_TIME>${days}</DELIVERY_TIME>` }),
  })
  expect(of('articles')).toMatchObject([{ ...(procurable !== undefined && { procurable }) }])
  expect('procurable' in (of('articles')[0] ?? {})).toBe(procurable !== undefined)
  expect(codes.includes('LONG_DELIVERY')).toBe(procurable !== undefined)
})

test('a price of the day is none, for it is another one by now', async () => {
  const { of, codes } = await map({
    products: product({ prices: price('', '<DAILY_PRICE>true</DAILY_PRICE>') }),
  })
  expect(of('prices')).toEqual([])
  expect(codes).toContain('DAILY_PRICE')
  const bare = '<PRODUCT_PRICE_DETAILS><DAILY_PRICE>true</DAILY_PRICE></PRODUCT_PRICE_DETAILS>'
  expect((await map({ products: product({ prices: bare }) })).codes).toContain('ON_REQUEST')
  const fixed = await map({ products: product({ prices: price('', '<DAILY_PRICE>false</DAILY_PRICE>') }) })
  expect(fixed.of('prices')).toHaveLength(1)
})

test('days of the whole catalogue hold for prices that name none', async () => {
  const catalog = '<VALID_START_DATE>2027-01-01</VALID_START_DATE><VALID_END_DATE>2027-12-31</VALID_END_DATE>'
  const { of } = await map({ catalog, products: product() })
  expect(of('prices')).toMatchObject([{ valid_from: '2027-01-01', valid_to: '2027-12-31' }])
  const unreadable = await map({ catalog: '<VALID_START_DATE>bald</VALID_START_DATE>', products: product() })
  expect(unreadable.of('prices')).toEqual([])
})

describe('VAT', () => {
  const taxOf = async (tax: string) => {
    const { of, codes } = await map({ products: product({ prices: price(`<TAX>${tax}</TAX>`) }) })
    const [{ tax_code: code } = {}] = of('articles') as { tax_code?: string }[]
    return { code, told: codes.includes('TAX_NOT_KEPT') }
  }
  test('of a rate the shop does not know is told', async () => {
    expect(await taxOf('0.20')).toEqual({ code: undefined, told: true })
  })
  test('is the reduced one where the prices say so', async () => {
    expect(await taxOf('0.07')).toEqual({ code: 'reduced', told: false })
    expect(await taxOf('19')).toEqual({ code: 'full', told: false })
  })
})

describe('what articles and prices refer to in the header', () => {
  const party = (id: string, name: string) =>
    `<PARTY><PARTY_ID>${id}</PARTY_ID><ADDRESS><NAME>${name}</NAME></ADDRESS></PARTY>`

  test('names the maker, or stands for him', async () => {
    const header = `<PARTIES>${party('M1', 'Fliesenwerk')}</PARTIES>`
    const of = (id: string) =>
      product({ number: id, details: `<MANUFACTURER_IDREF>${id}</MANUFACTURER_IDREF>` })
    const { of: rows } = await map({ header, products: of('M1') + of('M2') })
    expect(rows('articles')).toMatchObject([{ brand: 'Fliesenwerk' }, { brand: 'M2' }])
  })

  test('names the countries of an area; a price of other ones, or of an area nobody described, is not taken', async () => {
    const area = (id: string, country: string) =>
      `<AREA><AREA_ID>${id}</AREA_ID><TERRITORIES><TERRITORY>${country}</TERRITORY></TERRITORIES></AREA>`
    const header = `<AREAS>${area('D', 'DE')}${area('A', 'AT')}</AREAS>`
    const taken = async (id: string) =>
      (
        await map({
          header,
          products: product({ prices: price(`<AREA_REFS><AREA_IDREF>${id}</AREA_IDREF></AREA_REFS>`) }),
        })
      ).of('prices').length
    expect([await taken('A'), await taken('X'), await taken('D')]).toEqual([0, 0, 1])
  })
})

describe('a catalogue made for somebody', () => {
  const buyer = (type: string) =>
    `<BUYER><BUYER_ID type="${type}">00471</BUYER_ID><BUYER_NAME>Bau GmbH</BUYER_NAME></BUYER>`

  test('else is refused where the own number is given', async () => {
    const { of, findings } = await map(
      { header: buyer('supplier_specific'), products: product() },
      { customerNumber: '12' },
    )
    expect(findings).toMatchObject([{ severity: 'error', code: 'OTHER_CUSTOMER', detail: '00471' }])
    expect(of('articles')).toEqual([])
  })

  test.each([
    ['supplier_specific', '471'],
    ['duns', '12'],
    ['supplier_specific', undefined],
  ])('by his number as %s is taken by %s, and told', async (type, customerNumber) => {
    const { of, codes } = await map(
      { header: buyer(type), products: product() },
      customerNumber === undefined ? {} : { customerNumber },
    )
    expect(codes).toContain('CUSTOMER_PRICES')
    expect(of('articles')).toHaveLength(1)
  })

  test('or for other countries says so', async () => {
    const catalog = '<TERRITORY>AT</TERRITORY>'
    expect((await map({ catalog, products: product() })).codes).toContain('CATALOG_TERRITORY')
    expect((await map({ catalog, products: product() }, { territory: 'AT' })).codes).not.toContain(
      'CATALOG_TERRITORY',
    )
  })
})

test('groups bring their picture and what is said of them', async () => {
  const mime = (source: string, purpose: string) =>
    `<MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE><MIME_PURPOSE>${purpose}</MIME_PURPOSE></MIME>`
  const group = (id: string, pictures: string) =>
    `<CATALOG_STRUCTURE type="node"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>Fliesen</GROUP_NAME><GROUP_DESCRIPTION>Für Boden &amp; Wand</GROUP_DESCRIPTION>
    <PARENT_ID>0</PARENT_ID><MIME_INFO>${pictures}</MIME_INFO><KEYWORD>Feinsteinzeug</KEYWORD></CATALOG_STRUCTURE>`
  const groups = `<CATALOG_GROUP_SYSTEM>${group('1', mime('t.jpg', 'thumbnail') + mime('a.jpg', 'normal'))}${group('2', mime('../a.jpg', 'normal'))}</CATALOG_GROUP_SYSTEM>`
  const { of, codes, notKept } = await map({ groups, products: product() })
  expect(of('categories')).toMatchObject([
    { image: 'S1/a.jpg', teaser: { de: 'Für Boden & Wand' } },
    { name: { de: 'Fliesen' } },
  ])
  expect(codes).toContain('UNSAFE_PATH')
  expect(notKept).toContain('KEYWORD')
})

test('a paper in several languages is there in those the shop speaks', async () => {
  const sources = [
    ['fra', 'f'],
    ['deu', 'd'],
    ['eng', 'e'],
  ]
    .map(([lang, name]) => `<MIME_SOURCE lang="${lang}">${name}.pdf</MIME_SOURCE>`)
    .join('')
  const more = `<MIME_INFO><MIME><MIME_TYPE>application/pdf</MIME_TYPE>${sources}<MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME></MIME_INFO>`
  expect((await map({ products: product({ more }) })).of('media')).toMatchObject([
    { source: 'S1/d.pdf' },
    { source: 'S1/e.pdf' },
  ])
})

test("the wholesaler's own number of an article is a word it is found by", async () => {
  const { of } = await map({ products: product({ details: '<BUYER_PID type="K">78787</BUYER_PID>' }) })
  expect(of('articles')).toMatchObject([{ search_words: ['78787'] }])
})

describe('an update of prices that names a unit', () => {
  const known = { matnr: 'S1-1', salesUnit: 'KAR', units: ['KAR', 'M2'], categories: [], priceQuantity: '1' }
  const shop = { ...emptyShop, articlesOf: async () => new Map([['1', known]]) }
  const pricesFor = (unit: string, quantity = '') => {
    const order = `<PRODUCT_ORDER_DETAILS><ORDER_UNIT>${unit}</ORDER_UNIT>${quantity}</PRODUCT_ORDER_DETAILS>`
    const products = `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>${order}${price()}</PRODUCT>`
    return map({ transaction: 'T_UPDATE_PRICES', products, shop })
  }

  test('the article does not have is not taken', async () => {
    const { of, codes } = await pricesFor('KGM')
    expect(of('prices')).toEqual([])
    expect(codes).toContain('PRICE_UNIT_CLASH')
  })

  test('is for that unit, not for the one it is sold in', async () => {
    expect((await pricesFor('MTK')).of('prices')).toMatchObject([{ kpein: 1, kmein: 'M2' }])
    const hundred = await pricesFor('CT', '<PRICE_QUANTITY>100</PRICE_QUANTITY>')
    expect(hundred.of('prices')).toMatchObject([{ kpein: 100, kmein: 'KAR' }])
  })
})

describe('an update of prices that names a rate of VAT', () => {
  const known = { matnr: 'S1-1', salesUnit: 'ST', units: ['ST'], categories: ['a'], priceQuantity: '1' }
  const stored = { matnr: 'S1-1', texts: { de: { maktx: 'Buch' } }, meins: 'ST', tax_code: 'full' }
  const shop = {
    ...emptyShop,
    articlesOf: async () => new Map([['1', known]]),
    storedArticles: async (matnrs: readonly string[]) =>
      new Map(matnrs.includes('S1-1') ? [['S1-1', stored]] : []),
  }
  const updatedBy = (tax: string) =>
    map({
      transaction: 'T_UPDATE_PRICES',
      products: `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>${price(tax)}</PRODUCT>`,
      shop,
    })

  test('the shop does not know leaves that of the article, and the report says so', async () => {
    const { of, codes } = await updatedBy('<TAX>0.20</TAX>')
    expect(of('articles')).toEqual([])
    expect(of('prices')).toHaveLength(1)
    expect(codes).toEqual(['TAX_NOT_KEPT'])
  })

  test('the article has, or none at all, leaves the article alone', async () => {
    for (const tax of ['', '<TAX>0.19</TAX>']) {
      const { of, codes } = await updatedBy(tax)
      expect([of('articles'), codes]).toEqual([[], []])
    }
  })

  test('other than before changes it, with all else as it was, and the report says so', async () => {
    const { of, findings } = await updatedBy('<TAX>0.07</TAX>')
    expect(of('articles')).toEqual([{ ...stored, tax_code: 'reduced' }])
    expect(of('prices')).toHaveLength(1)
    expect(findings).toMatchObject([{ severity: 'note', code: 'TAX_CHANGED', detail: 'reduced' }])
  })
})
