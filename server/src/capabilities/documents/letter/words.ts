import type { DocumentTypeNumber } from '@shop/contract/documents'
import type { Language } from '#server/http/context.ts'

/** What a letter is called, and how it begins. */
export type Opening = { title: string; intro: string }

const openingsDe: Readonly<Record<DocumentTypeNumber, Opening>> = {
  1: {
    title: 'Auftragsbestätigung',
    intro: 'vielen Dank für Ihren Auftrag, den wir wie folgt bestätigen.',
  },
  2: { title: 'Rechnung', intro: 'für unsere Lieferungen erlauben wir uns zu berechnen:' },
  3: { title: 'Beleg', intro: '' },
  4: { title: 'Rechnungskorrektur', intro: 'wir schreiben Ihnen gut:' },
  5: { title: 'Angebot', intro: 'vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen an:' },
  6: { title: 'Abrufauftrag', intro: 'wir haben folgenden Abruf für Sie vorgemerkt:' },
  7: {
    title: 'Anfrage',
    intro: 'Ihre Anfrage ist bei uns eingegangen. Sie erhalten in Kürze unser Angebot.',
  },
  9: {
    title: 'Budgetauftrag',
    intro: 'dieser Auftrag wartet auf die Freigabe in Ihrem Haus. Bestellt ist erst nach der Freigabe.',
  },
  10: {
    title: 'Eingangsbestätigung',
    intro:
      'vielen Dank, Ihre Bestellung ist bei uns eingegangen. Diese Eingangsbestätigung ist keine Annahme Ihrer ' +
      'Bestellung; der Vertrag kommt erst mit unserer Auftragsbestätigung zustande.',
  },
  12: { title: 'Retoure', intro: 'wir haben folgende Rückgabe aufgenommen:' },
  13: { title: 'Lieferschein', intro: 'wir liefern Ihnen:' },
}

const openingsEn: Readonly<Record<DocumentTypeNumber, Opening>> = {
  1: { title: 'Order confirmation', intro: 'thank you for your order, which we confirm as follows.' },
  2: { title: 'Invoice', intro: 'for our deliveries we charge:' },
  3: { title: 'Document', intro: '' },
  4: { title: 'Credit note', intro: 'we credit you:' },
  5: { title: 'Quotation', intro: 'thank you for your inquiry. We are pleased to offer:' },
  6: { title: 'Release order', intro: 'we have noted the following release for you:' },
  7: { title: 'Inquiry', intro: 'we have received your inquiry. Our quotation will follow shortly.' },
  9: {
    title: 'Budget order',
    intro: 'this order waits for its release in your company. Nothing is ordered before that.',
  },
  10: {
    title: 'Receipt of order',
    intro:
      'thank you, we have received your order. This receipt is no acceptance of it; the contract is only made by our ' +
      'order confirmation.',
  },
  12: { title: 'Return', intro: 'we have noted the following return:' },
  13: { title: 'Delivery note', intro: 'we deliver to you:' },
}

const daysDe = (days: number) => `${days} ${days === 1 ? 'Tag' : 'Tagen'}`
const daysEn = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

const de = {
  openings: openingsDe,
  salutation: 'Guten Tag,',
  docid: 'Vorgang im Shop',
  orderNumber: 'Belegnummer',
  date: 'Datum',
  kunnr: 'Kundennummer',
  vatIdOfCustomer: 'Ihre USt-IdNr.',
  kommission: 'Ihre Kommission',
  buyerReference: 'Ihre Referenz',
  project: 'Bauvorhaben',
  desiredDate: 'Wunschtermin',
  deliveryDate: 'Lieferdatum',
  validTo: 'Gültig bis',
  contact: 'Ansprechpartner',
  phone: 'Telefon',
  mail: 'E-Mail',
  orderedBy: 'Bestellt von',
  correctedInvoice: 'Zur Rechnung',
  ofDay: (number: string, day: string) => `${number} vom ${day}`,
  pos: 'Pos.',
  article: 'Artikel',
  quantity: 'Menge',
  price: 'Einzelpreis',
  amount: 'Betrag',
  onRequest: 'auf Anfrage',
  alternativeTo: (posnr: number) => `Alternative zu Pos. ${posnr}`,
  notInTotal: 'im Gesamtbetrag nicht enthalten',
  partOf: (posnr: number) => `Teil von Pos. ${posnr}`,
  yourText: 'Ihre Mitteilung',
  deliveryText: 'Hinweis zur Anlieferung',
  reason: 'Grund',
  deliverTo: 'Lieferanschrift',
  pickupIn: 'Abholung',
  complete: 'Komplettlieferung gewünscht',
  goods: 'Warenwert',
  net: 'Nettobetrag',
  vat: (rate: string, base: string) => `zzgl. ${rate} % MwSt. auf ${base}`,
  gross: 'Gesamtbetrag',
  surcharges: {
    freight: 'Fracht',
    smallQuantity: 'Mindermengenzuschlag',
    palletDeposit: 'Palettenpfand',
  } as Readonly<Record<string, string>>,
  taxNotes: {
    AE: 'Steuerschuldnerschaft des Leistungsempfängers.',
    K: 'Steuerfreie innergemeinschaftliche Lieferung.',
    G: 'Steuerfreie Ausfuhrlieferung.',
    E: 'Steuerfreie Leistung.',
  } as Readonly<Record<string, string>>,
  payNet: (days: number) =>
    days === 0 ? 'Zahlbar sofort ohne Abzug.' : `Zahlbar innerhalb von ${daysDe(days)} ohne Abzug.`,
  payNetBy: (date: string) => `Zahlbar bis ${date} ohne Abzug.`,
  skonto: (days: number, percent: string, amount: string, payable: string) =>
    `Bei Zahlung innerhalb von ${daysDe(days)} gewähren wir ${percent} % Skonto (${amount}): zu zahlen ${payable}.`,
  sepa: 'Der Betrag wird per SEPA-Lastschrift eingezogen.',
  card: 'Bezahlt wird mit Kreditkarte.',
  canceled: 'Dieser Beleg ist storniert.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  phoneShort: 'Tel.',
  managers: 'Geschäftsführung',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
  creditorId: 'Gläubiger-ID',
}

export type Words = typeof de

const en: Words = {
  openings: openingsEn,
  salutation: 'Dear customer,',
  docid: 'Shop reference',
  orderNumber: 'Number',
  date: 'Date',
  kunnr: 'Customer number',
  vatIdOfCustomer: 'Your VAT id',
  kommission: 'Your reference',
  buyerReference: 'Buyer reference',
  project: 'Project',
  desiredDate: 'Requested date',
  deliveryDate: 'Delivery date',
  validTo: 'Valid until',
  contact: 'Contact',
  phone: 'Phone',
  mail: 'E-mail',
  orderedBy: 'Ordered by',
  correctedInvoice: 'Invoice corrected',
  ofDay: (number, day) => `${number} of ${day}`,
  pos: 'Item',
  article: 'Article',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  onRequest: 'on request',
  alternativeTo: (posnr) => `Alternative to item ${posnr}`,
  notInTotal: 'not included in the total',
  partOf: (posnr) => `Part of item ${posnr}`,
  yourText: 'Your message',
  deliveryText: 'Delivery instructions',
  reason: 'Reason',
  deliverTo: 'Delivery address',
  pickupIn: 'Pick-up',
  complete: 'Complete delivery requested',
  goods: 'Goods',
  net: 'Net amount',
  vat: (rate, base) => `plus ${rate} % VAT on ${base}`,
  gross: 'Total',
  surcharges: {
    freight: 'Freight',
    smallQuantity: 'Small-quantity surcharge',
    palletDeposit: 'Pallet deposit',
  },
  taxNotes: {
    AE: 'Reverse charge: the recipient owes the VAT.',
    K: 'VAT-exempt intra-Community supply.',
    G: 'VAT-exempt export.',
    E: 'VAT-exempt supply.',
  },
  payNet: (days) =>
    days === 0 ? 'Payable at once without deduction.' : `Payable within ${daysEn(days)} without deduction.`,
  payNetBy: (date) => `Payable by ${date} without deduction.`,
  skonto: (days, percent, amount, payable) =>
    `For payment within ${daysEn(days)} we grant ${percent} % discount (${amount}): ${payable} to pay.`,
  sepa: 'The amount is collected by SEPA direct debit.',
  card: 'Payment by credit card.',
  canceled: 'This document is cancelled.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  phoneShort: 'Tel.',
  managers: 'Managing directors',
  taxNumber: 'Tax number',
  vatId: 'VAT id',
  creditorId: 'Creditor id',
}

/** Fixed texts of business letters; article texts and notes stand in the document itself. */
export const letterWords: Readonly<Record<Language, Words>> = { de, en }
