import { expect, test } from 'vitest'
import { defaultMapping, type MappingOptions } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { bmecatSource } from './read-bmecat.ts'

async function map(products: string, options: Partial<MappingOptions> = {}, currency = 'EUR') {
  const text = `<?xml version="1.0"?><BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>de_DE</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION><CURRENCY>${currency}</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${products}</T_NEW_CATALOG></BMECAT>`
  const source = bmecatSource(() => streamOf(text, 61))
  const mapping = { ...defaultMapping, today: '2026-03-11', supplier: 'S1', ...options }
  const items = await Array.fromAsync(catalogueToRows(source, mapping, emptyShop))
  return {
    codes: items.flatMap((item) => (item.type === 'finding' ? [item.code] : [])),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

const price = (amount: string, more = '', type = 'net_list', before = '') =>
  `<PRODUCT_PRICE_DETAILS>${before}<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`
const product = (prices: string, { unit = 'C62', order = '', details = '', more = '' } = {}) =>
  `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Rohr</DESCRIPTION_SHORT>${details}</PRODUCT_DETAILS><PRODUCT_ORDER_DETAILS><ORDER_UNIT>${unit}</ORDER_UNIT>${order}</PRODUCT_ORDER_DETAILS>${prices}${more}</PRODUCT>`

test('a catalogue without articles says so', async () => {
  expect((await map('')).codes).toContain('NO_ARTICLES')
})

test('a price that begins later does so however its kind of day is written', async () => {
  const day = '<DATETIME type="VALID_START_DATE"><DATE>2027-01-01</DATE></DATETIME>'
  const { of } = await map(product(price('10', '', 'net_list', day)))
  expect(of('prices')).toMatchObject([{ valid_from: '2027-01-01' }])
})

test.each(['<TERRITORY>de</TERRITORY>', '<TERRITORY>DEU</TERRITORY>', '<TERRITORY/>'])(
  'a price for the own country is taken: %s',
  async (territory) => {
    expect((await map(product(price('10', territory)))).of('prices')).toHaveLength(1)
    const other = territory.includes('/>') ? 1 : 0
    expect((await map(product(price('10', territory)), { territory: 'AT' })).of('prices')).toHaveLength(other)
  },
)

test('euros are euros by their sign and name', async () => {
  expect((await map(product(price('10')), {}, '€')).of('prices')).toMatchObject([{ currency: 'EUR' }])
  const named = price('10', '<PRICE_CURRENCY>Euro</PRICE_CURRENCY>')
  expect((await map(product(named), {}, 'CHF')).of('prices')).toMatchObject([{ currency: 'EUR' }])
})

test('of scales the one counts that begins with the least one can order', async () => {
  const scales = `${price('10', '<LOWER_BOUND>1</LOWER_BOUND>')}${price('9', '<LOWER_BOUND>10</LOWER_BOUND>')}`
  const { of, codes } = await map(product(scales, { order: '<QUANTITY_MIN>10</QUANTITY_MIN>' }))
  expect(of('prices')).toMatchObject([{ price: '9' }])
  expect(codes).not.toContain('PRICE_CLASH')
})

test('VAT is taken out of a gross list price by a factor, a percentage or what it is multiplied by', async () => {
  for (const tax of ['0.19', '19', '1.19'])
    expect(
      (await map(product(price('119', `<TAX>${tax}</TAX>`, 'gross_list')))).of('prices'),
      tax,
    ).toMatchObject([{ price: '100' }])
})

test('a hundred that the price quantity says once more is meant once', async () => {
  const { of } = await map(
    product(price('10'), { unit: 'CEN', order: '<PRICE_QUANTITY>100</PRICE_QUANTITY>' }),
  )
  expect(of('prices')).toMatchObject([{ kpein: 100, kmein: 'ST' }])
})

test('ST is the piece, and kinds of packages are known with their X', async () => {
  for (const [unit, meant] of [
    ['ST', 'ST'],
    ['XCT', 'KAR'],
    ['m²', 'M2'],
  ])
    expect((await map(product(price('1'), { unit }))).of('articles'), unit).toMatchObject([
      { sales_unit: meant },
    ])
})

test('pictures are such by their name where their type is none, and papers with %20 are found', async () => {
  const mime = [
    'jpg|a.JPG|NORMAL',
    'IMAGE/JPEG|b.jpg|normal',
    'application/pdf|dat%20blatt.pdf|data_sheet',
    'image/jpeg|%2e%2e/c.jpg|normal',
  ]
    .map((each) => each.split('|'))
    .map(
      ([type, source, purpose]) =>
        `<MIME><MIME_TYPE>${type}</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE><MIME_PURPOSE>${purpose}</MIME_PURPOSE></MIME>`,
    )
    .join('')
  const { of, codes } = await map(product(price('1'), { more: `<MIME_INFO>${mime}</MIME_INFO>` }))
  expect(of('media')).toMatchObject([
    { kind: 'image', source: 'S1/a.JPG' },
    { kind: 'image', source: 'S1/b.jpg' },
    { kind: 'data_sheet', source: 'S1/dat blatt.pdf' },
  ])
  expect(codes).toContain('UNSAFE_PATH')
})

test('cells of a table in a text keep apart, and languages are known with their country', async () => {
  const details =
    '<DESCRIPTION_LONG lang="de_AT"><![CDATA[<table><tr><td>Breite</td><td>60 cm</td></tr></table>]]></DESCRIPTION_LONG>'
  const { of, codes } = await map(product(price('1'), { details }))
  expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Rohr', description: 'Breite 60 cm' } } }])
  expect(codes).not.toContain('UNKNOWN_LANGUAGE')
})
