import { compare, multiply } from '@shop/contract/exact'
import type { LetterSources } from './sources.ts'
import { totalsOfDocument } from './summary.ts'

/** A credit note that an ERP writes with negative amounts, with positive ones. */
export function creditedSources(sources: LetterSources): LetterSources {
  const { document, positions } = sources
  if (compare(totalsOfDocument(document, positions).gross, '0') >= 0) return sources
  const turn = (value: string | null) => (value === null ? null : multiply(value, -1))
  const unsigned = (value: string) => value.replace('-', '')
  return {
    ...sources,
    document: {
      ...document,
      netPrice: turn(document.netPrice),
      grossPrice: turn(document.grossPrice),
      vat: document.vat.map((line) => ({
        ...line,
        base: multiply(line.base, -1),
        amount: multiply(line.amount, -1),
      })),
      surcharges: document.surcharges.map((each) => ({ ...each, net: multiply(each.net, -1) })),
    },
    positions: positions.map((row) => ({
      ...row,
      quantity: unsigned(row.quantity),
      netPrice: row.netPrice && unsigned(row.netPrice),
      netTotal: turn(row.netTotal),
      retailTotal: row.retailTotal && unsigned(row.retailTotal),
    })),
  }
}
