import { withoutControls } from '../row.ts'

/**
 * What spreadsheets show where a formula fails, in German and English, and where a column is too narrow for its numbers:
 * that is what they write into a CSV.
 */
const failed =
  /^(?:#(?:N\/?V|N\/A|(?:WERT|VALUE|REF|BEZUG|DIV\/0|NULL|ZAHL|NUM|ÜBERLAUF|SPILL|KALK|CALC|FELD|FIELD|BLOCKIERT|BLOCKED|VERBINDEN|CONNECT|UNBEKANNT|UNKNOWN)!|NAME\?|#+)|(?:Err|Fehler):\d{3})$/i

/** Whether a cell holds what a spreadsheet shows instead of a value. */
export const isFailed = (cell: string): boolean => failed.test(cell.trim())

/**
 * What a cell says: the text that programs put into ="00123" or '00123 to keep its zeros; nothing where a formula failed or
 * a dash stands for nothing.
 */
export function cellText(cell: string): string | undefined {
  const text = withoutControls(cell)
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=\d)/, '')
    .trim()
  return text === '' || isFailed(text) || /^[-–—]+$/.test(text) ? undefined : text
}

/** A number of many digits as a spreadsheet shortens it: "1,23457E+11"; which one it was nobody can tell. */
export const isShortened = (text: string): boolean => /^\d[.,]\d+E\+\d{2,3}$/i.test(text)

/** A number as a spreadsheet shows it once it took it for a day: "01. Mrz", "Mrz 25", "Mar-25"; of 1-3 or 3/25 it does. */
export const showsDay = (text: string): boolean =>
  /^(?:\d{1,2}\. (?:Jan|Feb|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|(?:Jan|Feb|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez) \d{2}|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/.test(
    text,
  )

/** Whether a cell says instead of a price that one has to ask for it. */
export const saysOnRequest = (text: string): boolean =>
  /^(?:preis\s+)?(?:(?:auf\s+)?anfrage|a\.?\s?anfr\.?|a\.?\s?a\.?|tp|tagespreis|(?:price\s+)?on\s+request|p\.?o\.?[ar]\.?)$/i.test(
    text,
  )
