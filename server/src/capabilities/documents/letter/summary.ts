import type { Decimal } from '@shop/contract/decimal'
import { isPositive, sum } from '@shop/contract/exact'
import { type TaxCategory, lessPercent, vatShares } from '@shop/contract/money'
import { type DocumentRow, amount } from '../head.ts'
import type { PositionRow } from '../store.ts'
import type { VatLine } from '../tables.ts'
import type { LetterSources } from './sources.ts'
import { letterWords } from './words.ts'

/** A row below the lines: label, amount as written, and whether it is the one to be paid. */
export type SummaryRow = { label: string; value: string; strong: boolean }

/** Totals of a document: as stored, or worked out from its lines, without alternatives, where an import gave none. */
export function totalsOfDocument(document: DocumentRow, lines: readonly PositionRow[]) {
  const positions = lines.filter(({ alternativeTo }) => alternativeTo === null)
  const goods = sum(positions.map((position) => amount(position.netTotal) ?? '0'))
  const net =
    amount(document.netPrice) ?? sum([goods, ...document.surcharges.map((surcharge) => surcharge.net)])
  const vat = document.vat.length > 0 ? document.vat : vatOfLines(positions)
  const gross = amount(document.grossPrice) ?? sum([net, ...vat.map((line) => line.amount)])
  return { goods, net, vat, gross }
}

function vatOfLines(positions: readonly PositionRow[]): VatLine[] {
  const taxed = positions.flatMap((position) => {
    const net = amount(position.netTotal)
    const rate = amount(position.vatRate) ?? '0'
    return net === null ? [] : [{ net, category: position.taxCategory as TaxCategory, rate }]
  })
  return vatShares(taxed).map(({ net, vat, ...share }) => ({ ...share, base: net, amount: vat }))
}

/** The rows below the lines, from goods to gross. */
export function summaryRows({ document, positions, formats, language }: LetterSources): SummaryRow[] {
  const words = letterWords[language]
  const { goods, net, vat, gross } = totalsOfDocument(document, positions)
  const money = (value: Decimal) => formats.money(value, document.currency)
  const row = (label: string, value: Decimal, strong = false) => ({ label, value: money(value), strong })
  const surcharges = document.surcharges.map(({ kind, net: amountOf }) =>
    row(words.surcharges[kind] ?? kind, amountOf),
  )
  return [
    ...(surcharges.length > 0 ? [row(words.goods, goods), ...surcharges] : []),
    row(words.net, net),
    ...vat.map((line) => row(words.vat(formats.decimal(line.rate), money(line.base)), line.amount)),
    row(words.gross, gross, true),
  ]
}

/** Why no VAT is charged, where that is so (§ 14a UStG). */
export function taxNotes({ document, positions, language }: LetterSources): string[] {
  const { vat } = totalsOfDocument(document, positions)
  return [...new Set(vat.flatMap((line) => letterWords[language].taxNotes[line.category] ?? []))]
}

/** How the document is to be paid. */
export function paymentNotes({ document, positions, formats, language }: LetterSources): string[] {
  const words = letterWords[language]
  const { gross } = totalsOfDocument(document, positions)
  if (document.paymentMethod === 'card') return [words.card]
  const net =
    document.dueDate === null
      ? words.payNet(document.paymentDays)
      : words.payNetBy(formats.date(document.dueDate))
  const percent = amount(document.skontoPercent) ?? '0'
  const collected = document.paymentMethod === 'sepa' ? [words.sepa] : []
  if (document.skontoDays === 0 || !isPositive(percent)) return [net, ...collected]
  const { taken, left } = lessPercent(gross, percent)
  const money = (value: Decimal) => formats.money(value, document.currency)
  const early = words.skonto(document.skontoDays, formats.decimal(percent), money(taken), money(left))
  return [early, net, ...collected]
}
