import { numberFormats } from '@shop/contract/number-format'
import { stringify } from 'csv-stringify/sync'
import type { Language } from '#server/http/context.ts'
import { type DocumentRow, amount } from './head.ts'
import type { PositionRow } from './store.ts'

const heads = {
  de: {
    lines: [
      'Beleg',
      'Datum',
      'Kommission',
      'Pos.',
      'Artikel',
      'Bezeichnung',
      'Menge',
      'Einheit',
      'Liefertermin',
      'Notiz',
      'Alternative zu',
      'Teil von',
    ],
    prices: ['Nettopreis', 'je', 'Preiseinheit', 'Nettobetrag', 'Währung'],
  },
  en: {
    lines: [
      'Document',
      'Date',
      'Reference',
      'Item',
      'Article',
      'Text',
      'Quantity',
      'Unit',
      'Delivery date',
      'Note',
      'Alternative to',
      'Part of',
    ],
    prices: ['Net price', 'per', 'Price unit', 'Net amount', 'Currency'],
  },
}

/**
 * The lines of a document for a spreadsheet: semicolons, a byte order mark, numbers with the language's decimal sign and
 * without thousands signs, days as YYYY-MM-DD. A line says what it is an alternative to: its amount is in no total.
 */
export function documentCsv(
  document: DocumentRow,
  positions: readonly PositionRow[],
  { language, withNetPrices }: { language: Language; withNetPrices: boolean },
): string {
  const number = (value: string | null) =>
    (amount(value) ?? '').replace('.', numberFormats[language].decimalSeparator)
  const head = [document.orderNumber ?? document.docid, document.createDate, document.kommission]
  const rows = positions.map((row) => [
    ...[...head, String(row.posnr), row.matnr ?? '', row.text].map(harmless),
    number(row.quantity),
    ...[row.unit, row.deliveryDate ?? '', row.note].map(harmless),
    row.alternativeTo ?? '',
    row.partOf ?? '',
    ...(withNetPrices
      ? [
          number(row.netPrice),
          String(row.kpein),
          row.kmein || row.unit,
          number(row.netTotal),
          document.currency,
        ]
      : []),
  ])
  const { lines, prices } = heads[language]
  return stringify([withNetPrices ? [...lines, ...prices] : lines, ...rows], { delimiter: ';', bom: true })
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
const harmless = (text: string) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
