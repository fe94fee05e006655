import type { Column } from './columns.ts'
import { readDay } from './read-day.ts'
import type { Table } from './read-table.ts'

const day =
  /(\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s*\p{L}{3,9}\.?\s*\d{4}|\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/u
    .source

/** "gültig ab 01.01.2027", "Preise ab 1. Januar 2027", "valid from 2027-01-01"; "Preisliste vom" says when it was written. */
const said = [
  String.raw`(?:g(?:ü|ue)ltig\p{L}*|gilt|gelten|valid|effective)(?!\p{L})[^\n]{0,40}?(?<!\p{L})(?:ab|vom|von|from|as\s+of)(?:\s+dem)?\s*:?\s*`,
  String.raw`preis(?:e|liste)?(?!\p{L})[^\n]{0,40}?(?<!\p{L})ab(?:\s+dem)?\s*:?\s*`,
  String.raw`price(?:s|\s*list)?(?!\p{L})[^\n]{0,40}?(?<!\p{L})from\s*:?\s*`,
].map((before) => new RegExp(`(?<!\\p{L})${before}${day}`, 'giu'))

/**
 * The day (YYYY-MM-DD) from which on prices hold, as lines above a table or the heading of a price say it; undefined where
 * none does, or two say different days.
 */
export function listedFrom(lines: readonly string[]): string | undefined {
  const days = lines.flatMap((line) =>
    said.flatMap((one) => [...line.matchAll(one)].flatMap(([, written = '']) => dayIn(written) ?? [])),
  )
  const [first, ...others] = new Set(days)
  return others.length === 0 ? first : undefined
}

/** From when on the prices of a table hold: the heading of the price goes before what stands above all. */
export function firstDayOf({ above }: Table, columns: readonly Column[]): string | undefined {
  const ofPrices = columns.filter(({ field }) => field === 'listPrice' || field === 'purchasePrice')
  return listedFrom(ofPrices.map(({ name }) => name)) ?? listedFrom(above)
}

const dayIn = (written: string): string | undefined =>
  readDay(written.replaceAll(/(?<=\.)\s(?=\d)/g, ''), 'mixed')
