import { withoutCurrency } from './currency.ts'

/** Years of price lists, and seasons ("2026/27"). */
export const year = /(?<![\p{L}\p{N}.])20[1-4]\d(?:\s*[/–-]\s*(?:20)?[23]\d(?!\d))?(?![\p{L}\p{N}])/gu

/** Which of several lists a price is of. */
export const newest = /(?<!\p{L})(?:neue?[rs]?|new|aktuelle?[rs]?|current)(?!\p{L})/giu

/** Days and months: "01.01.2026", "2026-01", "03/26". */
const day =
  /(?<![\d.,])(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|20\d\d-\d\d(?:-\d\d)?|(?:0?[1-9]|1[0-2])\s*\/\s*(?:20)?[1-4]\d)(?![\d.,]*\d)/g

/** A heading without the year or the day its prices are of. */
export const withoutMoment = (heading: string): string =>
  heading.replaceAll(year, ' ').replaceAll(day, ' ').replaceAll(newest, ' ')

/** "Preis in €", "Preis CHF", "Listenpreis 2026", "Preis neu", "Art.-Nr.", "Preis (EUR/100)" and "Preis je 100 St" without what differs from file to file. */
export function plain(heading: string): string {
  return withoutCurrency(heading)
    .replaceAll(year, '')
    .replaceAll(newest, '')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => folded[letter] ?? letter)
    .replaceAll(/[№#]/g, 'nr')
    .replace(/(?:\/|\b(?:je|per|pro)\s)\s*(?:1\.?0{1,3}\b|%).*$/, '')
    .replaceAll(/\(.*?(?:\)|$)|\[.*?(?:\]|$)|\bin\b.*$/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const folded: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
