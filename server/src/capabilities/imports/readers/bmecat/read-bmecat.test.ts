import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import type { ByteStream } from '../row.ts'
import { fixture, streamOf } from '../testing.ts'
import { readBmecat } from './read-bmecat.ts'

async function read(bytes: ByteStream) {
  const items = await Array.fromAsync(readBmecat(bytes))
  return {
    findings: items.filter((item) => item.type === 'finding'),
    codes: items.filter((item) => item.type === 'finding').map((finding) => finding.code),
    articles: items.filter((item) => item.type === 'article'),
    header: items.find((item) => item.type === 'header'),
  }
}

const wrapped = (products: string) =>
  `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>1</CATALOG_ID>
  <CATALOG_VERSION>1</CATALOG_VERSION></CATALOG><SUPPLIER><SUPPLIER_NAME>A</SUPPLIER_NAME></SUPPLIER></HEADER>
  <T_NEW_CATALOG>${products}</T_NEW_CATALOG></BMECAT>`

describe('a file that is refused', () => {
  test.each([
    ['', ['NO_TRANSACTION']],
    ['matnr;price\n1;2', ['NOT_XML']],
    ['<html><body>Login</body></html>', ['NOT_BMECAT']],
    ['<BMECAT version="1.2"><HEADER/></BMECAT>', expect.arrayContaining(['NO_TRANSACTION'])],
  ])('%j', async (content, codes) => {
    expect((await read(streamOf(content))).codes).toEqual(codes)
  })

  test('when its encoding is unknown', async () => {
    const content = '<?xml version="1.0" encoding="klingon"?><BMECAT/>'
    await expect(read(streamOf(content))).rejects.toThrow('UNKNOWN_ENCODING: klingon')
  })
})

describe('bytes count, not what the first line says of them', () => {
  const said = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${wrapped('<PRODUCT><SUPPLIER_PID>Dübel</SUPPLIER_PID></PRODUCT>')}`
  test.each([
    ['UTF-8 with a mark that calls itself ISO-8859-1', Buffer.from(`\uFEFF${said('ISO-8859-1')}`)],
    ['UTF-8 that calls itself Windows-1252', Buffer.from(said('windows-1252'))],
    ['Windows-1252 that calls itself UTF-8', iconv.encode(said('UTF-8'), 'win1252')],
    ['Windows-1252 that calls itself UTF-16', iconv.encode(said('UTF-16'), 'win1252')],
    ['UTF-8 that calls itself ISO-8859-15', Buffer.from(said('ISO-8859-15'))],
    ['CP850 that says so', iconv.encode(said('IBM850'), 'cp850')],
    ['UTF-16 without a mark', iconv.encode(said('UTF-16'), 'utf-16le')],
    ['UTF-16, the other way round', iconv.encode(said('UTF-16'), 'utf-16be', { addBOM: true })],
  ])('%s', async (_, bytes) => {
    expect((await read(streamOf(bytes, 300))).articles).toMatchObject([{ supplierNumber: 'Dübel' }])
  })
})

test('the root may be written as people write it', async () => {
  const { articles, codes } = await read(
    streamOf(wrapped('<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>').replaceAll('BMECAT', 'BMEcat')),
  )
  expect(articles).toHaveLength(1)
  expect(codes).not.toContain('NOT_BMECAT')
})

test('kinds of prices the standard does not know are not said to be understood', async () => {
  const kinds = (kind: string) =>
    wrapped(
      `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="${kind}"><PRICE_AMOUNT>1</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`,
    )
  expect((await read(streamOf(kinds('UVP')))).codes).not.toContain('PRICE_TYPE_CASE')
  expect((await read(streamOf(kinds('NRP')))).codes).toContain('PRICE_TYPE_CASE')
})

test('attributes have prefixes where names have', async () => {
  const content = wrapped(
    `<b:PRODUCT b:mode="delete"><b:SUPPLIER_PID>1</b:SUPPLIER_PID><b:PRODUCT_DETAILS>
    <b:DESCRIPTION_SHORT xml:lang="eng">Tile</b:DESCRIPTION_SHORT></b:PRODUCT_DETAILS><b:PRODUCT_PRICE_DETAILS>
    <b:PRODUCT_PRICE b:price_type="nrp"><b:PRICE_AMOUNT>1</b:PRICE_AMOUNT></b:PRODUCT_PRICE></b:PRODUCT_PRICE_DETAILS></b:PRODUCT>`,
  ).replace('<BMECAT ', '<BMECAT xmlns:b="http://www.bmecat.org/bmecat/2005" ')
  const { articles, codes } = await read(streamOf(content))
  expect(articles).toMatchObject([
    { mode: 'delete', short: [{ language: 'en' }], prices: [{ priceType: 'nrp' }] },
  ])
  expect(codes).not.toContain('UNKNOWN_NAMESPACE')
})

test('control characters, which no database keeps, are left out', async () => {
  const content = wrapped('<PRODUCT><SUPPLIER_PID>4\u00007\u000111</SUPPLIER_PID></PRODUCT>')
  expect((await read(streamOf(content))).articles).toMatchObject([{ supplierNumber: '4711' }])
})

test.each([
  ['a factor', '', '<PRICE_FACTOR>four fifths</PRICE_FACTOR>'],
  ['a quantity', '<PRICE_QUANTITY>hundred</PRICE_QUANTITY>', ''],
])('a price with %s that is no number has no amount', async (_, order, factor) => {
  const content = wrapped(
    `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_ORDER_DETAILS>${order}</PRODUCT_ORDER_DETAILS>
    <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>20</PRICE_AMOUNT>${factor}
    </PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`,
  )
  const { articles, codes } = await read(streamOf(content))
  expect(articles).toMatchObject([{ prices: [{ amount: undefined }] }])
  expect(codes).toContain('NOT_A_NUMBER')
})

test('numbers with a comma, and with nothing before it, are read', async () => {
  const content = wrapped(
    `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list">
    <PRICE_AMOUNT>20,00</PRICE_AMOUNT><PRICE_FACTOR>,8</PRICE_FACTOR></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`,
  )
  expect((await read(streamOf(content))).articles).toMatchObject([
    { prices: [{ amount: '20', factor: '0.8' }] },
  ])
})

test('a price whose days or quantity cannot be read has no amount', async () => {
  const product = (days: string, quantity = '1') =>
    wrapped(`<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>
    <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>${quantity}</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>
    <PRODUCT_PRICE_DETAILS>${days}<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>20.00</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`)
  const priceOf = async (...what: [string, string?]) =>
    (await read(streamOf(product(...what)))).articles[0]?.prices[0]
  const from = (day: string) => `<VALID_START_DATE>${day}</VALID_START_DATE>`
  expect((await priceOf(from('2027-13-01')))?.amount).toBeUndefined()
  expect((await priceOf('<VALID_END_DATE>Ende</VALID_END_DATE>'))?.amount).toBeUndefined()
  expect((await priceOf('', '-100'))?.amount).toBeUndefined()
  for (const day of ['2027-01-01', '2027-01-01T00:00:00', '20270101', '2027/01/01', '1.1.2027'])
    expect(await priceOf(from(day)), day).toMatchObject({ amount: '20', validFrom: '2027-01-01' })
  const withoutDay = await priceOf(from('0000-00-00'), '0')
  expect(withoutDay?.amount).toBe('20')
  expect(withoutDay?.validFrom).toBeUndefined()
})

test('what stands before a break is read, and the break has its line', async () => {
  const content = wrapped(
    '<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>\n<PRODUCT><SUPPLIER_PID>2</WRONG>',
  )
  const { articles, findings } = await read(streamOf(content))
  expect(articles.map((article) => article.supplierNumber)).toEqual(['1'])
  expect(findings.at(-1)).toMatchObject({ severity: 'error', code: 'NOT_XML', line: 4 })
})

test('a file cut off in the middle is an error', async () => {
  const content = wrapped('<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>')
  const { articles, codes } = await read(streamOf(content.slice(0, -20)))
  expect(articles).toHaveLength(1)
  expect(codes.at(-1)).toBe('NOT_XML')
})

test.each([
  [
    'an entity of HTML',
    '<PRODUCT><SUPPLIER_PID>1&nbsp;2</SUPPLIER_PID></PRODUCT>',
    'UNKNOWN_ENTITY',
    /^&nbsp;$/,
  ],
  ['a stray ampersand', '<PRODUCT><SUPPLIER_PID>A & B</SUPPLIER_PID></PRODUCT>', 'UNKNOWN_ENTITY', /^&$/],
  ['a wrong end', '<PRODUCT><SUPPLIER_PID>2</WRONG></PRODUCT>', 'NOT_XML', /^….*<SUPPLIER_PID>2<\/WRONG>$/],
  ['an end in the middle', '<PRODUCT><SUPPLIER_PID>47', 'NOT_XML', /^….*<SUPPLIER_PID>47$/],
])('of %s the report says what stands there, in no language', async (_, product, code, detail) => {
  const whole = wrapped(product)
  const text = product.endsWith('47') ? whole.slice(0, whole.indexOf('47') + 2) : whole
  for (const size of [7, 65_536]) {
    const { findings } = await read(streamOf(text, size))
    expect(findings.find((finding) => finding.code === code)?.detail).toMatch(detail)
  }
})

test('who has seen enough leaves no file open', async () => {
  let isOpen = true
  async function* file() {
    try {
      yield Buffer.from(wrapped('<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT>'))
    } finally {
      isOpen = false
    }
  }
  for await (const item of readBmecat(file())) if (item.type === 'article') break
  expect(isOpen).toBe(false)
})

test('elements nested too deep end the reading', async () => {
  const { codes } = await read(streamOf(wrapped('<PRODUCT>'.repeat(5000)), 4096))
  expect(codes).toEqual(['NOT_XML'])
})

test('entities of the DOCTYPE are not resolved', async () => {
  const bomb = '<!DOCTYPE BMECAT [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  const details =
    '<PRODUCT_DETAILS><DESCRIPTION_SHORT>&b; &amp; &#8364; A & B</DESCRIPTION_SHORT></PRODUCT_DETAILS>'
  const content = bomb + wrapped(`<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>${details}</PRODUCT>`)
  const { articles, codes } = await read(streamOf(content))
  expect(articles[0]?.short).toEqual([{ language: 'de', text: '&b; & € A & B' }])
  expect(codes.filter((code) => code === 'UNKNOWN_ENTITY')).toHaveLength(1)
})

test('a record larger than a record may be is dropped, the next one read', async () => {
  const huge = `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><X>${'x'.repeat(9_000_000)}</X></PRODUCT>`
  const content = wrapped(`${huge}<PRODUCT><SUPPLIER_PID>2</SUPPLIER_PID></PRODUCT>`)
  const { articles, codes } = await read(streamOf(content, 1 << 16))
  expect(articles.map(({ row, supplierNumber }) => [row, supplierNumber])).toEqual([[2, '2']])
  expect(codes).toContain('RECORD_TOO_LARGE')
})

describe('what the official schema would refuse', () => {
  test('is a warning with row, line and element', async () => {
    const content = wrapped(`<PRODUCT>
      <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>
      <PRODUCT_DETAILS><DESCRIPTION_SHORT>${'x'.repeat(151)}</DESCRIPTION_SHORT><OWN>1</OWN><EAN>1</EAN><EAN>1</EAN></PRODUCT_DETAILS>
      <SUPPLIER_PID>1</SUPPLIER_PID>
      <USER_DEFINED_EXTENSIONS><UDX.A.B>1</UDX.A.B></USER_DEFINED_EXTENSIONS>
    </PRODUCT>`)
    const { findings } = await read(streamOf(content))
    expect(findings.map(({ code, field, row, line }) => [code, field, row, line])).toEqual([
      ['WRONG_ORDER', 'PRODUCT_DETAILS', 1, 3],
      ['WRONG_ORDER', 'SUPPLIER_PID', 1, 3],
      ['MISSING_ELEMENT', 'PRODUCT_PRICE_DETAILS', 1, 3],
      ['UNKNOWN_ELEMENT', 'OWN', 1, 5],
      ['REPEATED_ELEMENT', 'EAN', 1, 5],
      ['TOO_LONG', 'DESCRIPTION_SHORT', 1, 5],
      ['FIELD_NOT_KEPT', 'UDX.A.B', 1, 3],
    ])
    expect(findings.slice(0, -1).every(({ severity }) => severity === 'warning')).toBe(true)
  })

  test('is named in the words of the file', async () => {
    const { findings } = await read(fixture('tiles-1.2.xml')())
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'NO_SUPPLIER_NUMBER', severity: 'error', row: 2, line: 73 }),
    )
    expect(findings.filter(({ field }) => field?.includes('PRODUCT'))).toEqual([])
  })
})

test('BMEcat 1.2 in ISO-8859-1 is read with its umlauts', async () => {
  const { header, articles } = await read(fixture('tiles-1.2.xml')())
  expect(header).toMatchObject({ version: '1.2', catalogId: 'F24', supplier: { id: '70010' } })
  expect(articles[0]).toMatchObject({
    supplierNumber: 'FB 60/60-1',
    short: [{ language: 'de', text: 'Bodenfliese Größe 60 x 60 cm, grau' }],
    order: { orderUnit: 'CT', contentUnit: 'MTK', contentPerOrderUnit: '1.44', priceQuantity: '10' },
    prices: [{ priceType: 'net_list', amount: '431.85', factor: '1.02', validFrom: '2024-03-01' }, {}],
  })
})

test('BMEcat 2005 is read whatever prefix its names have', async () => {
  const { header, articles } = await read(fixture('insulation-2005.xml')())
  expect(header).toMatchObject({ supplier: { id: '4012345000009', name: 'Dämmwerk AG' } })
  expect(articles[0]?.features[0]?.features.map(({ code, values }) => [code, values.length])).toEqual([
    ['EF000001', 1],
    ['EF000002', 2],
    ['EF000003', 1],
    ['EF000004', 1],
  ])
})

describe('groups of features', () => {
  const feature = (name: string, value: string, below = '') =>
    `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${below}</FEATURE>`
  const featuresOf = async (inside: string) => {
    const block = `<PRODUCT_FEATURES>${inside}</PRODUCT_FEATURES>`
    const { articles, codes } = await read(
      streamOf(wrapped(`<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>${block}</PRODUCT>`)),
    )
    const features = articles[0]?.features[0]?.features ?? []
    const read1 = features.map(({ names, values }) => [names[0]?.text, values.map(({ text }) => text)])
    return { features: read1, codes }
  }

  test('that are aspects of ECLASS are left out and said', async () => {
    const aspect = '<REFERENCE_FEATURE_GROUP_ID>0173-1#01-ADN464#005</REFERENCE_FEATURE_GROUP_ID>'
    const { features, codes } = await featuresOf(
      `${feature('Höhe', '5')}<FEATURE_GROUP>${aspect}${feature('Anzahl der Dokumente', '2')}</FEATURE_GROUP>`,
    )
    expect(features).toEqual([['Höhe', ['5']]])
    expect(codes).toContain('FEATURE_GROUP_NOT_KEPT')
    expect(codes).not.toContain('UNKNOWN_ELEMENT')
  })

  test('that a supplier made himself are headings over features', async () => {
    const own = '<REFERENCE_FEATURE_GROUP_ID>Abmessungen</REFERENCE_FEATURE_GROUP_ID>'
    const { features } = await featuresOf(`<FEATURE_GROUP>${own}${feature('Höhe', '5')}</FEATURE_GROUP>`)
    expect(features).toEqual([['Höhe', ['5']]])
  })

  test('as features below features keep their values to themselves', async () => {
    const { features } = await featuresOf(
      feature('Rahmen', 'Holz', feature('Höhe', '5', feature('Nut', '2'))),
    )
    expect(features).toEqual([
      ['Rahmen', ['Holz']],
      ['Höhe', ['5']],
      ['Nut', ['2']],
    ])
  })
})

test('a feature whose name is empty is told with its value', async () => {
  const { findings } = await read(
    streamOf(
      wrapped(
        '<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_FEATURES><FEATURE><FNAME/><FVALUE>weiß</FVALUE></FEATURE><FEATURE><FNAME/><FVALUE/></FEATURE></PRODUCT_FEATURES></PRODUCT>',
      ),
    ),
  )
  expect(findings.filter(({ field }) => field === 'FNAME')).toMatchObject([
    { code: 'MISSING_ELEMENT', detail: 'weiß' },
  ])
})

describe('markup of HTML that nobody escaped', () => {
  const described = (text: string, after = '') =>
    wrapped(
      `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>${text}</DESCRIPTION_SHORT>${after}</PRODUCT_DETAILS></PRODUCT><PRODUCT><SUPPLIER_PID>2</SUPPLIER_PID></PRODUCT>`,
    )

  test.each([
    ['an element left open that is none of HTML', 'Kleber <x>C2TE'],
    ['a sign that begins something', 'Fuge < breite mm'],
  ])('ends the reading only where it tears the file: %s', async (_, text) => {
    const { articles, codes } = await read(streamOf(described(text)))
    expect(articles).toEqual([])
    expect(codes).toContain('NOT_XML')
  })

  test('and no more is closed with it than it is', async () => {
    const torn = described('<b>Kleber').replace('</DESCRIPTION_SHORT>', '')
    expect((await read(streamOf(torn))).codes).toContain('NOT_XML')
  })

  test.each([
    ['Kleber <b>flex</b> 25 kg', 'Kleber <b>flex</b> 25 kg'],
    ['m<SUP>2</SUP>', 'm<SUP>2</SUP>'],
    ['<ul><li>innen</li><li>außen</li></ul>', '<ul><li>innen</li><li>außen</li></ul>'],
  ])('stays in the text it stands in: %s', async (text, read1) => {
    const { articles, codes } = await read(streamOf(described(text)))
    expect(articles.map(({ short }) => short)).toEqual([[{ language: 'de', text: read1 }], []])
    expect(codes).not.toContain('UNKNOWN_ELEMENT')
    expect(codes).not.toContain('TORN_MARKUP')
  })

  test.each([
    ['never closed', 'innen<br>außen<br>oben', /^innen<br>außen<br>oben/],
    ['closed too often', 'innen</p> außen', /^innen.*außen$/],
    ['crossed', '<b>innen <i>außen</b> oben</i> unten', /innen.*außen.*oben.*unten/],
    ['with careless attributes', '<font color=red nowrap>innen</font>', /innen/],
    ['that is none, but a sign', 'Fuge < 5 mm oder <5', /^Fuge < 5 mm oder <5$/],
  ])('%s is read, and told once', async (_, text, expected) => {
    const { articles, codes } = await read(streamOf(described(text, '<EAN>4006381333931</EAN>')))
    expect(articles.map(({ supplierNumber }) => supplierNumber)).toEqual(['1', '2'])
    expect(articles[0]?.short).toMatchObject([{ text: expect.stringMatching(expected) }])
    expect(articles[0]?.ean).toBe('4006381333931')
    expect(codes.filter((code) => code === 'TORN_MARKUP')).toHaveLength(1)
  })
})
