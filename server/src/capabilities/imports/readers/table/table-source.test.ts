import type { TableColumns } from '@shop/contract/imports/table-columns'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { recogniseColumns } from './recognise.ts'
import { read, text, workbook } from './testing.ts'

describe('a table is refused', () => {
  test('without a column of article numbers, or without any row that names columns', async () => {
    await expect(read('a.csv', 'Farbe;Preis\nrot;1\n')).rejects.toThrow('NO_NUMBER_COLUMN')
    await expect(read('a.csv', 'Hallo\n')).rejects.toThrow('NO_HEADER')
  })

  test('when a workbook swells beyond measure, or is none', async () => {
    const swelling = workbook(`<row r="1">${' '.repeat(60 * 1024 ** 2)}</row>`)
    expect(swelling.length).toBeLessThan(1024 ** 2)
    await expect(read('a.xlsx', swelling)).rejects.toThrow('ARCHIVE_TOO_LARGE')
    const broken = workbook('').slice(0, 400)
    await expect(read('a.xlsx', broken)).rejects.toThrow('NOT_A_ZIP')
  })
})

describe('columns', () => {
  test('are recognised by the headings suppliers use', () => {
    const names = [
      'Art.-Nr.',
      'Bezeichnung',
      'Preis (EUR)',
      'PE',
      'ME',
      'Gültig ab',
      'Lieblingsfarbe',
      'Preis 2',
    ]
    expect(recogniseColumns(names)).toEqual({
      'Art.-Nr.': 'number',
      Bezeichnung: 'text',
      'Preis (EUR)': 'listPrice',
      PE: 'priceUnit',
      ME: 'unit',
      'Gültig ab': 'validFrom',
    })
  })

  test('are those of SAP, whose number is called as what tiles are made of', () => {
    const titles = [
      'Material',
      'Materialkurztext',
      'Basismengeneinheit',
      'Nettopreis',
      'Preiseinheit',
      'Währung',
    ]
    expect(Object.values(recogniseColumns(titles))).toEqual(
      expect.arrayContaining(['number', 'text', 'unit', 'purchasePrice', 'priceUnit', 'currency']),
    )
    expect(recogniseColumns(['Artikel', 'Bezeichnung', 'Material', 'Preis'])).toEqual({
      Artikel: 'number',
      Bezeichnung: 'text',
      Preis: 'listPrice',
    })
  })

  test('of two texts are the first and the second, and of a short and a long one those', () => {
    expect(recogniseColumns(['Art.-Nr.', 'Beschreibung 1', 'Beschreibung 2'])).toMatchObject({
      'Beschreibung 1': 'text',
      'Beschreibung 2': 'text2',
    })
    expect(recogniseColumns(['Art.-Nr.', 'Art.-Bez.', 'Langbezeichnung'])).toMatchObject({
      'Art.-Bez.': 'text',
      Langbezeichnung: 'description',
    })
  })

  test.each([
    ['Nr.', 'Bezeichnung'],
    ['Nr', 'Artikel'],
    ['Artikel', 'Bezeichnung'],
    ['Art.-Nr', 'Artikel'],
    ['Best.-Nr.', 'Benennung'],
    ['Bestellnr', 'Artikelbez.'],
    ['Artikel-Nr. / Item no.', 'Bezeichnung / Description'],
    ['Art.#', 'Bez. 1'],
    ['Sachnummer', 'Produkt'],
    ['SKU', 'Product'],
    ['Item No.', 'Item description'],
    ['Ident-Nr.', 'Kurzbezeichnung'],
  ])('hold numbers under "%s" and texts under "%s"', (number, text) => {
    expect(recogniseColumns(['Pos.', number, text, 'Packungsgröße', 'Preis EUR/Stück'])).toEqual({
      [number]: 'number',
      [text]: 'text',
      Packungsgröße: 'step',
      'Preis EUR/Stück': 'listPrice',
    })
  })

  test.each([
    ['two may hold the numbers', 'Nr.;Artikel;Bezeichnung;Preis'],
    ['none does', 'Pos.;Bezeichnung;Preis'],
  ])('are asked for where %s', async (_, head) => {
    await expect(read('a.csv', `${head}\n1;2;3;4,00\n`)).rejects.toThrow('NO_NUMBER_COLUMN')
  })

  test.each([
    ['bars', 'Art.-Nr.|Bezeichnung|Preis\n1|Fuge, grau, fein; neu|2,50\n'],
    ['semicolons between texts with commas', 'Art.-Nr.;Bezeichnung;Preis\n1;Fuge, grau, fein, neu;2,50\n'],
    ['tabs', 'Fliesen Huber, Musterweg 1, 12345 Ort\n\nArt.-Nr.\tBezeichnung\tPreis\n1\tFuge\t2,50\n'],
  ])('are parted by %s', async (_, content) => {
    expect((await read('liste.csv', content)).of('prices')).toMatchObject([{ matnr: 'S1-1', price: '2.5' }])
  })

  test('are found below a letterhead, each with a name of its own', async () => {
    const content =
      'Preisliste 2026;;;\nFliesen Huber;;;\n\nArtikelnummer;Bezeichnung;Preis;Preis\n1;Fuge;2,50;3,50\n'
    const { table, of } = await read('liste.csv', content)
    expect(table).toMatchObject({ headerRow: 4, names: ['Artikelnummer', 'Bezeichnung', 'Preis', 'Preis 2'] })
    expect(of('articles')).toMatchObject([{ matnr: 'S1-1' }])
  })
})

test('a CSV of Windows-1252 gives articles with prices, groups and chosen attributes', async () => {
  const content = iconv.encode(
    'Artikelnummer;Bezeichnung;Einheit;PE;Listenpreis;Gültig ab;Warengruppe;Farbe;EAN\r\n' +
      '007;Größe L;Stück;100;1.234,50;01.04.2026;Fliesen > Boden;weiß;4006381333931\r\n' +
      ';;;;;;;;\r\nNeuheiten;;;;;;;;\r\nArtikelnummer;Bezeichnung;Einheit;PE;Listenpreis;Gültig ab;Warengruppe;Farbe;EAN\r\n' +
      '008;Klein;Stk;;abc;31.02.2026;Fliesen;;123\r\n;ohne Nummer;Stk;;1,00;;;;\r\n',
    'win1252',
  )
  const columns: TableColumns = {
    Artikelnummer: 'number',
    Bezeichnung: 'text',
    Einheit: 'unit',
    PE: 'priceUnit',
    Listenpreis: 'listPrice',
    'Gültig ab': 'validFrom',
    Warengruppe: 'group',
    Farbe: 'attribute',
    EAN: 'ean',
  }
  const { of, codes } = await read('liste.csv', content, { columns })
  expect(of('categories')).toMatchObject([{ name: { de: 'Fliesen' } }, { name: { de: 'Boden' } }])
  const [first] = of('articles')
  expect(of('articles')).toMatchObject([
    {
      matnr: 'S1-007',
      texts: { de: { maktx: 'Größe L' } },
      meins: 'ST',
      ean: '4006381333931',
      attributes: [{ key: 'farbe', value: { de: 'weiß' } }],
    },
    { matnr: 'S1-008' },
  ])
  expect(first).toMatchObject({ categories: [expect.stringContaining('Boden')] })
  expect(of('prices')).toMatchObject([
    { matnr: 'S1-007', price: '1234.5', kpein: 100, kmein: 'ST', valid_from: '2026-04-01' },
  ])
  expect(codes.toSorted()).toEqual(
    ['6 BAD_EAN', '6 NOT_A_DATE', '6 NOT_A_NUMBER', '6 NO_PRICE', '7 NO_SUPPLIER_NUMBER'].toSorted(),
  )
})

describe('numbers', () => {
  test.each([
    ['auto', '1,50', '2,25', '1.5'],
    ['auto', '1.50', '1,234.75', '1.5'],
    ['point', '1.500', '1.250', '1.5'],
    ['comma', '1.500', '1.250', '1500'],
    ['auto', '1,234.50', '2.345,75', '1234.5'],
    ['comma', '1,234.50', '2.345,75', '1234.5'],
  ] as const)('of style %s: %s beside %s', async (numbers, one, two, price) => {
    const content = `Artikelnummer;Bezeichnung;Preis\n1;Fuge;${one}\n2;Fuge;${two} €\n`
    const { of } = await read('a.csv', content, { numbers })
    expect(of('prices')[0]).toMatchObject({ price })
  })

  test.each(["12'50", '12 50', '12€50', '10\u00A020', '12,50 123', '1234 567', "1'2345"])(
    'that are parted where no thousands are say nothing of a price: %s',
    async (price) => {
      const { codes, of } = await read('a.csv', `Artikelnummer;Bezeichnung;Preis\n1;Fuge;${price}\n`)
      expect(of('prices')).toEqual([])
      expect(codes).toContain('2 NOT_A_NUMBER')
    },
  )

  test.each([
    ["1'234,50 €", '1234.5'],
    ['1 234 567,5', '1234567.5'],
    ['EUR 1\u202F234', '1234'],
    ['12 , 50', '12.5'],
    ['* 12,50 Euro', '12.5'],
    ['12,-- €', '12'],
  ])('are read with what parts thousands and stands around them: %s', async (price, amount) => {
    const { of } = await read('a.csv', `Artikelnummer;Bezeichnung;Preis\n1;Fuge;${price}\n`)
    expect(of('prices')).toMatchObject([{ price: amount }])
  })

  test('that read both ways in a whole column are reported', async () => {
    const { codes, of } = await read('a.csv', 'Artikelnummer;Bezeichnung;Preis\n1;Fuge;1.500\n')
    expect(codes).toContain('0 AMBIGUOUS_NUMBERS')
    expect(of('prices')).toMatchObject([{ price: '1500' }])
  })

  test('that read both ways beside numbers of both styles are reported, but not beside a slip', async () => {
    const list = (...prices: string[]) =>
      `Artikelnummer;Bezeichnung;Preis\n${prices.map((price, row) => `${row};Fuge;${price}\n`).join('')}`
    const mixed = await read('a.csv', list('1.500', '12.50', '12.75', '3,20'))
    expect(mixed.codes).toContain('0 AMBIGUOUS_NUMBERS')
    expect(mixed.of('prices').map((row) => 'price' in row && row.price)).toEqual([
      '1500',
      '12.5',
      '12.75',
      '3.2',
    ])
    const one = await read('a.csv', list('1.500', ...Array.from({ length: 20 }, () => '12.50'), '3,20'))
    expect(one.codes).not.toContain('0 AMBIGUOUS_NUMBERS')
    expect(one.of('prices')[0]).toMatchObject({ price: '1.5' })
  })
})

test('a table of numbers and prices alone changes prices of known articles', async () => {
  const known = { matnr: 'E-1', salesUnit: 'KAR', units: ['KAR'], categories: [], kpein: 10, kmein: 'KAR' }
  const { of, codes } = await read('p.csv', 'Artikelnummer;Preis\nA;12,00\nB;13,00\n', {
    known: { A: known },
  })
  expect(of('articles')).toEqual([])
  expect(of('prices')).toMatchObject([{ matnr: 'E-1', price: '12', kpein: 10, kmein: 'KAR' }])
  expect(codes).toContain('3 UNKNOWN_ARTICLE')
})

test('numbers of a workbook are what Excel shows of them, never thousands of what they are', async () => {
  const heads = `${text('A1', 'Artikelnummer')}${text('B1', 'Bezeichnung')}${text('C1', 'Preis')}`
  const row = (at: number, value: string) =>
    `<row r="${at}"><c r="A${at}"><v>${4711 + at}</v></c>${text(`B${at}`, 'Fuge')}<c r="C${at}"><v>${value}</v></c></row>`
  const read12 = async (...values: string[]) => {
    const rows = values.map((value, index) => row(index + 2, value)).join('')
    const { of, codes } = await read('preise.xlsx', workbook(`<row r="1">${heads}</row>${rows}`))
    return { codes, prices: of('prices').map((one) => 'kpein' in one && [one.price, one.kpein]) }
  }
  expect((await read12('1.125', '12.300000000000001', '1E-2', '1500')).prices).toEqual([
    ['11.25', 10],
    ['12.3', 1],
    ['0.01', 1],
    ['1500', 1],
  ])
  const alone = await read12('1.125')
  expect(alone.prices).toEqual([['11.25', 10]])
  expect(alone.codes.filter((code) => code.includes('AMBIGUOUS'))).toEqual([])
})

describe('of a workbook of several sheets', () => {
  const heads = `<row r="1">${text('A1', 'Artikelnummer')}${text('B1', 'Bezeichnung')}${text('C1', 'Preis')}</row>`
  const list = (number: string, price: string) =>
    `${heads}<row r="2">${text('A2', number)}${text('B2', 'Fuge')}<c r="C2"><v>${price}</v></c></row>`
  const cover = `<row r="1">${text('A1', 'Ansprechpartner')}${text('B1', 'Frau Muster')}</row>`

  test('a hidden one is not read, whatever it holds', async () => {
    for (const state of ['hidden', 'veryHidden']) {
      const book = workbook({ name: 'Kalkulation', rows: list('K', '1.11'), state }, list('A', '9.99'))
      const { of, codes } = await read('preise.xlsx', book)
      expect(of('prices')).toMatchObject([{ matnr: 'S1-A', price: '9.99' }])
      expect(codes.join()).not.toContain('OTHER_SHEETS')
    }
  })

  test('the price list is read, not the cover before it', async () => {
    const { of } = await read('preise.xlsx', workbook({ name: 'Deckblatt', rows: cover }, list('A', '9.99')))
    expect(of('prices')).toMatchObject([{ matnr: 'S1-A', price: '9.99' }])
  })

  test('one list is read, and that there are others is said', async () => {
    const book = workbook(list('A', '9.99'), { name: 'Sonderposten', rows: list('B', '5') })
    const { of, codes } = await read('preise.xlsx', book)
    expect(of('articles')).toMatchObject([{ matnr: 'S1-A' }])
    expect(codes).toContain('0 OTHER_SHEETS')
  })
})

test('a thousand typed as text stays one among the numbers of a workbook', async () => {
  const row = (at: number, price: string) =>
    `<row r="${at}">${text(`A${at}`, `A${at}`)}${text(`B${at}`, 'Fuge')}${price}</row>`
  const rows = `<row r="1">${text('A1', 'Artikelnummer')}${text('B1', 'Bezeichnung')}${text('C1', 'Preis')}</row>
    ${row(2, '<c r="C2"><v>12.5</v></c>')}${row(3, text('C3', '1.290'))}${row(4, '<c r="C4"><v>1.125</v></c>')}`
  const { of } = await read('preise.xlsx', workbook(rows))
  expect(of('prices')).toMatchObject([
    { price: '12.5', kpein: 1 },
    { price: '1290', kpein: 1 },
    { price: '11.25', kpein: 10 },
  ])
})

test('a workbook with empty rows above, merged cells, and formulas without a value names what it cannot read', async () => {
  const heads = `${text('A8', 'Artikelnummer')}${text('B8', 'Bezeichnung')}${text('C8', 'Preis')}`
  const rows = `<row r="5">${text('A5', 'Fliesen Nord GmbH')}</row><row r="8">${heads}</row>
    <row r="9">${text('A9', 'Bodenfliesen')}</row>
    <row r="10">${text('A10', '1')}${text('B10', 'Fuge')}<c r="C10"><f>A1*2</f></c></row>
    <row r="12">${text('A12', '2')}${text('B12', 'Fuge')}<c r="C12" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
    <row r="13">${text('A13', '3')}${text('B13', 'Fuge')}${text('C13', 'auf Anfrage')}</row>`
  const { of, codes } = await read('preise.xlsx', workbook(rows))
  expect(of('articles')).toHaveLength(3)
  expect(codes).toEqual(expect.arrayContaining(['10 NO_PRICE', '12 NO_PRICE', '13 ON_REQUEST']))
})

test('a workbook is read with texts, days, last values of formulas and leading zeros of texts', async () => {
  const rows = `<row r="1">${text('A1', 'Preisliste')}</row>
    <row r="3">${text('A3', 'Artikelnummer')}${text('B3', 'Bezeichnung')}${text('C3', 'Preis')}${text('D3', 'Gültig ab')}</row>
    <row r="4">${text('A4', '00017')}${text('B4', 'Fuge grau')}<c r="C4"><f>D4*2</f><v>12.5</v></c><c r="D4" s="1"><v>46113</v></c></row>`
  const { of, table } = await read('preise.xlsx', workbook(rows))
  expect(table.headerRow).toBe(3)
  expect(of('articles')).toMatchObject([{ matnr: 'S1-00017', texts: { de: { maktx: 'Fuge grau' } } }])
  expect(of('prices')).toMatchObject([{ price: '12.5', valid_from: '2026-04-01' }])
})

describe('what a price is for', () => {
  const priced = async (heading: string, row: string) => {
    const head = `Art.Nr.;Text;ME;Inhaltseinheit;Inhalt;${heading}`
    const { codes, of } = await read('a.csv', `${head}\n1;Schraube;${row}\n`)
    return { codes, prices: of('prices') }
  }

  test.each([
    ['ST;;', 'H'],
    ['ST;;', 'je Gebinde'],
    ['ST;;', '1/2'],
    ['KAR;;', 'm²'],
  ])('is not guessed: %s has no price for "%s"', async (unit, priceUnit) => {
    const { codes, prices } = await priced('Preis;PE', `${unit};12,90;${priceUnit}`)
    expect(prices).toEqual([])
    expect(codes).toContain('2 NO_PRICE')
    const whatIsWrong = unit === 'KAR;;' ? '2 BAD_CONVERSION' : '2 UNKNOWN_PRICE_UNIT'
    expect(codes).toContain(whatIsWrong)
  })

  test.each([
    ['Preis;PE', 'ST;;;12,90;100er', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;1.000er', 1000, 'ST'],
    ['Preis;PE', 'ST;;;12,90;TSD St', 1000, 'ST'],
    ['Preis;PE', 'ST;;;12,90;Tsd. Stück', 1000, 'ST'],
    ['Preis;PE', 'ST;;;12,90;Hundert St.', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;VH', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;v. H.', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;v.T.', 1000, 'ST'],
    ['Preis;PE', 'ST;;;12,90;EUR/100', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;€ je 100 St', 100, 'ST'],
    ['Preis;PE', 'lfd. m;;;12,90;/lfm', 1, 'LFM'],
    ['Preis;PE', 'M;;;12,90;lfm', 1, 'M'],
    ['Preis;PE', 'lfm;;;12,90;m', 1, 'LFM'],
    ['Preis (€/lfm)', 'M;;;12,90', 1, 'M'],
    ['Preis;PE', 'ROL;M;25;12,90;lfd. m', 1, 'M'],
    ['Preis;PE', 'KAR;M2;1,44;12,90;m^2', 1, 'M2'],
    ['Preis;PE', 'KAR;M2;1,44;12,90;€/m2', 1, 'M2'],
    ['Preis;PE', 'ST;;;12,90;per 100', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;100 St.', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;je 100', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;%', 100, 'ST'],
    ['Preis;PE', '%;;;12,90;100', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;C', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;per c', 100, 'ST'],
    ['Preis;PE', 'ST;;;12,90;o/oo', 1000, 'ST'],
    ['Preis;PE', 'M;;;12,90;M', 1, 'M'],
    ['Preis;PE', 'ST;;;12,90;1.000', 1000, 'ST'],
    ['Preis;PE', 'ST;;;12,90;ST', 1, 'ST'],
    ['Preis;PE', 'ST;;;12,90;0', 1, 'ST'],
    ['Preis;PE', 'KAR;M2;1,44;12,90;m²', 1, 'M2'],
    ['Preis;PE', 'HST;;;12,90;', 1, 'HST'],
    ['Preis (EUR/100)', 'ST;;;12,90', 100, 'ST'],
    ['Preis je 100 Stück', 'ST;;;12,90', 100, 'ST'],
    ['Preis/%', 'ST;;;12,90', 100, 'ST'],
    ['Preis (€/m²)', 'KAR;M2;1,44;12,90', 1, 'M2'],
    ['Preis pro Stück', 'ST;;;12,90', 1, 'ST'],
    ['Listenpreis je m²', 'KAR;M2;1,44;12,90', 1, 'M2'],
  ])('stands in its column or in the heading: "%s", %s is per %i %s', async (heading, row, kpein, kmein) => {
    const { prices } = await priced(heading, row)
    expect(prices).toMatchObject([{ price: '12.9', kpein, kmein }])
  })
})

describe('a price whose cell says what it is for', () => {
  const priced = async (cell: string, unit = 'ST;;;', more = '') => {
    const head = 'Art.Nr.;Text;ME;Inhaltseinheit;Inhalt;PE;Preis'
    const { codes, of } = await read('a.csv', `${head}\n1;Schraube;${unit}${cell}\n${more}`)
    return { codes, prices: of('prices').filter((row) => 'matnr' in row && row.matnr === 'S1-1') }
  }

  test.each([
    ['12,50 €/Beutel', 'ST;;;;'],
    ['12,50 €/100 St', 'ST;;;1;'],
    ['12,50/11,90', 'ST;;;;'],
    ['12,50 €/m²', 'ST;;;;'],
  ])('is not taken where that is not clear: %s, %s', async (cell, unit) => {
    const { codes, prices } = await priced(cell, unit)
    expect(prices).toEqual([])
    expect(codes).toContain('2 NO_PRICE')
  })

  test.each([
    ['12,50 €/m²', 'KAR;M2;1,44;;', '12.5', 1, 'M2'],
    ['12,50 €/m²', 'm²;;;;', '12.5', 1, 'M2'],
    ['12,50 €/m²', ';;;;', '12.5', 1, 'M2'],
    ['12,50 EUR', 'ST;;;;', '12.5', 1, 'ST'],
    ['€ 12,50', 'ST;;;;', '12.5', 1, 'ST'],
    ['12,50 Euro je Stk.', 'ST;;;;', '12.5', 1, 'ST'],
    ['12.50 €/100 St', 'ST;;;;', '12.5', 100, 'ST'],
    ['12,50 € per 100', 'ST;;;100;', '12.5', 100, 'ST'],
    ['EUR 12,50 pro 1.000 Stück', 'ST;;;;', '12.5', 1000, 'ST'],
    ['12,50 €/%', 'ST;;;;', '12.5', 100, 'ST'],
    ['1.234,-', 'ST;;;;', '1234', 1, 'ST'],
    ['1.234,– €', 'ST;;;;', '1234', 1, 'ST'],
    ['1’234.50', 'ST;;;;', '1234.5', 1, 'ST'],
  ])('is for that: %s, %s', async (cell, unit, price, kpein, kmein) => {
    expect((await priced(cell, unit)).prices).toMatchObject([{ price, kpein, kmein }])
  })

  test.each(['Preis je VPE', 'Preis (EUR/VE)', 'Price per packing unit', 'Preis pro Verpackungseinheit'])(
    'is not taken where its heading names a package of nobody knows how many: %s',
    async (heading) => {
      const { of, codes } = await read('a.csv', `Art.Nr.;Text;ME;VPE;${heading}\n1;Schraube;ST;10;12,50\n`)
      expect(of('prices')).toEqual([])
      expect(codes).toContain('2 PRICE_UNIT_CLASH')
    },
  )

  test.each(['Preis je Einheit', 'Preis/ME', 'Price / each'])(
    'is for the unit that is sold where its heading says that: %s',
    async (heading) => {
      const { of } = await read('a.csv', `Art.Nr.;Text;ME;VPE;${heading}\n1;Schraube;ST;10;12,50\n`)
      expect(of('prices')).toMatchObject([{ price: '12.5', kpein: 1, kmein: 'ST' }])
    },
  )

  test('is read in the style its column proves, the number of pieces too', async () => {
    const { prices } = await priced('12.50 EUR/1,000 pcs', 'ST;;;;', '2;Mutter;ST;;;;1,250.75 EUR\n')
    expect(prices).toMatchObject([{ price: '12.5', kpein: 1000, kmein: 'ST' }])
  })
})

test('a list that names no units leaves those of known articles alone', async () => {
  const known = {
    matnr: 'E-1',
    salesUnit: 'KAR',
    units: ['KAR', 'M2'],
    categories: [],
    kpein: 1,
    kmein: 'M2',
  }
  const stored = { matnr: 'E-1', texts: { de: { maktx: 'Fliese' } }, meins: 'M2', sales_unit: 'KAR' }
  const { of } = await read('p.csv', 'Art.-Nr.;Bezeichnung;PE;Preis\nA;Fliese neu;1;12,00\n', {
    known: { A: known },
    stored: { 'E-1': stored },
  })
  expect(of('articles')).toMatchObject([{ matnr: 'E-1', meins: 'M2', sales_unit: 'KAR' }])
})

test('a price that holds from or until a day nobody can read is not taken', async () => {
  const head = 'Art.Nr.;Text;ME;Preis;Gültig ab;Gültig bis'
  const { of, codes } = await read(
    'a.csv',
    [head, '1;a;ST;1,00;bald;', '2;b;ST;1,00;;32.12.2026', '3;c;ST;1,00;20270101;31.12.2027', ''].join('\n'),
  )
  expect(of('prices')).toMatchObject([{ matnr: 'S1-3', valid_from: '2027-01-01', valid_to: '2027-12-31' }])
  expect(codes).toEqual(['2 NOT_A_DATE', '3 NOT_A_DATE', '2 NO_PRICE', '3 NO_PRICE'])
})

describe('days with slashes', () => {
  const daysIn = async (...cells: string[]) => {
    const rows = cells.map((days, index) => `${index + 1};a;ST;1,00;${days}`)
    const { of } = await read('a.csv', ['Art.Nr.;Text;ME;Preis;Gültig ab;Gültig bis', ...rows, ''].join('\n'))
    return of('prices').map((price) => ('valid_from' in price ? price.valid_from : undefined))
  }

  test('begin with the day, unless the table proves that the month does', async () => {
    expect(await daysIn('01/02/2027;')).toEqual(['2027-02-01'])
    expect(await daysIn('01/02/2027;12/31/2027', '3/4/27;')).toEqual(['2027-01-02', '2027-03-04'])
  })

  test('are the numbers spreadsheets keep, where the cell shows no day; others are none', async () => {
    expect(await daysIn('46722;', '46722.5;', '467220;', '12345;')).toEqual(['2027-12-01'])
  })

  test('that read both ways in a table of both give no price, but not beside a slip', async () => {
    expect(await daysIn('12/13/2027;', '13/12/2027;', '01/02/2027;')).toEqual(['2027-12-13', '2027-12-13'])
    const european = Array.from({ length: 20 }, () => '13/12/2027;')
    expect(new Set(await daysIn(...european, '12/13/2027;', '01/02/2027;'))).toEqual(
      new Set(['2027-12-13', '2027-02-01']),
    )
  })
})

test('of a list that is cut off the last row is not taken, unless it is whole', async () => {
  const head = 'Art.Nr.;Text;ME;Preis;Gruppe\n1;Fuge;ST;199,00;A\n'
  const cut = await read('a.csv', `${head}2;Kleber;ST;19`)
  expect(cut.of('prices')).toMatchObject([{ matnr: 'S1-1', price: '199' }])
  expect(cut.codes).toEqual(['0 COLUMNS_NOT_READ', '3 CUT_RECORD'])
  for (const whole of ['2;Kleber;ST;19\n', '2;Kleber;ST;19;A'])
    expect((await read('a.csv', head + whole)).of('prices')).toHaveLength(2)
})

describe('a price keeps its currency', () => {
  test.each([
    ['Preis CHF', '12,50'],
    ['Listenpreis (CHF)', '12,50'],
    ['Preis in sFr.', '12,50'],
    ['Preis', '12,50 CHF'],
    ['Preis', 'Fr. 12,50'],
    ['Preis CHF/100 St', '12,50'],
    ['Bruttopreis', 'CHF 12,50 je 100 St'],
  ])('that the heading "%s" or the cell "%s" names', async (heading, cell) => {
    const { of, codes } = await read('a.csv', `Art.Nr.;Text;ME;${heading}\n1;Fuge;ST;${cell}\n`)
    expect(of('prices')).toMatchObject([{ price: '12.5', currency: 'CHF' }])
    expect(codes).toEqual(['2 OTHER_CURRENCY'])
  })

  test('in a column chosen by hand, too', async () => {
    const columns = {
      Nummer: 'number',
      'Was es kostet (CHF)': 'listPrice',
      ME: 'unit',
      Text: 'text',
    } as const
    const list = 'Nummer;Text;ME;Was es kostet (CHF)\n1;Fuge;ST;12,50\n'
    const { of } = await read('a.csv', list, { columns })
    expect(of('prices')).toMatchObject([{ price: '12.5', currency: 'CHF' }])
  })

  test('and is not taken where two are named', async () => {
    const { of, codes } = await read('a.csv', 'Art.Nr.;Text;ME;Preis €;Währung\n1;Fuge;ST;12,50;CHF\n')
    expect(of('prices')).toEqual([])
    expect(codes).toEqual(['2 CURRENCY_CLASH', '2 NO_PRICE'])
  })

  test('and "fr. Haus" is none', async () => {
    const { of, codes } = await read('a.csv', 'Art.Nr.;Text;ME;Preis fr. Haus;PE\n1;Fuge;ST;12,50;1\n', {
      columns: { 'Art.Nr.': 'number', Text: 'text', ME: 'unit', 'Preis fr. Haus': 'listPrice' },
    })
    expect(of('prices')).toMatchObject([{ currency: 'EUR' }])
    expect(codes).toEqual(['0 COLUMNS_NOT_READ'])
  })
})

test('columns nobody reads are told, those without heading are not', async () => {
  const { findings } = await read(
    'a.csv',
    'Art.Nr.;Text;ME;Preis;Serie;Oberfläche;;\n1;Fliese;M2;12,50;Terra;matt;;\n',
  )
  expect(findings).toMatchObject([
    { severity: 'note', code: 'COLUMNS_NOT_READ', detail: 'Serie, Oberfläche' },
  ])
  expect((await read('a.csv', 'Art.Nr.;Text;ME;Preis\n1;Fliese;M2;12,50\n')).findings).toEqual([])
})

test.each(['-5,00', '−5,00', '– 5,00 €', '5,00-', '-1.250,00 EUR'])(
  'a price below zero is told as such and not taken: %s',
  async (price) => {
    const { codes, of } = await read(
      'a.csv',
      `Artikelnummer;Bezeichnung;Preis\n1;Fuge;${price}\n2;Kleber;5,-\n`,
    )
    expect(of('prices')).toMatchObject([{ matnr: 'S1-2', price: '5' }])
    expect(codes).toContain('2 NEGATIVE_NUMBER')
    expect(codes).not.toContain('2 NOT_A_NUMBER')
  },
)
