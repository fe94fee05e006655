import type { Language } from '#server/http/context.ts'

const de = {
  terms: (days: number, percent: string, net: number) =>
    `${days} Tage ${percent} % Skonto, ${net} Tage netto`,
  net: (days: number) => (days === 0 ? 'Zahlbar sofort, netto' : `${days} Tage netto`),
  netBy: (date: string) => `Zahlbar bis ${date}, netto`,
  termsBy: (days: number, percent: string, date: string) =>
    `${days} Tage ${percent} % Skonto, netto bis ${date}`,
  priceOnRequest: 'Preis auf Anfrage',
  withoutPrices: 'Ohne Preise',
  lineCanceled: 'Diese Position ist storniert.',
  delivery: 'Liefertermin',
  line: (posnr: number, text: string) => `Pos. ${posnr}: ${text}`,
}

const en: typeof de = {
  terms: (days, percent, net) => `${days} days ${percent} % discount, ${net} net`,
  net: (days) => (days === 0 ? 'Payable at once, net' : `${days} days net`),
  netBy: (date) => `Payable by ${date}, net`,
  termsBy: (days, percent, date) => `${days} days ${percent} % discount, net by ${date}`,
  priceOnRequest: 'Price on request',
  withoutPrices: 'Without prices',
  lineCanceled: 'This item is cancelled.',
  delivery: 'Delivery',
  line: (posnr, text) => `Item ${posnr}: ${text}`,
}

/** What stands in the text records of UGL files beside the words of letters. */
export const uglWords: Readonly<Record<Language, typeof de>> = { de, en }
