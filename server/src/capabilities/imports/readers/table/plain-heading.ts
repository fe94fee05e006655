import { withoutCurrency } from './currency.ts'

/** Years of price lists. */
export const year = /(?<![\p{L}\p{N}.])20[1-4]\d(?![\p{L}\p{N}])/gu

/** "Preis in €", "Preis CHF", "Listenpreis 2026", "Preis neu", "Art.-Nr.", "Preis (EUR/100)" and "Preis je 100 St" without what differs from file to file. */
export function plain(heading: string): string {
  return withoutCurrency(heading)
    .replaceAll(year, '')
    .replaceAll(/(?<!\p{L})(?:neue?[rs]?|new|aktuelle?[rs]?|current)(?!\p{L})/giu, '')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => folded[letter] ?? letter)
    .replaceAll(/[№#]/g, 'nr')
    .replace(/(?:\/|\b(?:je|per|pro)\s)\s*(?:1\.?0{1,3}\b|%).*$/, '')
    .replaceAll(/\(.*?(?:\)|$)|\[.*?(?:\]|$)|\bin\b.*$/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const folded: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
