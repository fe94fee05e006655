import type { Decimal } from '@shop/contract/decimal'
import { divide, multiply } from '@shop/contract/exact'
import { amount } from '../head.ts'
import type { LetterSources } from '../letter/sources.ts'
import { letterWords } from '../letter/words.ts'
import type { PositionRow } from '../store.ts'
import { inCodePage850, inLines } from './code-page.ts'
import { linePrice, noPrice } from './line-price.ts'
import { blank, chars, digits, record, whole } from './record.ts'
import { uglWords } from './words.ts'

export interface LineOptions {
  sources: LetterSources
  withNetPrices: boolean
  /** Lines that others are part of. */
  parents: ReadonlySet<number | null>
}

const textWidth = 40
/** Bytes of a field for the number of a line in a specification of works. */
const referenceWidth = 18

/** The net amount of a line, worked out where an import gave the price alone; null where it has none. */
export function netOf({ netTotal, netPrice, quantity, unit, kpein, kmein }: PositionRow): Decimal | null {
  const price = amount(netPrice)
  if (netTotal !== null || price === null || (kmein !== '' && kmein !== unit)) return amount(netTotal)
  return divide(multiply(price, amount(quantity) ?? '0'), String(kpein), 2)
}

/** The line of an article (POA): number, quantity, two lines of text, and what may be told of its price. */
export function articleRecord(row: PositionRow, { withNetPrices, parents }: LineOptions): Buffer {
  const net = netOf(row)
  const { fields, code } = withNetPrices && net !== null ? linePrice(row, net) : noPrice
  const [first = '', second = ''] = inLines(row.text, textWidth)
  return record(
    'POA',
    digits('0', 10),
    digits(String(row.posnr), 10),
    whole(row.matnr ?? '', 15),
    digits(amount(row.quantity) ?? '0', 11, 3),
    chars(first, textWidth),
    chars(second, textWidth),
    fields,
    chars(fitsReference(row) ? row.reference : '', referenceWidth),
    row.alternativeTo === null ? ' ' : 'A',
    row.partOf !== null ? 'U' : parents.has(row.posnr) ? 'J' : 'H',
    ' ',
    chars(row.unit, 3),
    code,
  )
}

/** What of an article's text its line has no room for. */
export const restOfText = (row: PositionRow): string[] => inLines(row.text, textWidth).slice(2)

/** What has no field in a line: what it belongs to, days, reference, notes. */
export function lineDetails(row: PositionRow, { sources, withNetPrices }: LineOptions): string[] {
  const { language, formats, document } = sources
  const words = letterWords[language]
  const own = uglWords[language]
  const reference = row.reference === '' || fitsReference(row) ? '' : `${words.kommission}: ${row.reference}`
  const isPriced = !withNetPrices || netOf(row) !== null
  return [
    row.status === 'X' && document.status !== 'X' ? own.lineCanceled : '',
    row.alternativeTo === null ? '' : words.alternativeTo(row.alternativeTo),
    row.partOf === null ? '' : words.partOf(row.partOf),
    isPriced ? '' : own.priceOnRequest,
    row.deliveryDate === null ? '' : `${own.delivery}: ${formats.date(row.deliveryDate)}`,
    ...row.deliveries.map(
      (each) =>
        `${own.delivery}: ${formats.date(each.deliveryDate)}, ${formats.quantity(each.quantity, row.unit)}`,
    ),
    reference,
    row.note,
  ].flatMap((text) => inLines(text, textWidth))
}

const fitsReference = ({ reference }: PositionRow): boolean =>
  inCodePage850(reference).length <= referenceWidth && !reference.includes('\n')

/**
 * Text records (POT), three lines in each.
 * @param posnr of the line they belong to; 0 for texts of the whole document
 */
export function textRecords(posnr: number, lines: readonly string[]): Buffer[] {
  const records: Buffer[] = []
  for (let from = 0; from < lines.length; from += 3) {
    const three = [0, 1, 2].map((index) => chars(lines[from + index] ?? '', textWidth))
    records.push(record('POT', digits('0', 10), digits(String(posnr), 10), ...three))
  }
  return records
}

/** A surcharge or service without an article (POZ): its kind, its name, its net amount. */
export const surchargeRecord = (of: { posnr: number; type: string; name: string; net: Decimal }): Buffer =>
  record(
    'POZ',
    digits('0', 10),
    digits(String(of.posnr), 10),
    of.type,
    chars(of.name, 80),
    digits('0', 11, 2),
    digits(of.net, 11, 2),
  )

/** A charge of an invoice outside its operations: a line of text and net amount alone. */
export function chargeRecord(name: string, net: Decimal): Buffer {
  const [first = '', second = ''] = inLines(name, textWidth)
  return record(
    'POA',
    digits('0', 10),
    digits('0', 10),
    blank(15),
    digits('0', 11, 3),
    chars(first, textWidth),
    chars(second, textWidth),
    digits('0', 11, 2) + '0' + digits(net, 11, 2) + digits('0', 10),
    blank(referenceWidth),
    ' H ',
    chars('ST', 3),
    '3',
  )
}
