import type { Permission } from '@shop/contract/permissions'
import { SAXParser, type Tag } from 'sax'
import { describe, expect } from 'vitest'
import { demoCompany } from '#server/demo/company/company.ts'
import { aCustomer, aUser } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, signIn, test } from '#server/testing/test-app.ts'
import { writeSetting } from '../../shop/public.ts'

type Given = Omit<Parameters<typeof aDocument>[1], 'kunnr'>
type Asked = { customer?: Parameters<typeof aCustomer>[1]; company?: object; without?: readonly Permission[] }

/** Makes an invoice and downloads it; each text of the file by the path of its element, in order. */
async function download(shop: Shop, given: Given, { customer = {}, company = {}, without = [] }: Asked = {}) {
  await writeSetting(shop.db, 'company', { ...demoCompany, ...company })
  const { kunnr } = await aCustomer(shop.db, { vatId: 'DE123456789', buyerReference: 'BAU-7', ...customer })
  const user = await aUser(shop.db, { kunnrs: [kunnr], without })
  const { docid, doctype } = await aDocument(shop.db, {
    kunnr,
    doctype: 2,
    orderNumber: '90000815',
    ...given,
  })
  const { cookie } = await signIn(shop, user)
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/download/document',
    query: { doctype: String(doctype), docid, format: 'XRECHNUNG' },
    headers: { ...(cookie !== undefined && { cookie }) },
  })
  return { answer, texts: answer.statusCode === 200 ? textsOf(answer.body) : [] }
}

/** Strictly, so that whatever is no XML fails. */
function textsOf(xml: string): [path: string, text: string][] {
  const parser = new SAXParser(true, {})
  const path: string[] = []
  const texts: [string, string][] = []
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name, attributes }: Tag) => {
      path.push(name.replace(/^\w+:/, ''))
      for (const [key, value] of Object.entries(attributes as Record<string, string>))
        if (!key.startsWith('xmlns')) texts.push([`${path.join('/')}@${key}`, value])
    },
    ontext: (text: string) => texts.push([path.join('/'), text]),
    onclosetag: () => path.pop(),
  })
  parser.write(xml).close()
  return texts
}

const of = (texts: readonly [string, string][], end: string) =>
  texts.filter(([path]) => path.endsWith(end)).map(([, text]) => text)

const mixed: Given = {
  netPrice: '150.00',
  grossPrice: '176.10',
  surcharges: [{ kind: 'freight', net: '10' }],
  vat: [
    { category: 'S', rate: '19', base: '130', amount: '24.70' },
    { category: 'S', rate: '7', base: '20', amount: '1.40' },
  ],
  positions: [
    { matnr: '1', quantity: '10', netPrice: '12.15', netTotal: '121.50', vatRate: '19.00' },
    { matnr: '2', quantity: '1', netPrice: '18.50', netTotal: '18.50', vatRate: '7.00' },
  ],
}

const supplied = { matnr: '1', netTotal: '100.00', taxCategory: 'K', vatRate: '0' } as const
/** Free of tax for having gone to another country of the Union. */
const abroad: Given = {
  netPrice: '100.00',
  grossPrice: '100.00',
  vat: [{ category: 'K', rate: '0', base: '100', amount: '0' }],
  positions: [supplied],
}

describe('an invoice as XRechnung', () => {
  test('is refused where a receiver would send it back, with what is missing', async ({ shop }) => {
    const refused = async (given: Given, asked?: Asked) => {
      const { answer } = await download(shop, given, asked)
      const { code, fault, value } = answer.json<{ code: string; fault: string; value: string }>()
      return [answer.statusCode, code, fault, value]
    }
    const code = 'NOT_IN_THIS_FORMAT'
    const other = { orderNumber: '2' }
    expect(await refused({ ...other, doctype: 1 })).toEqual([409, code, 'TYPE', ''])
    expect(await refused({}, { without: ['NET_PRICES'] })).toEqual([409, code, 'NET_HIDDEN', ''])
    const nameless = { customer: { buyerReference: '' } }
    expect(await refused({ orderNumber: '3' }, nameless)).toEqual([409, code, 'NO_BUYER_REFERENCE', ''])
    const unreached = { customer: { vatId: '' } }
    expect(await refused({ orderNumber: '4' }, unreached)).toEqual([409, code, 'NO_BUYER_ADDRESS', ''])
    const silent = { company: { phone: '' } }
    expect(await refused({ orderNumber: '5' }, silent)).toEqual([409, code, 'SELLER_INCOMPLETE', 'phone'])
    const unpaid = { company: { bank: { name: '', iban: '', bic: '' } } }
    expect(await refused({ orderNumber: '6' }, unpaid)).toEqual([409, code, 'SELLER_INCOMPLETE', 'iban'])
    expect(await refused({ ...abroad, orderNumber: '9' })).toEqual([409, code, 'NO_DELIVERY_DAY', ''])
    expect(await refused({ orderNumber: '7', grossPrice: '120.00' })).toEqual([409, code, 'SUMS', ''])
    const vat = [{ category: 'S', rate: '19', base: '100', amount: '18.99' }]
    expect(await refused({ orderNumber: '8', vat, grossPrice: '118.99' })).toEqual([409, code, 'SUMS', ''])
  })

  test('names profile, parties, references, days and payment', async ({ shop }) => {
    const { texts, answer } = await download(shop, {
      billDate: '2026-03-15',
      kommission: 'BV Müller & Söhne <Bad>',
      positions: [{ matnr: '1000517', deliveryDate: '2026-03-12', note: 'Palette 2\u0001', reference: 'EG' }],
    })
    expect(answer.headers['content-type']).toContain('application/xml')
    expect(of(texts, 'GuidelineSpecifiedDocumentContextParameter/ID')).toEqual([
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    ])
    expect(of(texts, 'ExchangedDocument/ID')).toEqual(['90000815'])
    expect(of(texts, 'ExchangedDocument/TypeCode')).toEqual(['380'])
    expect(of(texts, 'IssueDateTime/DateTimeString')).toEqual(['20260315'])
    expect(of(texts, 'BuyerReference')).toEqual(['BAU-7'])
    expect(of(texts, 'BuyerOrderReferencedDocument/IssuerAssignedID')).toEqual(['BV Müller & Söhne <Bad>'])
    expect(of(texts, 'Party/URIUniversalCommunication/URIID')).toEqual([demoCompany.mail, 'DE123456789'])
    expect(of(texts, 'Party/URIUniversalCommunication/URIID@schemeID')).toEqual(['EM', '9930'])
    expect(of(texts, 'OccurrenceDateTime/DateTimeString')).toEqual(['20260312'])
    expect(of(texts, 'PaymentMeans/TypeCode')).toEqual(['58'])
    expect(of(texts, 'IBANID')).toEqual([demoCompany.bank.iban])
    expect(of(texts, 'PaymentTerms/Description')).toEqual(['#SKONTO#TAGE=10#PROZENT=2.00#\n'])
    expect(of(texts, 'DueDateDateTime/DateTimeString')).toEqual(['20260414'])
    expect(of(texts, 'LineItem/AssociatedDocumentLineDocument/IncludedNote/Content')).toEqual([
      'Ihre Kommission: EG\nPalette 2',
    ])
  })

  test('adds up: lines, surcharges shared out to their taxes, bases, and what is to be paid', async ({
    shop,
  }) => {
    const { texts } = await download(shop, mixed)
    expect(of(texts, 'LineMonetarySummation/LineTotalAmount')).toEqual(['121.50', '18.50'])
    expect(of(texts, 'AllowanceCharge/ActualAmount')).toEqual(['8.50', '1.50'])
    expect(of(texts, 'CategoryTradeTax/RateApplicablePercent')).toEqual(['19', '7'])
    expect(of(texts, 'ApplicableTradeTax/BasisAmount')).toEqual(['130.00', '20.00'])
    expect(of(texts, 'ApplicableTradeTax/CalculatedAmount')).toEqual(['24.70', '1.40'])
    const summation = texts.filter(([path]) => path.includes('HeaderMonetarySummation/'))
    expect(summation.map(([, text]) => text)).toEqual([
      '140.00',
      '10.00',
      '0.00',
      '150.00',
      'EUR',
      '26.10',
      '176.10',
      '176.10',
    ])
  })

  test('charges what an ERP puts into the total alone by a name of its own', async ({ shop }) => {
    const vat = [{ category: 'S', rate: '19', base: '105', amount: '19.95' }]
    const { texts } = await download(shop, { netPrice: '105.00', grossPrice: '124.95', vat })
    expect(of(texts, 'AllowanceCharge/Reason')).toEqual(['Weitere Zu- und Abschläge'])
    expect(of(texts, 'AllowanceCharge/ActualAmount')).toEqual(['5.00'])
  })

  test('has a price for as many as makes the amount of the line again', async ({ shop }) => {
    const total = { netPrice: '100.00', grossPrice: '119.00' }
    const prices = async (position: object) => {
      const { texts } = await download(shop, {
        ...total,
        orderNumber: null,
        positions: [{ netTotal: '100.00', ...position }],
      })
      return [
        ...of(texts, 'NetPriceProductTradePrice/ChargeAmount'),
        ...of(texts, 'BasisQuantity'),
        ...of(texts, 'BilledQuantity'),
        ...of(texts, 'BilledQuantity@unitCode'),
      ]
    }
    expect(
      await prices({ quantity: '8000', kpein: 1000, netPrice: '12.50', unit: 'ST', kmein: 'ST' }),
    ).toEqual(['12.5', '1000', '8000', 'H87'])
    expect(await prices({ quantity: '3', netPrice: '23.15', unit: 'KAR', kmein: 'M2' })).toEqual([
      '100',
      '3',
      '3',
      'XCT',
    ])
    expect(await prices({ quantity: '10', netPrice: '9.99', unit: 'QXY', kmein: 'QXY' })).toEqual([
      '100',
      '10',
      '10',
      'C62',
    ])
    const codes = []
    for (const unit of ['QM', 'Stk', 'LFM']) codes.push((await prices({ quantity: '10', unit })).at(-1))
    expect(codes).toEqual(['MTK', 'H87', 'MTR'])
  })

  test('credits with positive amounts, names the invoice, and asks for no payment', async ({ shop }) => {
    const { texts } = await download(shop, {
      doctype: 4,
      netPrice: '-100.00',
      grossPrice: '-119.00',
      vat: [{ category: 'S', rate: '19', base: '-100', amount: '-19' }],
      positions: [{ matnr: '1', quantity: '10', netTotal: '-100.00' }],
    })
    expect(of(texts, 'ExchangedDocument/TypeCode')).toEqual(['381'])
    expect(of(texts, 'DuePayableAmount')).toEqual(['119.00'])
    expect(of(texts, 'PaymentMeans/TypeCode')).toEqual(['1'])
    expect(of(texts, 'IBANID')).toEqual([])
  })

  test('says of an intra-community supply when it was made and where it went', async ({ shop }) => {
    const positions = [{ ...supplied, deliveryDate: '2026-03-12' }]
    const customer = { vatId: 'ATU12345678', country: 'AT', city: 'Linz' }
    const { texts } = await download(shop, { ...abroad, positions }, { customer })
    expect(of(texts, 'OccurrenceDateTime/DateTimeString')).toEqual(['20260312'])
    expect(of(texts, 'ShipToTradeParty/PostalTradeAddress/CountryID')).toEqual(['AT'])
    expect(of(texts, 'ApplicableTradeTax/ExemptionReason')).toEqual([
      'Steuerfreie innergemeinschaftliche Lieferung.',
    ])
  })

  test('says from when to when goods were delivered, where it was more than a day', async ({ shop }) => {
    const days = async (...delivered: string[]) => {
      const positions = delivered.map((deliveryDate, index) => ({
        matnr: String(index + 1),
        netTotal: '100.00',
        deliveryDate,
      }))
      const total = 100 * positions.length
      const sums = { netPrice: `${total}.00`, grossPrice: `${total * 1.19}` }
      const vat = [{ category: 'S', rate: '19', base: String(total), amount: String(total * 0.19) }]
      const { texts } = await download(shop, { ...sums, vat, orderNumber: null, positions })
      return of(texts, 'DateTime/DateTimeString').slice(1)
    }
    expect(await days('2026-03-12')).toEqual(['20260312', '20260410'])
    expect(await days('2026-03-12', '2026-03-14')).toEqual(['20260314', '20260312', '20260314', '20260410'])
  })

  test('reaches customers of other countries under their VAT ids', async ({ shop }) => {
    const schemes = []
    for (const vatId of ['CHE123456789MWST', 'IT12345678901', 'HU12345678']) {
      const { texts } = await download(shop, { orderNumber: vatId.slice(0, 10) }, { customer: { vatId } })
      schemes.push(...of(texts, 'BuyerTradeParty/URIUniversalCommunication/URIID@schemeID'))
    }
    expect(schemes).toEqual(['9927', '0211', '9910'])
  })

  test('reaches public buyers under their Leitweg-ID, and what is collected is not to be paid once more', async ({
    shop,
  }) => {
    const customer = { vatId: '', buyerReference: '04011000-1234512345-06' }
    const { texts } = await download(shop, { paymentMethod: 'sepa' }, { customer })
    expect(of(texts, 'BuyerReference')).toEqual(['04011000-1234512345-06'])
    expect(of(texts, 'BuyerTradeParty/URIUniversalCommunication/URIID@schemeID')).toEqual(['0204'])
    expect(of(texts, 'PaymentMeans/TypeCode')).toEqual(['1'])
    expect(of(texts, 'IBANID')).toEqual([])
  })
})
