import { addDays } from '@shop/contract/day'
import { compare, isPositive, sum } from '@shop/contract/exact'
import { hasElectronicInvoice } from '@shop/contract/documents'
import type { Db } from '#server/db/connection.ts'
import type { DownloadFile } from '#server/http/downloads.ts'
import { FormatRefusal } from '../format-refusal.ts'
import { type DocumentRow, amount } from '../head.ts'
import { creditedSources } from '../letter/credited-sources.ts'
import { fileName } from '../letter/document-pdf.ts'
import { deliveryDays, letterTitle } from '../letter/compose-letter.ts'
import { type LetterSources, loadLetterSources } from '../letter/sources.ts'
import { letterWords } from '../letter/words.ts'
import { type Xml, element, text } from './element.ts'
import { type InvoiceSums, invoiceSums } from './invoice-sums.ts'
import { cents, lineItem, taxOf } from './line-item.ts'
import { buyerParty, sellerParty, shipToParty } from './parties.ts'
import { xrechnungWords } from './words.ts'

interface Options {
  language: LetterSources['language']
  timeZone: string
  /** Decided by whoever calls, from the permission of the reader; an invoice is its amounts. */
  withNetPrices: boolean
}

const guideline = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  rsm: 'CrossIndustryInvoice:100',
  ram: 'ReusableAggregateBusinessInformationEntity:100',
  qdt: 'QualifiedDataType:100',
  udt: 'UnqualifiedDataType:100',
}
const invoice = 2
const typeCodes = { invoice: '380', creditNote: '381' } as const
const paymentCodes = { transfer: '58', other: '1' } as const

/**
 * An invoice or credit note as XRechnung 3.0 in the syntax of UN/CEFACT (CII).
 * @throws {FormatRefusal} for other types, and where something a receiver checks is missing or does not add up
 */
export async function documentXrechnung(
  db: Db,
  document: DocumentRow,
  options: Options,
): Promise<DownloadFile> {
  if (!hasElectronicInvoice(document.doctype)) throw new FormatRefusal('TYPE')
  if (!options.withNetPrices) throw new FormatRefusal('NET_HIDDEN')
  const loaded = await loadLetterSources(db, document, options)
  const sources = document.doctype === invoice ? loaded : creditedSources(loaded)
  return {
    name: `${fileName(letterTitle(document, options.language))}.xml`,
    mime: 'application/xml',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n${invoiceXml(sources)}\n`,
  }
}

function invoiceXml(sources: LetterSources): Xml {
  const sums = invoiceSums(sources)
  const content =
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', process)),
      element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', guideline)),
    ) +
    documentHead(sources) +
    element(
      'rsm:SupplyChainTradeTransaction',
      ...sums.lines.map((line) => lineItem(line, sources)),
      agreement(sources),
      delivery(sources, sums),
      settlement(sources, sums),
    )
  const declared = Object.entries(namespaces).map(([prefix, name]) => ` xmlns:${prefix}="${standard}${name}"`)
  return `<rsm:CrossIndustryInvoice${declared.join('')}>${content}</rsm:CrossIndustryInvoice>`
}

const dayOf = ({ billDate, createDate }: DocumentRow): string => billDate ?? createDate
const isCredit = ({ doctype }: DocumentRow): boolean => doctype !== invoice

const dateTime = (name: string, day: string): Xml =>
  element(name, text('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' }))

function documentHead({ document, positions, language }: LetterSources): Xml {
  const words = letterWords[language]
  const remarks = positions
    .filter(({ netTotal, alternativeTo }) => netTotal === null || alternativeTo !== null)
    .map((row) => xrechnungWords[language].line(row.posnr, row.text))
  const notes = [
    document.status === 'X' ? words.canceled : '',
    document.textNote,
    document.reason,
    ...remarks,
  ]
  return element(
    'rsm:ExchangedDocument',
    text('ram:ID', document.orderNumber ?? document.docid),
    text('ram:TypeCode', isCredit(document) ? typeCodes.creditNote : typeCodes.invoice),
    dateTime('ram:IssueDateTime', dayOf(document)),
    ...notes.map((note) => element('ram:IncludedNote', text('ram:Content', note))),
  )
}

function agreement(sources: LetterSources): Xml {
  const { customer, document } = sources
  const reference = customer.buyerReference || document.kommission
  if (reference === '') throw new FormatRefusal('NO_BUYER_REFERENCE')
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    text('ram:BuyerReference', reference),
    sellerParty(sources),
    buyerParty(sources),
    element('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', document.kommission)),
  )
}

/**
 * Mandatory even with nothing in it.
 * @throws {FormatRefusal} where an intra-community supply does not say when it was made (BR-IC-11)
 */
function delivery(sources: LetterSources, { taxes }: InvoiceSums): Xml {
  const day = deliveryDays(sources.positions).at(-1)
  const isAbroad = taxes.some(({ category }) => category === 'K')
  if (isAbroad && day === undefined) throw new FormatRefusal('NO_DELIVERY_DAY')
  const parts =
    shipToParty(sources, isAbroad) +
    (day === undefined
      ? ''
      : element('ram:ActualDeliverySupplyChainEvent', dateTime('ram:OccurrenceDateTime', day)))
  return `<ram:ApplicableHeaderTradeDelivery>${parts}</ram:ApplicableHeaderTradeDelivery>`
}

function settlement(sources: LetterSources, sums: InvoiceSums): Xml {
  const { document, corrected, language } = sources
  const { currency } = document
  const notes = letterWords[language].taxNotes
  const surcharged = sums.charges.filter(({ net }) => isPositive(net))
  const allowed = sums.charges.filter(({ net }) => compare(net, '0') < 0)
  const total = (charges: InvoiceSums['charges']) =>
    cents(sum(charges.map(({ net }) => net)).replace('-', ''))
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:PaymentReference', document.orderNumber ?? document.docid),
    text('ram:InvoiceCurrencyCode', currency),
    paymentMeans(sources),
    ...sums.taxes.map((tax) =>
      element(
        'ram:ApplicableTradeTax',
        text('ram:CalculatedAmount', cents(tax.vat)),
        text('ram:TypeCode', 'VAT'),
        text('ram:ExemptionReason', notes[tax.category] ?? ''),
        text('ram:BasisAmount', cents(tax.base)),
        text('ram:CategoryCode', tax.category),
        text('ram:RateApplicablePercent', tax.rate),
      ),
    ),
    deliveryPeriod(sources),
    ...[...allowed, ...surcharged].map(({ name, net, ...tax }) =>
      element(
        'ram:SpecifiedTradeAllowanceCharge',
        element('ram:ChargeIndicator', text('udt:Indicator', String(isPositive(net)))),
        text('ram:ActualAmount', cents(net.replace('-', ''))),
        text('ram:Reason', name),
        element('ram:CategoryTradeTax', taxOf(tax)),
      ),
    ),
    paymentTerms(sources),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      text('ram:LineTotalAmount', cents(sums.lineTotal)),
      text('ram:ChargeTotalAmount', total(surcharged)),
      text('ram:AllowanceTotalAmount', total(allowed)),
      text('ram:TaxBasisTotalAmount', cents(sums.net)),
      text('ram:TaxTotalAmount', cents(sums.vat), { currencyID: currency }),
      text('ram:GrandTotalAmount', cents(sums.gross)),
      text('ram:DuePayableAmount', cents(sums.gross)),
    ),
    ...corrected.map(({ docid, orderNumber, createDate }) =>
      element(
        'ram:InvoiceReferencedDocument',
        text('ram:IssuerAssignedID', orderNumber ?? docid),
        element(
          'ram:FormattedIssueDateTime',
          text('qdt:DateTimeString', createDate.replaceAll('-', ''), { format: '102' }),
        ),
      ),
    ),
  )
}

/** From which day to which goods went, where it was not on one (BG-14), as the letter says it. */
function deliveryPeriod({ positions }: LetterSources): Xml {
  const [first, last] = deliveryDays(positions)
  if (first === undefined || last === undefined) return ''
  return element(
    'ram:BillingSpecifiedPeriod',
    dateTime('ram:StartDateTime', first),
    dateTime('ram:EndDateTime', last),
  )
}

/** By transfer to the wholesaler; what is collected or paid by card must not look as if it were to be paid once more. */
function paymentMeans({ document, company, language }: LetterSources): Xml {
  const words = letterWords[language]
  const { iban, bic } = company.bank
  const told = { sepa: words.sepa, card: words.card }[document.paymentMethod]
  if (isCredit(document) || told !== undefined)
    return element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      text('ram:TypeCode', paymentCodes.other),
      text('ram:Information', isCredit(document) ? xrechnungWords[language].credited : (told ?? '')),
    )
  if (iban === '') throw new FormatRefusal('SELLER_INCOMPLETE', 'iban')
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', paymentCodes.transfer),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      text('ram:IBANID', iban.replaceAll(' ', '')),
      text('ram:AccountName', company.legalName || company.name),
    ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', bic)),
  )
}

/** Cash discount as XRechnung wants it to be read by machines, each in a line of its own that is ended. */
function paymentTerms({ document, language }: LetterSources): Xml {
  const percent = amount(document.skontoPercent) ?? '0'
  if (isCredit(document))
    return element(
      'ram:SpecifiedTradePaymentTerms',
      text('ram:Description', xrechnungWords[language].credited),
    )
  const hasSkonto = document.skontoDays > 0 && isPositive(percent)
  const skonto = `#SKONTO#TAGE=${document.skontoDays}#PROZENT=${cents(percent)}#\n`
  return element(
    'ram:SpecifiedTradePaymentTerms',
    text('ram:Description', hasSkonto ? skonto : ''),
    dateTime('ram:DueDateDateTime', document.dueDate ?? addDays(dayOf(document), document.paymentDays)),
  )
}
