import { describe, expect, test } from 'vitest'
import type { ByteStream } from '../row.ts'
import { emptyShop, fixture, streamOf } from '../testing.ts'
import { defaultMapping, type MappingOptions } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { bmecatSource } from './read-bmecat.ts'

async function map(open: () => ByteStream, options: Partial<MappingOptions> = {}) {
  const items = await Array.fromAsync(
    catalogueToRows(bmecatSource(open), { ...defaultMapping, today: '2024-06-01', ...options }, emptyShop),
  )
  const findings = items.filter((item) => item.type === 'finding')
  return {
    codes: findings.map(({ code }) => code),
    errors: findings.filter(({ severity }) => severity === 'error'),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

describe('catalogues as suppliers send them', () => {
  test('an entity of the file’s own never brings a file of this machine or grows', async () => {
    const { of, codes } = await map(fixture('attack-entities.xml'))
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Inhalt: &secret; &c;' } } }])
    expect(codes).toContain('UNKNOWN_ENTITY')
  })

  test('one that breaks off gives what was whole, and an error; bytes of another code page are read', async () => {
    const { of, errors } = await map(fixture('truncated-wrong-encoding.xml'))
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Dübel Ø 8 mm' } } }])
    expect(errors).toMatchObject([{ code: 'NOT_XML', line: 6 }])
  })

  test('one without supplier is refused until he is named; then wrong articles alone are left out', async () => {
    expect((await map(fixture('bare-header-bom.xml'))).errors).toMatchObject([{ code: 'NO_SUPPLIER' }])
    const { of, codes, errors } = await map(fixture('bare-header-bom.xml'), { supplier: '70020' })
    expect(of('articles')).toMatchObject([
      {
        matnr: '70020-7',
        meins: 'ST',
        texts: { de: { maktx: 'Nur ein langer Text über Fliesenkreuze 3 mm' } },
      },
    ])
    expect(errors).toMatchObject([{ code: 'NO_SUPPLIER_NUMBER', row: 2 }])
    expect(codes).toEqual(expect.arrayContaining(['NO_SHORT_TEXT', 'NO_UNIT', 'NO_CURRENCY']))
  })

  test('1.2 in Windows-1252 with DOCTYPE, German numbers and days', async () => {
    const { of, codes } = await map(fixture('paint-1.2-dtd.xml'), { markup: '50' })
    expect(of('articles')).toMatchObject([
      {
        texts: {
          de: {
            maktx: 'Dispersionsfarbe weiß 12,5 l – „Profi“ für 2 € mehr',
            description: 'Deckkraftklasse 1\nErgiebigkeit 7 m²/l',
          },
        },
        meins: 'L',
        sales_unit: 'EIM',
        units: [{ unit: 'EIM', numerator: 25, denominator: 2 }],
      },
      { meins: 'ROL' },
    ])
    expect(of('prices')).toMatchObject([
      { price: '1049.9', currency: 'EUR', kpein: 1, kmein: 'EIM', valid_from: '2024-03-01' },
      { price: '1290', kpein: 100, kmein: 'ROL' },
    ])
    expect(codes).toEqual(expect.arrayContaining(['COMMA_DECIMAL', 'SCALE_NOT_KEPT', 'NO_AMOUNT']))
  })

  test('2005.1 with prefixed names, three languages, ETIM units and media of a folder', async () => {
    const { of, codes } = await map(fixture('etim-2005-prefixed.xml'))
    expect(of('articles')).toMatchObject([
      {
        matnr: '4399902000000-WT-600',
        brand: 'Sanitärwerk Nord GmbH',
        texts: { de: { maktx: 'Waschtisch 600 mm weiß' }, en: { maktx: 'Washbasin 600 mm white' } },
        attributes: [
          { key: 'EF000008', value: '600', unit: 'mm' },
          { key: 'EF002169', value: { de: 'Keramik' } },
          { key: 'EF000116', value: { de: 'Ja', en: 'Yes' } },
          { key: 'EF005474', value: '5', to: '45', unit: 'mm' },
          { key: 'farbe', value: { de: 'weiß', en: 'white' } },
        ],
      },
    ])
    expect(of('media')).toMatchObject([{ source: '4399902000000/medien/2026/Bilder/WT-600.JPG' }])
    expect(codes).toEqual(['UNKNOWN_LANGUAGE', 'UNSAFE_PATH'])
  })

  test('an update deletes what the shop has and says what it has not', async () => {
    const { of, errors } = await map(fixture('deletes-2005.xml'))
    expect(of('articles')).toMatchObject([{ matnr: '4399902000000-WT-610' }])
    expect(errors.map(({ code, article }) => [code, article])).toEqual([
      ['UNKNOWN_ARTICLE', 'WT-600'],
      ['UNKNOWN_ARTICLE', 'WT-601'],
    ])
  })

  test('UTF-16 is read, and a price of fractions of a cent becomes one per hundred', async () => {
    const { of } = await map(fixture('utf16-2005.xml'))
    expect(of('articles')).toMatchObject([
      { brand: 'Grout & Co', texts: { de: { maktx: 'Grout “grey” 5 kg' } } },
    ])
    expect(of('prices')).toMatchObject([{ price: '1.25', kpein: 100, kmein: 'SA' }])
  })

  test('kinds of prices in capitals are understood, and what became of gros_list is said, once per file', async () => {
    const product = (number: number, price: string) =>
      `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>F</DESCRIPTION_SHORT></PRODUCT_DETAILS>
      <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>
      <PRODUCT_PRICE_DETAILS>${price}</PRODUCT_PRICE_DETAILS></PRODUCT>`
    const gros = (tax: string) =>
      `<PRODUCT_PRICE price_type="GROS_LIST"><PRICE_AMOUNT>119.00</PRICE_AMOUNT>${tax}</PRODUCT_PRICE>`
    const products = [
      '<PRODUCT_PRICE price_type="NET_LIST"><PRICE_AMOUNT>12.50</PRICE_AMOUNT></PRODUCT_PRICE>',
      ...['<TAX>0.19</TAX>', '<TAX>19,00</TAX>', '<TAX_DETAILS><TAX>0.19</TAX></TAX_DETAILS>', ''].map(gros),
    ].map((price, index) => product(index, price))
    const content = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER>
      <T_NEW_CATALOG>${products.join('')}</T_NEW_CATALOG></BMECAT>`
    const { of, codes } = await map(() => streamOf(content, 4096), { supplier: 'X' })
    expect(of('prices').map((row) => 'price' in row && row.price)).toEqual([
      '12.5',
      '100',
      '100',
      '100',
      '119',
    ])
    for (const code of ['PRICE_TYPE_CASE', 'GROS_NET', 'GROS_AS_LIST'])
      expect(codes.filter((one) => one === code)).toHaveLength(1)
  })

  test('numbers of features are read with a decimal comma, too, but none that may be a thousand', async () => {
    const values = ['60,5', '-0,125', '0,5', '1,200', '1,2,3', '007,5']
    const features = values.map(
      (value, i) => `<FEATURE><FNAME>F${i}</FNAME><FVALUE>${value}</FVALUE></FEATURE>`,
    )
    const content = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT>
      <SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Fliese</DESCRIPTION_SHORT></PRODUCT_DETAILS>
      <PRODUCT_FEATURES>${features.join('')}</PRODUCT_FEATURES></PRODUCT></T_NEW_CATALOG></BMECAT>`
    const { of } = await map(() => streamOf(content, 4096), { supplier: 'X' })
    const [article] = of('articles') as { attributes: { value: unknown }[] }[]
    expect(article?.attributes.map(({ value }) => value)).toEqual([
      '60.5',
      '-0.125',
      '0.5',
      { de: '1,200' },
      { de: '1,2,3' },
      { de: '007,5' },
    ])
  })

  test('a price that hangs on a number which may be a thousand, or on a quantity nobody can read, is not taken', async () => {
    const priced = [
      ['', '<PRICE_AMOUNT>1,234</PRICE_AMOUNT>'],
      ['<PRICE_QUANTITY>1,000</PRICE_QUANTITY>', '<PRICE_AMOUNT>12.50</PRICE_AMOUNT>'],
      ['', '<PRICE_AMOUNT>9.00</PRICE_AMOUNT><LOWER_BOUND>1,000</LOWER_BOUND>'],
      ['', '<PRICE_AMOUNT>9.00</PRICE_AMOUNT><LOWER_BOUND>ab 100</LOWER_BOUND>'],
      ['', '<PRICE_AMOUNT>0,345</PRICE_AMOUNT>'],
      ['', '<PRICE_AMOUNT>1234,50</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND>'],
    ].map(
      ([order, price], number) =>
        `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>F</DESCRIPTION_SHORT></PRODUCT_DETAILS>
        <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT>${order}</PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS>
        <PRODUCT_PRICE price_type="net_list">${price}</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`,
    )
    const content = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER>
      <T_NEW_CATALOG>${priced.join('')}</T_NEW_CATALOG></BMECAT>`
    const { of, codes } = await map(() => streamOf(content, 4096), { supplier: 'X' })
    expect(of('prices')).toMatchObject([
      { matnr: 'X-4', price: '3.45', kpein: 10 },
      { matnr: 'X-5', price: '1234.5', kpein: 1 },
    ])
    expect(codes.filter((code) => code === 'AMBIGUOUS_AMOUNT')).toHaveLength(3)
  })

  test('a description larger than the shop keeps is cut, and said so', async () => {
    const content = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT>
      <SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Fliese</DESCRIPTION_SHORT>
      <DESCRIPTION_LONG>${'Text &amp; mehr '.repeat(20_000)}</DESCRIPTION_LONG></PRODUCT_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`
    const { of, codes } = await map(() => streamOf(content, 4096), { supplier: 'X' })
    expect(codes).toContain('TEXT_CUT')
    expect(JSON.stringify(of('articles')).length).toBeLessThan(65_000)
  })
})
