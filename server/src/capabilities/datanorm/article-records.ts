import { field, key, lines, record } from './fields.ts'
import type { DatanormPrice } from './price.ts'

export type DatanormArticle = {
  matnr: string
  /** Title lines, then what is told besides; each may have any length. */
  title: string
  more: readonly string[]
  brand: string
  /** Of the maker. */
  alternative: string
  ean: string
  price: DatanormPrice
  /** Keys of main and product group. */
  mainGroup: string
  group: string
}

/** Widths of the format: a text line, a number, the match code. */
const width = { text: 40, number: 15, match: 15 } as const
/** Four signs; the trade's short forms where the shop's code says less. */
const units: Readonly<Record<string, string>> = { SA: 'SACK', PAA: 'PAAR' }
/** Most lines of a text: their numbers have two digits. */
const mostLines = 99

/**
 * The records of one article: its long text (T), where its title has more than two lines or something is told besides, its
 * main record (A) with the list price, and what else programs look for (B).
 * @param textNumber of its long text, unique in the file
 */
export function articleRecords(article: DatanormArticle, textNumber: number): { text: string; main: string } {
  const { matnr, price, mainGroup, group } = article
  const [first = '', second = '', ...rest] = lines(article.title, width.text)
  const told = [...rest, ...article.more.flatMap((text) => lines(text, width.text))].slice(0, mostLines)
  const number = told.length === 0 ? '' : String(textNumber).padStart(8, '0')
  const main = record(
    'A',
    'N',
    matnr,
    told.length === 0 ? '00' : '40',
    first,
    second,
    '1',
    String(price.perKey),
    field(units[price.unit] ?? price.unit, 4),
    price.list || '0',
    '',
    mainGroup,
    number,
  )
  const besides = record(
    'B',
    'N',
    matnr,
    field(article.brand, width.match),
    key(article.alternative, width.number) ?? '',
    '',
    '0',
    '0',
    '0',
    /^\d{8,13}$/.test(article.ean) ? article.ean : '',
    '',
    group,
    '',
    '0',
    '',
    '',
  )
  return { text: textRecords(number, told), main: main + besides }
}

/** Two lines of a text in each record. */
function textRecords(number: string, told: readonly string[]): string {
  const records: string[] = []
  for (let at = 0; at < told.length; at += 2) {
    const [one = '', other] = told.slice(at, at + 2)
    const second = other === undefined ? ['', '', ''] : [String(at + 2), '', other]
    records.push(record('T', 'N', number, '', String(at + 1), '', one, ...second))
  }
  return records.join('')
}

/** Net prices of articles (P), three in each record; those without one are left out. */
export function priceRecords(articles: readonly DatanormArticle[]): string {
  const blocks = articles
    .filter(({ price }) => price.net !== '')
    .map(({ matnr, price }) => [matnr, '2', price.net, '', '', '', '', '', ''])
  const records: string[] = []
  for (let at = 0; at < blocks.length; at += 3)
    records.push(record('P', 'A', ...blocks.slice(at, at + 3).flat()))
  return records.join('')
}
