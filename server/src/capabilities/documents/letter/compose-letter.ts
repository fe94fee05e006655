import type { DocumentTypeNumber } from '@shop/contract/documents'
import type { Language } from '#server/http/context.ts'
import { aboutClass } from '../../catalogue/public.ts'
import { type DocumentRow, amount } from '../head.ts'
import type { PositionRow } from '../store.ts'
import type { LetterSources } from './sources.ts'
import { type SummaryRow, paymentNotes, summaryRows, taxNotes } from './summary.ts'
import { type Words, letterWords } from './words.ts'

export type LetterLine = {
  pos: string
  matnr: string
  text: string
  notes: string[]
  quantity: string
  date: string
  /** '' in a letter without prices. */
  price: string
  priceUnit: string
  amount: string
  /** Class, scale from best to worst ("A+++-D") and what it is about; none where no price stands. */
  energy: { eekClass: string; scale: string; about: string }[]
}

/** A letter ready to be drawn: every text in its language and format. */
export type Letter = {
  language: 'de' | 'en'
  words: Words
  company: LetterSources['company']
  title: string
  recipient: string[]
  facts: { label: string; value: string }[]
  paragraphs: string[]
  priced: boolean
  lines: LetterLine[]
  summary: SummaryRow[]
  closing: { heading: string; text: string }[]
}

/** Delivery notes never show prices: they go with the lorry. */
const unpriced: readonly number[] = [13]
const paid: readonly number[] = [1, 2, 6, 9, 10]

/** Puts a document into words. Without net prices it carries no amount at all. */
export function composeLetter(sources: LetterSources, { withNetPrices }: { withNetPrices: boolean }): Letter {
  const { document, positions, company, language } = sources
  const words = letterWords[language]
  const opening = words.openings[document.doctype as DocumentTypeNumber]
  const priced =
    withNetPrices &&
    !unpriced.includes(document.doctype) &&
    positions.some((position) => position.netTotal !== null)
  const canceled = document.status === 'X' ? [words.canceled] : []
  return {
    language,
    words,
    company,
    title: letterTitle(document, language),
    recipient: recipientLines(sources),
    facts: factsOf(sources, words),
    paragraphs: [words.salutation, opening.intro, ...canceled].filter((text) => text !== ''),
    priced,
    lines: positions.map((position) => letterLine(position, sources, words, priced)),
    summary: priced ? summaryRows(sources) : [],
    closing: closingOf(sources, words, priced),
  }
}

/** What a document is called on paper, with its number. */
export const letterTitle = ({ doctype, orderNumber, docid }: DocumentRow, language: Language): string =>
  `${letterWords[language].openings[doctype as DocumentTypeNumber].title} ${orderNumber ?? docid}`

function recipientLines({ customer }: LetterSources): string[] {
  const { name, name2, street, plz, city, country } = customer
  return [name, name2, street, `${plz} ${city}`, country === 'DE' ? '' : country].filter(
    (line) => line !== '',
  )
}

function factsOf(sources: LetterSources, words: Words) {
  const { document, positions, customer, contact, corrected, formats } = sources
  const day = (value: string | null) => (value === null ? '' : formats.date(value))
  const isInvoice = document.doctype === 2 || document.doctype === 4
  const wanted = day(document.pickupDate ?? document.desiredDeliveryDate)
  const project = [document.projectName, document.projectNumber].filter((part) => part !== '').join(', ')
  const facts: [string, string][] = [
    [words.orderNumber, document.orderNumber ?? ''],
    [words.docid, document.docid],
    [words.date, day(isInvoice ? (document.billDate ?? document.createDate) : document.createDate)],
    // § 31 UStDV: a correction says which invoice it corrects.
    [
      words.correctedInvoice,
      corrected
        .map((invoice) => words.ofDay(invoice.orderNumber ?? invoice.docid, day(invoice.createDate)))
        .join(', '),
    ],
    [words.kunnr, document.kunnr],
    [words.vatIdOfCustomer, isInvoice ? customer.vatId : ''],
    [words.buyerReference, isInvoice ? customer.buyerReference : ''],
    [words.kommission, document.kommission],
    [words.project, project],
    isInvoice
      ? [words.deliveryDate, deliveryDays(positions).map(day).join(' – ')]
      : [words.desiredDate, wanted],
    [words.validTo, day(document.validTo)],
    [words.orderedBy, document.creatorName],
    [words.contact, contact?.name ?? ''],
    [words.phone, contact?.phone ?? ''],
    [words.mail, contact?.mail ?? ''],
  ]
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** When the goods of an invoice were delivered (§ 14 UStG): one day, or the first and the last. */
export function deliveryDays(positions: readonly PositionRow[]): string[] {
  const days = positions
    .flatMap(({ deliveryDate, deliveries }) => [deliveryDate, ...deliveries.map((each) => each.deliveryDate)])
    .filter((day) => day !== null)
    .toSorted()
  return [...new Set([days.at(0), days.at(-1)])].filter((day) => day !== undefined)
}

function letterLine(row: PositionRow, sources: LetterSources, words: Words, priced: boolean): LetterLine {
  const { document, formats } = sources
  const price = amount(row.netPrice)
  const total = amount(row.netTotal)
  const reference = row.reference === '' ? [] : [`${words.kommission}: ${row.reference}`]
  return {
    pos: String(row.posnr),
    matnr: row.matnr ?? '',
    text: row.text,
    notes: [...relationOf(row, words, priced), ...reference, row.note].filter((note) => note !== ''),
    quantity: formats.quantity(amount(row.quantity) ?? '0', row.unit),
    date: row.deliveryDate === null ? '' : formats.date(row.deliveryDate),
    price: !priced ? '' : price === null ? words.onRequest : formats.money(price, document.currency),
    priceUnit:
      priced && price !== null
        ? formats.priceUnit({ costUnit: row.kpein, volumeUnit: row.kmein || row.unit })
        : '',
    amount: priced && total !== null ? formats.money(total, document.currency) : '',
    energy: priced ? energyOf(row, sources) : [],
  }
}

/** What a line stands beside or belongs to. */
function relationOf({ alternativeTo, partOf }: PositionRow, words: Words, priced: boolean): string[] {
  const relations = partOf === null ? [] : [words.partOf(partOf)]
  if (alternativeTo === null) return relations
  const alternative = words.alternativeTo(alternativeTo)
  return [...relations, priced ? `${alternative}, ${words.notInTotal}` : alternative]
}

/** Regulation (EU) 2017/1369: class and scale stand wherever a price does. */
function energyOf({ matnr }: PositionRow, { energyClasses, language }: LetterSources): LetterLine['energy'] {
  const classes = matnr === null ? [] : (energyClasses.get(matnr) ?? [])
  return classes.map((each) => ({
    eekClass: each.eek_class,
    scale: each.scale,
    about: aboutClass(each, language),
  }))
}

function closingOf(sources: LetterSources, words: Words, priced: boolean): Letter['closing'] {
  const { document, pickupPlant, formats } = sources
  const address = document.deliveryAddress
  const delivery =
    address === null
      ? ''
      : [
          `${address.firstName} ${address.name}`.trim(),
          address.street,
          `${address.plz} ${address.city}`,
        ].join(', ')
  const pickup =
    pickupPlant === undefined
      ? ''
      : [pickupPlant.name, pickupPlant.street, `${pickupPlant.plz} ${pickupPlant.city}`].join(', ')
  const pickupDay = document.pickupDate === null ? '' : `, ${formats.date(document.pickupDate)}`
  return [
    { heading: words.reason, text: document.reason },
    { heading: words.pickupIn, text: pickup === '' ? '' : pickup + pickupDay },
    { heading: words.deliverTo, text: pickup === '' ? delivery : '' },
    { heading: words.deliveryText, text: document.deliveryNote },
    { heading: words.yourText, text: document.textNote },
    { heading: '', text: document.completeDelivery ? `${words.complete}.` : '' },
    ...(priced ? taxNotes(sources) : []).map((text) => ({ heading: '', text })),
    ...(priced && paid.includes(document.doctype) ? paymentNotes(sources) : []).map((text) => ({
      heading: '',
      text,
    })),
  ].filter(({ text }) => text !== '')
}
