import type { Language } from '#server/http/context.ts'

type Words = {
  /** Of the customer's copy. */
  subject: (number: string) => string
  greeting: string
  body: readonly string[]
  regards: string
  /** Of the clerk's mail. */
  clerkSubject: (number: string, customer: string) => string
  clerkBody: string
  link: string
  line: (number: number) => string
  manufacturerNumber: string
  supplierId: string
  reference: string
  attachment: string
  remark: string
  customer: string
  askedBy: string
}

/** What the mails about a request for products that are not listed say. */
export const requestWords: Readonly<Record<Language, Words>> = {
  de: {
    subject: (number) => `Ihre Artikelanfrage ${number}`,
    greeting: 'Guten Tag,',
    body: [
      'vielen Dank, Ihre Anfrage ist bei uns eingegangen. Wir prüfen, ob und zu welchen Konditionen wir die Artikel ' +
        'beschaffen können, und melden uns bei Ihnen.',
      'Das haben Sie uns geschrieben:',
    ],
    regards: 'Mit freundlichen Grüßen',
    clerkSubject: (number, customer) => `Artikelanfrage ${number} von ${customer}`,
    clerkBody:
      'ein Kunde fragt nach Artikeln, die nicht im Sortiment sind. Antworten auf diese Mail gehen an ihn.',
    link: 'In der Verwaltung ansehen',
    line: (number) => `Position ${number}`,
    manufacturerNumber: 'Herstellernummer',
    supplierId: 'Lieferantennummer',
    reference: 'Ihre Referenz',
    attachment: 'Anhang',
    remark: 'Bemerkung',
    customer: 'Kunde',
    askedBy: 'Angefragt von',
  },
  en: {
    subject: (number) => `Your product request ${number}`,
    greeting: 'Dear customer,',
    body: [
      'thank you, we have received your request. We will check whether and on which terms we can get the products, and ' +
        'come back to you.',
      'This is what you wrote:',
    ],
    regards: 'Kind regards',
    clerkSubject: (number, customer) => `Product request ${number} of ${customer}`,
    clerkBody: 'a customer asks for products that are not in the assortment. Answers to this mail go to him.',
    link: 'View in the console',
    line: (number) => `Line ${number}`,
    manufacturerNumber: "Maker's number",
    supplierId: 'Supplier number',
    reference: 'Your reference',
    attachment: 'Attachment',
    remark: 'Remark',
    customer: 'Customer',
    askedBy: 'Requested by',
  },
}
