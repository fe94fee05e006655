import type { Language } from '#server/http/context.ts'

const de = {
  others: 'Weitere Zu- und Abschläge',
  credited: 'Der Betrag wird Ihnen gutgeschrieben.',
  line: (posnr: number, text: string) => `Pos. ${posnr}: ${text}`,
}

const en: typeof de = {
  others: 'Other charges and allowances',
  credited: 'The amount is credited to you.',
  line: (posnr, text) => `Item ${posnr}: ${text}`,
}

/** What stands in electronic invoices beside the words of letters. */
export const xrechnungWords: Readonly<Record<Language, typeof de>> = { de, en }
