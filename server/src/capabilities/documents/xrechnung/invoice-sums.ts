import type { Decimal } from '@shop/contract/decimal'
import { compare, subtract, sum } from '@shop/contract/exact'
import { percentOf } from '@shop/contract/money'
import { FormatRefusal } from '../format-refusal.ts'
import { amount } from '../head.ts'
import type { LetterSources } from '../letter/sources.ts'
import { totalsOfDocument } from '../letter/summary.ts'
import { letterWords } from '../letter/words.ts'
import type { PositionRow } from '../store.ts'
import { xrechnungWords } from './words.ts'

export interface Rate {
  category: string
  rate: Decimal
}

/** A line that is charged: alternatives and remarks without an amount are none. */
export interface ChargedLine extends Rate {
  row: PositionRow
  net: Decimal
}

/** What is charged besides the lines, or taken off where it is negative, by tax. */
export interface Charge extends Rate {
  name: string
  net: Decimal
}

export interface InvoiceSums {
  lines: ChargedLine[]
  charges: Charge[]
  taxes: (Rate & { base: Decimal; vat: Decimal })[]
  lineTotal: Decimal
  net: Decimal
  vat: Decimal
  gross: Decimal
}

/**
 * The totals of an invoice as EN 16931 checks them: lines and charges by tax make the bases (BR-S-08), each rounded once
 * (BR-CO-17), and all together what is to be paid.
 * @throws {FormatRefusal} where what the ERP sent does not add up: every receiver would send it back
 */
export function invoiceSums(sources: LetterSources): InvoiceSums {
  const { document, positions } = sources
  const { net, vat, gross } = totalsOfDocument(document, positions)
  const lines = positions.flatMap((row): ChargedLine[] => {
    const own = amount(row.netTotal)
    if (own === null || row.alternativeTo !== null) return []
    return [{ row, net: own, category: row.taxCategory, rate: amount(row.vatRate) ?? '0' }]
  })
  const taxes = vat.map((line) => ({
    category: line.category,
    rate: amount(line.rate) ?? '0',
    base: amount(line.base) ?? '0',
    vat: amount(line.amount) ?? '0',
  }))
  const charges = chargesOf(sources, lines, taxes)
  const lineTotal = sum(lines.map((line) => line.net))
  const vatTotal = sum(taxes.map((tax) => tax.vat))
  const isSound =
    lines.length > 0 &&
    lines.every((line) => taxes.some((tax) => isSame(line, tax))) &&
    compare(sum([lineTotal, ...charges.map((charge) => charge.net)]), net) === 0 &&
    compare(sum(taxes.map((tax) => tax.base)), net) === 0 &&
    taxes.every((tax) => compare(percentOf(tax.base, tax.rate), tax.vat) === 0) &&
    compare(sum([net, vatTotal]), gross) === 0
  if (!isSound) throw new FormatRefusal('SUMS')
  return { lines, charges, taxes, lineTotal, net, vat: vatTotal, gross }
}

const isSame = (a: Rate, b: Rate): boolean => a.category === b.category && compare(a.rate, b.rate) === 0

/** Surcharges with the rates of the goods they are shared out to: what the base of a tax has beyond its lines. */
function chargesOf(
  { document, language }: LetterSources,
  lines: readonly ChargedLine[],
  taxes: readonly (Rate & { base: Decimal })[],
): Charge[] {
  const names = letterWords[language].surcharges
  const named = document.surcharges.map(({ kind, net }) => ({
    name: names[kind] ?? kind,
    net: amount(net) ?? '0',
  }))
  const others = xrechnungWords[language].others
  const all = named.map(({ name }) => name).join(', ') || others
  return taxes
    .flatMap(({ category, rate, base }) => {
      const own = lines.filter((line) => isSame(line, { category, rate }))
      const beyond = subtract(base, sum(own.map((line) => line.net)))
      if (taxes.length > 1) return [{ name: all, category, rate, net: beyond }]
      // ERPs send charges within the total alone, too.
      const left = subtract(beyond, sum(named.map(({ net }) => net)))
      return [...named, { name: others, net: left }].map((each) => ({ ...each, category, rate }))
    })
    .filter(({ net }) => compare(net, '0') !== 0)
}
