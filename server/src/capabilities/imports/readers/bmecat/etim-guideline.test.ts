import { describe, expect, test } from 'vitest'
import { defaultMapping } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { bmecatSource } from './read-bmecat.ts'

type Product = { order?: string; extensions?: string; more?: string; transaction?: string }

async function map({ order = '', extensions = '', more = '', transaction = 'T_NEW_PRODUCTDATA' }: Product) {
  const text = `<?xml version="1.0"?><BMECAT version="2005" xmlns="https://www.etim-international.com/bmecat/50"><HEADER><CATALOG><LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION></CATALOG><SUPPLIER><SUPPLIER_NAME>Profilwerk</SUPPLIER_NAME></SUPPLIER></HEADER><${transaction}><PRODUCT><SUPPLIER_PID>P-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Winkelprofil</DESCRIPTION_SHORT><MANUFACTURER_NAME>Profilwerk AG</MANUFACTURER_NAME></PRODUCT_DETAILS><PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT>${order}</PRODUCT_ORDER_DETAILS>${more}<USER_DEFINED_EXTENSIONS>${extensions}</USER_DEFINED_EXTENSIONS></PRODUCT></${transaction}></BMECAT>`
  const source = bmecatSource(() => streamOf(text, 61))
  const mapping = { ...defaultMapping, today: '2026-03-11', supplier: 'S1' }
  const items = await Array.fromAsync(catalogueToRows(source, mapping, emptyShop))
  const findings = items.filter((item) => item.type === 'finding')
  return {
    findings: findings.map(({ code, field }) => [code, field]),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

const packing = (unit: string, least: number, most = least) =>
  `<UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>${least}</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.QUANTITY_MAX>${most}</UDX.EDXF.QUANTITY_MAX><UDX.EDXF.PACKING_UNIT_CODE>${unit}</UDX.EDXF.PACKING_UNIT_CODE></UDX.EDXF.PACKING_UNIT>`
const packings = (...all: string[]) => `<UDX.EDXF.PACKING_UNITS>${all.join('')}</UDX.EDXF.PACKING_UNITS>`
const medium = (code: string, ...sources: string[]) =>
  `<UDX.EDXF.MIME><UDX.EDXF.MIME_CODE>${code}</UDX.EDXF.MIME_CODE>${sources.map((source) => `<UDX.EDXF.MIME_SOURCE${source}</UDX.EDXF.MIME_SOURCE>`).join('')}</UDX.EDXF.MIME>`

describe('extensions that are not read', () => {
  test('are told by their names, those that say nothing are not', async () => {
    const extensions =
      '<UDX.EDXF.TENDER_TEXT>Liefern</UDX.EDXF.TENDER_TEXT><UDX.OWN.A><UDX.OWN.B>1</UDX.OWN.B></UDX.OWN.A><UDX.EDXF.EMPTY/><UDX.EDXF.PRODUCT_LOGISTIC_DETAILS><UDX.EDXF.NETWEIGHT>2.5</UDX.EDXF.NETWEIGHT><UDX.EDXF.NETLENGTH>2</UDX.EDXF.NETLENGTH></UDX.EDXF.PRODUCT_LOGISTIC_DETAILS>'
    const { findings } = await map({ extensions })
    expect(findings.filter(([code]) => code === 'FIELD_NOT_KEPT')).toEqual([
      ['FIELD_NOT_KEPT', 'UDX.EDXF.TENDER_TEXT'],
      ['FIELD_NOT_KEPT', 'UDX.OWN.A'],
      ['FIELD_NOT_KEPT', 'UDX.EDXF.NETLENGTH'],
    ])
  })

  test('are packings of which nobody knows what they count', async () => {
    const order = '<CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>2.5</NO_CU_PER_OU>'
    const { findings, of } = await map({ order, extensions: packings(packing('CT', 25)) })
    expect(findings).toContainEqual(['FIELD_NOT_KEPT', 'UDX.EDXF.PACKING_UNITS'])
    expect(of('articles')).toMatchObject([{ units: [{ unit: 'ST' }] }])
  })
})

test('articles without prices are taken, and nothing of them is said to be wrong', async () => {
  const { findings, of } = await map({})
  expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Winkelprofil' } } }])
  expect(findings).toEqual([['NO_PRICE', undefined]])
})

test('packings of a fixed quantity convert, and one piece in a box says nothing', async () => {
  const extensions = packings(packing('BX', 1), packing('CT', 25), packing('PF', 100, 400))
  expect((await map({ extensions })).of('articles')).toMatchObject([
    { units: [{ unit: 'KAR', numerator: 25, denominator: 1 }] },
  ])
})

test('the brand is not the maker, and the weight is that of the goods', async () => {
  const extensions =
    '<UDX.EDXF.BRAND_NAME>Kantex</UDX.EDXF.BRAND_NAME><UDX.EDXF.PRODUCT_LOGISTIC_DETAILS><UDX.EDXF.NETWEIGHT>2.5</UDX.EDXF.NETWEIGHT></UDX.EDXF.PRODUCT_LOGISTIC_DETAILS>'
  expect((await map({ extensions })).of('articles')).toMatchObject([{ brand: 'Kantex', weight: '2.5' }])
})

test('media are what the list of their codes says, in the languages the shop speaks', async () => {
  const media = [
    medium('MD49', '>https://m.example/rohs.pdf'),
    medium('MD51', '>https://m.example/dop.pdf'),
    medium('md22', ' lang="deu">https://m.example/de.pdf', ' lang="fra">https://m.example/fr.pdf'),
    medium('MD21', '>https://m.example/montage.pdf'),
    medium('MD18', '>https://m.example/logo.png'),
    medium('MD01', '>https://m.example/bild.jpg'),
  ].join('')
  const expected = [
    ['other', 'https://m.example/rohs.pdf'],
    ['declaration_of_performance', 'https://m.example/dop.pdf'],
    ['data_sheet', 'https://m.example/de.pdf'],
    ['manual', 'https://m.example/montage.pdf'],
    ['image', 'https://m.example/bild.jpg'],
  ]
  const info = `<UDX.EDXF.MIME_INFO>${media}</UDX.EDXF.MIME_INFO>`
  for (const where of [{ extensions: info }, { more: info }])
    expect((await map(where)).of('media')).toMatchObject(expected.map(([kind, source]) => ({ kind, source })))
})
