import type { DocumentRow } from '../head.ts'
import { amount } from '../head.ts'
import { isPositive } from '@shop/contract/exact'
import type { LetterSources } from '../letter/sources.ts'
import { taxNotes } from '../letter/summary.ts'
import { letterWords } from '../letter/words.ts'
import { inCodePage850, inLines } from './code-page.ts'
import { blank, chars, date, record, whole } from './record.ts'
import { uglWords } from './words.ts'

export type UglVersion = '02.00' | '04.00'

const lineWidth = 40
/** Nothing is to be paid for it. */
const creditNote = 4
const fits = (text: string, width: number): boolean => inCodePage850(text).length <= width

/** The number the wholesaler knows a document by. */
export const ownNumber = ({ orderNumber, docid }: DocumentRow): string => orderNumber ?? docid

/**
 * The head of an operation (KOP). What the customer calls it stands in two fields; the shorter one, his number, is the
 * shop's own where his does not fit, or the wholesaler's where that does not either.
 * @param operation the wholesaler's number of it
 */
export function headRecord(of: {
  kind: 'AB' | 'PA' | 'BE'
  version: UglVersion
  operation: string
  sources: LetterSources
}): Buffer {
  const { document, contact, company } = of.sources
  const { kommission, kunnr } = document
  return record(
    'KOP',
    // Optional, and another customer's if it were cut.
    fits(kunnr, 10) ? chars(kunnr, 10) : blank(10),
    blank(10),
    of.kind,
    chars([kommission, document.docid].find((name) => name !== '' && fits(name, 15)) ?? of.operation, 15),
    chars(kommission, 50),
    whole(of.operation, 15),
    date(document.pickupDate ?? document.desiredDeliveryDate),
    chars(document.currency, 3),
    of.version,
    chars(contact?.name ?? company.name, 40),
    // The day has a field since 4.0; before, the name of the file says it.
    of.version === '04.00' ? date(dayOf(document)) : date(null),
  )
}

/** The day of a document: that of the invoice, or that on which it was made. */
export const dayOf = ({ billDate, createDate }: DocumentRow): string => billDate ?? createDate

/** The address goods are brought to (ADR), none where it is the customer's own or they are fetched. */
export function addressRecords({ document }: LetterSources): Buffer[] {
  const address = document.deliveryAddress
  if (address === null || document.pickupWerks !== '') return []
  const [first = '', second = '', third = ''] = inLines(`${address.firstName} ${address.name}`, 30)
  const plz = address.plz.replaceAll(' ', '')
  const isShort = fits(plz, 6)
  return [
    record(
      'ADR',
      ...[first, second, third, address.street].map((line) => chars(line, 30)),
      chars(address.country === 'DE' ? '' : address.country, 3),
      chars(isShort ? plz : '', 6),
      chars(isShort ? address.city : `${address.plz} ${address.city}`, 30),
    ),
  ]
}

/** What the address has no room for, in lines. */
function restOfAddress({ document, language }: LetterSources): string[] {
  const address = document.deliveryAddress
  if (address === null || document.pickupWerks !== '') return []
  const name = `${address.firstName} ${address.name}`.trim()
  const isWhole = inLines(name, 30).length <= 3 && fits(address.street, 30) && fits(address.city, 20)
  if (isWhole) return []
  const text = `${letterWords[language].deliverTo}: ${name}, ${address.street}, ${address.plz} ${address.city}`
  return inLines(text, lineWidth)
}

/** Texts of the whole document that have no field in its head, in lines for text records. */
export function headerLines(sources: LetterSources): string[] {
  const { document, pickupPlant, formats, language } = sources
  const words = letterWords[language]
  const project = [document.projectName, document.projectNumber].filter((part) => part !== '').join(', ')
  const day = document.pickupDate === null ? '' : `, ${formats.date(document.pickupDate)}`
  const pickup =
    pickupPlant && `${pickupPlant.name}, ${pickupPlant.street}, ${pickupPlant.plz} ${pickupPlant.city}${day}`
  const told: [string, string | undefined][] = [
    [words.kommission, fits(document.kommission, 50) ? '' : document.kommission],
    [words.project, project],
    [words.pickupIn, pickup],
    [words.deliveryText, document.deliveryNote],
    [words.yourText, document.textNote],
    [words.reason, document.reason],
  ]
  return [
    ...restOfAddress(sources),
    ...told.flatMap(([label, text = '']) => (text === '' ? [] : inLines(`${label}: ${text}`, lineWidth))),
    ...(document.completeDelivery ? inLines(words.complete, lineWidth) : []),
  ]
}

/** What ends a file, most important first, in lines: canceled, without prices, valid until, how it is to be paid, no VAT. */
export function closingLines(
  sources: LetterSources,
  { withNetPrices }: { withNetPrices: boolean },
): string[] {
  const { document, formats, language } = sources
  const words = letterWords[language]
  return [
    document.status === 'X' ? words.canceled : '',
    withNetPrices ? '' : uglWords[language].withoutPrices,
    document.validTo === null ? '' : `${words.validTo}: ${formats.date(document.validTo)}`,
    document.doctype === creditNote ? '' : paymentTerms(sources),
    ...(withNetPrices ? taxNotes(sources) : []),
  ].flatMap((text) => inLines(text, lineWidth))
}

function paymentTerms({ document, formats, language }: LetterSources): string {
  const { paymentMethod, paymentDays, skontoDays, dueDate } = document
  const own = uglWords[language]
  if (paymentMethod === 'card') return letterWords[language].card
  const percent = amount(document.skontoPercent) ?? '0'
  const hasSkonto = skontoDays > 0 && isPositive(percent)
  const written = formats.decimal(percent)
  // The day it is due goes before the days agreed upon, as on paper.
  const day = dueDate === null ? undefined : formats.date(dueDate)
  const agreed = hasSkonto ? own.terms(skontoDays, written, paymentDays) : own.net(paymentDays)
  const dated = day && (hasSkonto ? own.termsBy(skontoDays, written, day) : own.netBy(day))
  const terms = dated ?? agreed
  return paymentMethod === 'sepa' ? `${terms}\n${letterWords[language].sepa}` : terms
}

/** The last record (END) with up to four lines of text. */
export const endRecord = (lines: readonly string[]): Buffer =>
  record('END', ...[0, 1, 2, 3].map((index) => chars(lines[index] ?? '', lineWidth)))
