import type { Language } from '#server/http/context.ts'

type Words = {
  greeting: string
  regards: string
  /** Of the clerk's mail about a new request. */
  requestSubject: (number: string, customer: string) => string
  requestBody: string
  link: string
  customer: string
  askedBy: string
  address: string
  reason: string
  /** Of the answer to whoever asked. */
  answerSubject: Record<'done' | 'refused', string>
  answerBody: Record<'done' | 'refused', string>
  answer: string
}

/** What the mails about requests to delete delivery addresses say. */
export const deletionWords: Readonly<Record<Language, Words>> = {
  de: {
    greeting: 'Guten Tag,',
    regards: 'Mit freundlichen Grüßen',
    requestSubject: (number, customer) => `Löschantrag ${number} von ${customer}`,
    requestBody:
      'ein Kunde möchte, dass eine Lieferadresse gelöscht wird, die alle seine Benutzer sehen. Antworten auf diese ' +
      'Mail gehen an ihn.',
    link: 'In der Verwaltung ansehen',
    customer: 'Kunde',
    askedBy: 'Beantragt von',
    address: 'Lieferadresse',
    reason: 'Grund',
    answerSubject: {
      done: 'Ihre Lieferadresse ist gelöscht',
      refused: 'Ihre Lieferadresse bleibt bestehen',
    },
    answerBody: {
      done: 'die Lieferadresse, deren Löschung Sie beantragt haben, ist gelöscht. Ihre Belege behalten sie, wie sie war.',
      refused: 'die Lieferadresse, deren Löschung Sie beantragt haben, können wir nicht löschen.',
    },
    answer: 'Unsere Nachricht',
  },
  en: {
    greeting: 'Dear customer,',
    regards: 'Kind regards',
    requestSubject: (number, customer) => `Request of deletion ${number} of ${customer}`,
    requestBody:
      'a customer asks for a delivery address to be deleted that all his users see. Answers to this mail go to him.',
    link: 'View in the console',
    customer: 'Customer',
    askedBy: 'Requested by',
    address: 'Delivery address',
    reason: 'Reason',
    answerSubject: {
      done: 'Your delivery address is deleted',
      refused: 'Your delivery address stays',
    },
    answerBody: {
      done: 'the delivery address you asked us to delete is deleted. Your documents keep it as it was.',
      refused: 'we cannot delete the delivery address you asked us to delete.',
    },
    answer: 'Our message',
  },
}
