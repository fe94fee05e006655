import { describe, expect } from 'vitest'
import { writeSetting } from '../../shop/public.ts'
import { shopDefaults } from '../../shop/state.ts'
import { aCustomer } from '#server/testing/builders.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { aContact, aDocument } from '#server/testing/document-builders.ts'
import { test } from '#server/testing/test-app.ts'
import { getDocument } from '../store.ts'
import { composeLetter } from './compose-letter.ts'
import { renderLetter } from './render-letter.ts'
import { loadLetterSources } from './sources.ts'

type Given = Parameters<typeof aDocument>[1]
type Db = Parameters<typeof aDocument>[0]

async function letterOf(db: Db, given: Partial<Given>, language: 'de' | 'en' = 'de', withNetPrices = true) {
  const kunnr = given.kunnr ?? (await aCustomer(db)).kunnr
  const { docid } = await aDocument(db, { ...given, kunnr })
  const options = { language, timeZone: 'Europe/Berlin' }
  const sources = await loadLetterSources(db, await getDocument(db, docid), options)
  return composeLetter(sources, { withNetPrices })
}

describe('a business letter', () => {
  test('holds no amount at all without net prices', async ({ shop }) => {
    const surcharges = [{ kind: 'freight', net: '49' }]
    const letter = await letterOf(shop.db, { surcharges, positions: 3 }, 'de', false)
    expect(letter).toMatchObject({ priced: false, summary: [] })
    expect(JSON.stringify([letter.lines, letter.closing, letter.facts])).not.toContain('€')
  })

  test('shows no prices on a delivery note, whoever reads it', async ({ shop }) => {
    const letter = await letterOf(shop.db, { doctype: 13 })
    expect(letter.priced).toBe(false)
  })

  test('says at type 10 that it accepts no contract, and does not at type 1', async ({ shop }) => {
    const receipt = await letterOf(shop.db, { doctype: 10, orderNumber: null })
    const confirmation = await letterOf(shop.db, { doctype: 1, orderNumber: '4500001' })
    expect(receipt.title).toMatch(/^Eingangsbestätigung 7/)
    expect(receipt.paragraphs.join(' ')).toContain('keine Annahme')
    expect(confirmation.title).toBe('Auftragsbestätigung 4500001')
    expect(confirmation.paragraphs.join(' ')).not.toContain('keine Annahme')
  })

  test('adds up lines, surcharges and VAT per rate, and says what Skonto leaves', async ({ shop }) => {
    const letter = await letterOf(shop.db, {
      netPrice: '160.00',
      grossPrice: '185.60',
      surcharges: [{ kind: 'freight', net: '10' }],
      vat: [
        { category: 'S', rate: '19', base: '110', amount: '20.9' },
        { category: 'S', rate: '7', base: '50', amount: '3.5' },
      ],
      positions: [{ netTotal: '100.00' }, { netTotal: '50.00', vatRate: '7' }],
    })
    expect(letter.summary.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00A0', ' '))).toEqual([
      'Warenwert: 150,00 €',
      'Fracht: 10,00 €',
      'Nettobetrag: 160,00 €',
      'zzgl. 19 % MwSt. auf 110,00 €: 20,90 €',
      'zzgl. 7 % MwSt. auf 50,00 €: 3,50 €',
      'Gesamtbetrag: 185,60 €',
    ])
    const closing = letter.closing.map(({ text }) => text.replaceAll('\u00A0', ' '))
    expect(closing).toEqual([
      'Bei Zahlung innerhalb von 10 Tagen gewähren wir 2 % Skonto (3,71 €): zu zahlen 181,89 €.',
      'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
    ])
  })

  test('counts one day as one in both languages', async ({ shop }) => {
    const given = { paymentDays: 1, skontoDays: 1, skontoPercent: '2' }
    const closing = async (language: 'de' | 'en') =>
      (await letterOf(shop.db, { ...given, dueDate: null }, language)).closing
        .map(({ text }) => text)
        .join(' ')
    expect(await closing('de')).toMatch(/innerhalb von 1 Tag gewähren .* innerhalb von 1 Tag ohne Abzug/)
    expect(await closing('en')).toMatch(/within 1 day we grant .* within 1 day without/)
  })

  test('works out totals of an imported document that brought only lines', async ({ shop }) => {
    const positions = [{ netTotal: '33.33' }, { netTotal: '33.33' }, { netTotal: '10.00', vatRate: '7' }]
    const letter = await letterOf(shop.db, { netPrice: null, grossPrice: null, vat: [], positions }, 'en')
    expect(letter.summary.map(({ value }) => value)).toEqual(['€76.66', '€12.67', '€0.70', '€90.03'])
  })

  test('says which line is an alternative or a part, and leaves alternatives out of every total', async ({
    shop,
  }) => {
    const given = {
      doctype: 5,
      netPrice: null,
      grossPrice: null,
      vat: [],
      surcharges: [{ kind: 'freight', net: '10' }],
      positions: [
        { netTotal: '100' },
        { netTotal: '900', alternativeTo: 10 },
        { partOf: 10, netTotal: null },
      ],
    }
    const priced = await letterOf(shop.db, given)
    const unpriced = await letterOf(shop.db, given, 'en', false)
    expect(priced.summary.map(({ value }) => value.replace('\u00A0', ' '))).toEqual([
      '100,00 €',
      '10,00 €',
      '110,00 €',
      '19,00 €',
      '129,00 €',
    ])
    expect(priced.lines.map(({ notes }) => notes)).toEqual([
      [],
      ['Alternative zu Pos. 10, im Gesamtbetrag nicht enthalten'],
      ['Teil von Pos. 10'],
    ])
    expect(unpriced.lines.map(({ notes }) => notes)).toEqual([
      [],
      ['Alternative to item 10'],
      ['Part of item 10'],
    ])
  })

  test('names the reason where no VAT is charged', async ({ shop }) => {
    const vat = [{ category: 'AE', rate: '0', base: '100', amount: '0' }]
    for (const doctype of [2, 4, 5]) {
      const letter = await letterOf(shop.db, { doctype, vat })
      expect(letter.closing[0]?.text).toBe('Steuerschuldnerschaft des Leistungsempfängers.')
    }
  })

  test('says on a credit note which invoice it corrects, also where a return stands between them', async ({
    shop,
  }) => {
    const { kunnr } = await aCustomer(shop.db)
    const given = { doctype: 2, orderNumber: '9100871', createDate: '2026-03-02' }
    const invoice = await aDocument(shop.db, { kunnr, ...given })
    const back = await aDocument(shop.db, { kunnr, doctype: 12, from: [invoice] })
    const letter = await letterOf(shop.db, { kunnr, doctype: 4, from: [back] })
    const uncorrected = await letterOf(shop.db, { kunnr, doctype: 12, from: [invoice] })
    const fact = { label: 'Zur Rechnung', value: '9100871 vom 02.03.2026' }
    expect(letter.facts).toContainEqual(fact)
    expect(uncorrected.facts).not.toContainEqual(fact)
  })

  test('says on an invoice when the goods were delivered, from the first day to the last', async ({
    shop,
  }) => {
    const days = [{ deliveryDate: '2026-03-09', quantity: '4' }]
    const positions = [{ deliveryDate: '2026-03-05' }, { deliveries: days }, {}]
    const letter = await letterOf(shop.db, { doctype: 2, positions })
    expect(letter.facts).toContainEqual({ label: 'Lieferdatum', value: '05.03.2026 – 09.03.2026' })
  })

  test('speaks English with English numbers and units', async ({ shop }) => {
    const { kunnr } = await aCustomer(shop.db, { name: 'Łukasz Őrdögh' })
    const contact = await aContact(shop.db, kunnr)
    const letter = await letterOf(shop.db, { kunnr, positions: [{ quantity: '1234.5', kpein: 100 }] }, 'en')
    expect(letter.recipient[0]).toBe('Łukasz Őrdögh')
    expect(letter.facts).toContainEqual({ label: 'Date', value: '11/03/2026' })
    expect(letter.facts).toContainEqual({ label: 'Contact', value: contact.name })
    expect(letter.lines[0]).toMatchObject({ quantity: '1,234.5\u00A0m²', priceUnit: '/ 100\u00A0m²' })
  })

  test('shows the energy class with its scale beside each price, and none where no price stands', async ({
    shop,
  }) => {
    const eekClasses = [
      { eek_class: 'A', scale: 'A+++-D', qualifier: 'heating_55' as const },
      { eek_class: 'A+', scale: 'A+-F', qualifier: 'water' as const, load_profile: 'XL' },
    ]
    const { matnr } = await anArticle(shop.db, { eekClasses })
    const positions = [{ matnr }, { matnr: (await anArticle(shop.db)).matnr }, { matnr: null }]
    const energyIn = async (language: 'de' | 'en', withNetPrices = true) =>
      (await letterOf(shop.db, { doctype: 5, positions }, language, withNetPrices)).lines.map(
        (line) => line.energy,
      )
    expect(await energyIn('de')).toEqual([
      [
        { eekClass: 'A', scale: 'A+++-D', about: 'Raumheizung 55 °C' },
        { eekClass: 'A+', scale: 'A+-F', about: 'Warmwasser XL' },
      ],
      [],
      [],
    ])
    expect((await energyIn('en'))[0]?.map(({ about }) => about)).toEqual([
      'Space heating 55 °C',
      'Water heating XL',
    ])
    expect(await energyIn('de', false)).toEqual([[], [], []])
  })

  test('takes the room its energy classes need from the page', async ({ shop }) => {
    const eekClasses = [{ eek_class: 'A+++', scale: 'A+++-D' }]
    const { matnr } = await anArticle(shop.db, { eekClasses })
    const pdfOf = async (positions: object[]) => {
      const pdf = await renderLetter(await letterOf(shop.db, { positions }))
      return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
    }
    expect(await pdfOf(Array.from({ length: 7 }, () => ({})))).toBe(1)
    expect(await pdfOf(Array.from({ length: 7 }, () => ({ matnr })))).toBe(2)
  })

  test('becomes a PDF of as many pages as its lines need', async ({ shop }) => {
    const company = { ...shopDefaults.company, name: 'Gewerk', managers: ['Petra Lang'] }
    await writeSetting(shop.db, 'company', company)
    const short = await renderLetter(await letterOf(shop.db, { positions: 2 }))
    const long = await renderLetter(await letterOf(shop.db, { positions: 60 }))
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
    expect(short.subarray(0, 5).toString()).toBe('%PDF-')
    expect([pages(short), pages(long)]).toEqual([1, 4])
  })
})
