import { describe, expect } from 'vitest'
import { aCustomer } from '#server/testing/builders.ts'
import { aPlant } from '#server/testing/catalogue-builders.ts'
import { aContact } from '#server/testing/document-builders.ts'
import { test } from '#server/testing/test-app.ts'
import { type Asked, type Given, at, download, kinds, of } from './testing.ts'

describe('a document as UGL', () => {
  test('is refused with the reason where it has no form there', async ({ shop }) => {
    const refused = async (given: Given, asked?: Asked) => {
      const { answer } = await download(shop, given, asked)
      const { code, fault, value } = answer.json<{ code: string; fault: string; value: string }>()
      return [answer.statusCode, code, fault, value]
    }
    const code = 'NOT_IN_THIS_FORMAT'
    expect(await refused({ doctype: 10 })).toEqual([409, code, 'TYPE', ''])
    expect(await refused({ doctype: 13 })).toEqual([409, code, 'TYPE', ''])
    expect(await refused({ doctype: 2, orderNumber: '90001' }, { without: ['NET_PRICES'] })).toEqual([
      409,
      code,
      'NET_HIDDEN',
      '',
    ])
    expect(await refused({ positions: [{ matnr: 'FLIESE-60X120-GRAU' }] })).toEqual([
      409,
      code,
      'NUMBER_TOO_LONG',
      'FLIESE-60X120-GRAU',
    ])
    expect(await refused({ doctype: 2, orderNumber: 'RE-2026-0000815' })).toEqual([
      409,
      code,
      'NUMBER_TOO_LONG',
      'RE-2026-0000815',
    ])
    expect(await refused({ positions: [{ matnr: '1', netTotal: '-5.00' }] })).toEqual([
      409,
      code,
      'NEGATIVE',
      '-5',
    ])
    expect(await refused({ positions: [{ matnr: '1', quantity: '100000000' }] })).toEqual([
      409,
      code,
      'AMOUNT_TOO_LARGE',
      '100000000',
    ])
  })

  test('confirms an order in records of 200 bytes with everything in its place', async ({ shop }) => {
    const { kunnr } = await aCustomer(shop.db)
    await aContact(shop.db, kunnr, { name: 'Jörg Weiß' })
    const { records, bytes, answer } = await download(
      shop,
      {
        orderNumber: '4500123',
        kommission: 'BV Müller, Bad',
        desiredDeliveryDate: '2026-03-20',
        positions: [
          {
            matnr: '1000517',
            text: 'Bodenfliese Plaza 30 x 60 cm, anthrazit',
            quantity: '7.56',
            reference: '1.2.3',
            retailPrice: '20.00',
            retailTotal: '151.20',
            netPrice: '18.00',
            netTotal: '136.08',
          },
        ],
      },
      { kunnr },
    )
    expect(bytes.length).toBe(records.length * 202)
    expect(records.every((record) => record.length === 200)).toBe(true)
    const [kop, poa, end] = records
    expect(kinds(records)).toBe('KOP POA END')
    expect(kop?.trimEnd()).toBe(
      `KOP${kunnr.padEnd(10)}          ABBV Müller, Bad ${'BV Müller, Bad'.padEnd(50)}4500123        20260320EUR04.00${'Jörg Weiß'.padEnd(40)}20260311`,
    )
    expect(poa?.trimEnd()).toBe(
      `POA00000000000000000010${'1000517'.padEnd(15)}00000007560${'Bodenfliese Plaza 30 x 60 cm, anthrazit'.padEnd(80)}000000020000000000136080100000000${'1.2.3'.padEnd(18)} H M2 1`,
    )
    expect(end?.trimEnd()).toBe('END10 Tage 2 % Skonto, 30 Tage netto')
    expect(answer.headers['content-disposition']).toMatch(/filename="B0260311\.\d{3}"/)
  })

  test('says what has no field in texts that belong to their line', async ({ shop }) => {
    const { records } = await download(shop, {
      kommission: 'Bauvorhaben Lindenhof, Haus 3',
      textNote: 'Bitte vorher anrufen',
      status: 'X',
      positions: [
        {
          matnr: '1',
          text: `Feinsteinzeug ${'Nordkap '.repeat(12)}`,
          note: 'Zeile 1\nZeile 2',
          deliveryDate: '2026-03-18',
          reference: 'Erdgeschoss links, Küche',
        },
        { matnr: '2', alternativeTo: 10, netPrice: null, netTotal: null },
        { matnr: '3', partOf: 20, unit: 'STUECK' },
      ],
    })
    expect(kinds(records)).toBe('KOP POT POA POT POT POA POT POA POT END')
    const texts = of(records, 'POT').map((record) => [
      Number(at(record, 14, 23)),
      record.slice(23).trimEnd().replace(/ {2,}/g, '|'),
    ])
    expect(texts).toEqual([
      [0, 'Ihre Mitteilung: Bitte vorher anrufen'],
      [10, 'Nordkap Nordkap Nordkap Nordkap|Liefertermin: 18.03.2026|Ihre Kommission: Erdgeschoss links,'],
      [10, 'Küche|Zeile 1|Zeile 2'],
      [20, 'Alternative zu Pos. 10|Preis auf Anfrage'],
      [30, 'Teil von Pos. 20'],
    ])
    const flags = of(records, 'POA').map((record) => at(record, 181, 188))
    expect(flags).toEqual([' H M2 2 ', 'AJ M2   ', ' U STU2 '])
    expect(at(records.at(-1), 4, 43).trim()).toBe('Dieser Beleg ist storniert.')
  })

  test('brings goods to a differing address and names surcharges beside the lines', async ({ shop }) => {
    const deliveryAddress = {
      id: 'A1',
      firstName: '',
      name: 'Arbeitsgemeinschaft Neubau Klinikum Süd',
      street: 'Lindenstraße 4',
      plz: '80999',
      city: 'München',
      country: 'DE',
      isDefault: false,
      isGlobal: false,
    }
    const surcharges = [
      { kind: 'freight', net: '49.9' },
      { kind: 'palletDeposit', net: '20' },
    ]
    const given = {
      deliveryAddress,
      surcharges,
      positions: [
        { matnr: '1' },
        { matnr: null, text: 'Zuschnitt', quantity: '2', unit: 'ST', netPrice: '5.00', netTotal: '10.00' },
      ],
    }
    const { records } = await download(shop, given)
    expect(kinds(records)).toBe('KOP ADR POA POZ POZ POZ END')
    expect(records[1]?.trimEnd()).toBe(
      `ADR${'Arbeitsgemeinschaft Neubau'.padEnd(30)}${'Klinikum Süd'.padEnd(60)}${'Lindenstraße 4'.padEnd(30)}   80999 München`,
    )
    expect(
      of(records, 'POZ').map((record) => [
        Number(at(record, 14, 23)),
        at(record, 24, 25),
        at(record, 26, 105).trim(),
        at(record, 106, 127),
      ]),
    ).toEqual([
      [20, '99', '2 Stück Zuschnitt', '0000000000000000001000'],
      [0, '07', 'Fracht', '0000000000000000004990'],
      [0, '99', 'Palettenpfand', '0000000000000000002000'],
    ])
    const old = (await download(shop, given, { format: 'UGL_V2' })).records
    expect(kinds(old)).toBe('KOP ADR POA POT POT END')
    expect([at(old[0], 117, 121), at(old[0], 162, 169)]).toEqual(['02.00', '00000000'])
    expect(old[3]?.slice(23)).toContain('Pos. 20: 2 Stück Zuschnitt: 10,00 EUR')
    expect(old[4]?.slice(23)).toMatch(/Fracht: 49,90 EUR +Palettenpfand: 20,00 EUR/)
  })

  test('offers until a day, and tells where goods are fetched', async ({ shop }) => {
    const { werks } = await aPlant(shop.db, { name: 'Niederlassung Nord' })
    const { records } = await download(
      shop,
      {
        doctype: 5,
        orderNumber: '20001',
        validTo: '2026-04-30',
        pickupWerks: werks,
        pickupDate: '2026-03-13',
        deliveryType: '02',
        positions: [{ matnr: '1' }],
      },
      { language: 'en' },
    )
    expect(at(records[0], 24, 25)).toBe('PA')
    expect(at(records[0], 106, 113)).toBe('20260313')
    expect(records[1]).toContain('Pick-up: Niederlassung Nord')
    expect(at(records.at(-1), 4, 43).trim()).toBe('Valid until: 30/04/2026')
  })

  test('charges with amounts, cash discount and days, and services before the operation', async ({
    shop,
  }) => {
    const order = await download(shop, { orderNumber: '4500777' })
    const { records } = await download(
      shop,
      {
        doctype: 2,
        orderNumber: '90000815',
        billDate: '2026-03-15',
        netPrice: '2000.00',
        grossPrice: '2380.00',
        vat: [{ category: 'S', rate: '19', base: '2000', amount: '380' }],
        surcharges: [{ kind: 'freight', net: '10' }],
        from: [{ docid: order.docid }],
        positions: [
          { matnr: '1', quantity: '10', retailPrice: null, retailTotal: null, netTotal: '1980.00' },
          { matnr: null, text: 'Zuschnitt', netTotal: '10.00' },
        ],
      },
      { kunnr: order.user.kunnr },
    )
    expect(kinds(records)).toBe('RGD POA POA KOP POA END')
    expect(records[0]?.trimEnd()).toBe(
      'RGD90000815  RG20260315EUR000002380000000003800001900000002000000000000476000200202603250000000000000000000000002026041400000238000',
    )
    expect(records[1]).toContain('Fracht')
    expect(at(records[1], 142, 152)).toBe('00000001000')
    expect(at(records[2], 50, 89).trim()).toBe('10 m² Zuschnitt')
    expect([at(records[3], 24, 25), at(records[3], 91, 105).trim()]).toEqual(['BE', '4500777'])
    expect([at(records[4], 130, 162), at(records[4], 187)]).toEqual([
      '000000000000000001980000000000000',
      '3',
    ])
  })

  test('credits with positive amounts, whatever sign the ERP writes', async ({ shop }) => {
    const given = {
      doctype: 4,
      orderNumber: '95001',
      vat: [{ category: 'S', rate: '19', base: '-100', amount: '-19' }],
    }
    const { records } = await download(shop, {
      ...given,
      netPrice: '-100.00',
      grossPrice: '-119.00',
      positions: [{ matnr: '1', quantity: '10', netTotal: '-100.00' }],
    })
    expect(records[0]?.slice(13, 64)).toBe('GS20260311EUR00000011900000000019000190000000010000')
    expect(at(records[2], 142, 152)).toBe('00000010000')
    // Nothing is to be paid, so nothing is due.
    expect(records[0]?.slice(64).trimEnd()).toBe('0'.repeat(67))
    expect(records.at(-1)?.trimEnd()).toBe('END')
  })

  test('tells no amount to whom net prices are not shown, and says so', async ({ shop }) => {
    const surcharges = [{ kind: 'freight', net: '49.9' }]
    const { records } = await download(
      shop,
      { surcharges, positions: [{ matnr: '1', netTotal: '77.77' }] },
      { without: ['NET_PRICES'] },
    )
    expect(kinds(records)).toBe('KOP POA END')
    expect([at(records[1], 130, 162), at(records[1], 187)]).toEqual(['0'.repeat(33), ' '])
    expect(at(records[2], 4, 43).trim()).toBe('Ohne Preise')
  })

  test('keeps texts of strangers within their fields', async ({ shop }) => {
    const { records, bytes } = await download(shop, {
      kommission: 'Süd\r\nPOA0000000001😀',
      positions: [{ matnr: '1', text: 'ﬁ € ½" „Łódź“\u001A\r\nEND', note: `${'x'.repeat(199)}\r\nEND` }],
    })
    expect(kinds(records)).toBe('KOP POA POT POT END')
    expect(bytes.length).toBe(5 * 202)
    expect(at(records[1], 50, 129)).toBe(`${'fi EUR ½" "Lódz"'.padEnd(40)}${'END'.padEnd(40)}`)
  })
})
