import type { Language } from '#server/http/context.ts'

/** Mails about a document, queued as jobs in the transaction of what happened to it. */
export const mailTemplates = [
  'receipt',
  'confirmation',
  'refusal',
  'budget-release-needed',
  'budget-released',
  'budget-rejected',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

type Text = { subject: (number: string) => string; body: string }
type MailWords = {
  texts: Readonly<Record<MailTemplate, Text>>
  greeting: string
  attached: string
  link: string
  regards: string
}

const de: MailWords = {
  texts: {
    receipt: {
      subject: (number) => `Eingangsbestätigung ${number}`,
      body:
        'vielen Dank, Ihre Bestellung ist bei uns eingegangen. Diese Eingangsbestätigung ist keine Annahme Ihrer ' +
        'Bestellung; der Vertrag kommt erst mit unserer Auftragsbestätigung zustande, die Sie gesondert erhalten.',
    },
    confirmation: {
      subject: (number) => `Auftragsbestätigung ${number}`,
      body: 'vielen Dank für Ihren Auftrag. Wir bestätigen ihn wie folgt.',
    },
    refusal: {
      subject: (number) => `Bestellung ${number} nicht angenommen`,
      body:
        'diese Bestellung konnten wir leider nicht annehmen. Es wird nichts geliefert und nichts berechnet. Bitte ' +
        'sprechen Sie uns an, damit wir gemeinsam eine Lösung finden.',
    },
    'budget-release-needed': {
      subject: (number) => `Budgetauftrag ${number} wartet auf Ihre Freigabe`,
      body: 'ein Auftrag aus Ihrem Haus überschreitet das Budget. Bitte geben Sie ihn frei oder lehnen Sie ihn ab.',
    },
    'budget-released': {
      subject: (number) => `Budgetauftrag ${number} ist freigegeben`,
      body: 'Ihr Auftrag wurde freigegeben und ist bei uns eingegangen.',
    },
    'budget-rejected': {
      subject: (number) => `Budgetauftrag ${number} wurde abgelehnt`,
      body: 'Ihr Auftrag wurde in Ihrem Haus abgelehnt. Es wird nichts geliefert und nichts berechnet.',
    },
  },
  greeting: 'Guten Tag,',
  attached: 'Den Beleg finden Sie im Anhang.',
  link: 'Im Shop ansehen',
  regards: 'Mit freundlichen Grüßen',
}

const en: MailWords = {
  texts: {
    receipt: {
      subject: (number) => `Receipt of order ${number}`,
      body:
        'thank you, we have received your order. This receipt is no acceptance of it; the contract is only made by our ' +
        'order confirmation, which you will get separately.',
    },
    confirmation: {
      subject: (number) => `Order confirmation ${number}`,
      body: 'thank you for your order. We confirm it as follows.',
    },
    refusal: {
      subject: (number) => `Order ${number} not accepted`,
      body:
        'we are sorry that we could not accept this order. Nothing will be delivered or charged. Please contact us so ' +
        'that we can find a solution.',
    },
    'budget-release-needed': {
      subject: (number) => `Budget order ${number} waits for your release`,
      body: 'an order of your company exceeds the budget. Please release or reject it.',
    },
    'budget-released': {
      subject: (number) => `Budget order ${number} is released`,
      body: 'your order was released and has reached us.',
    },
    'budget-rejected': {
      subject: (number) => `Budget order ${number} was rejected`,
      body: 'your order was rejected in your company. Nothing will be delivered or charged.',
    },
  },
  greeting: 'Dear customer,',
  attached: 'The document is attached.',
  link: 'View in the shop',
  regards: 'Kind regards',
}

export const mailWords: Readonly<Record<Language, MailWords>> = { de, en }
