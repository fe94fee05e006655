import type { FieldErrors } from '@shop/contract/answer'
import type { Decimal } from '@shop/contract/decimal'
import { compare, divide, multiply, subtract, sum } from '@shop/contract/exact'
import type { TaxCategory } from '@shop/contract/money'
import type { PositionRow } from '../documents/public.ts'
import { germanTaxRates, totalsOf } from '../prices/public.ts'

/** How much of a line is taken. */
export type Taken = { posnr: number; quantity: Decimal }

/** A line with what is still open of it. */
export type OpenLine = { posnr: number; open: Decimal }

/** What cannot be taken: unknown lines, a line named twice, more than is open, more places than quantities have. */
export function takenProblems(lines: readonly OpenLine[], taken: readonly Taken[]): FieldErrors {
  const open = new Map(lines.map((line) => [line.posnr, line.open]))
  const named = new Set<number>()
  const problems: FieldErrors = {}
  for (const [index, { posnr, quantity }] of taken.entries()) {
    const available = open.get(posnr)
    if (available === undefined || named.has(posnr)) problems[`positions.${index}.posnr`] = 'UNKNOWN_VALUE'
    else if (compare(quantity, available) > 0) problems[`positions.${index}.quantity`] = 'TOO_LARGE'
    else if (/\.\d{4,}$/.test(quantity)) problems[`positions.${index}.quantity`] = 'TOO_PRECISE'
    named.add(posnr)
  }
  return problems
}

/**
 * The amount of a part of a line: that of everything up to and including it, less that of everything before. So the
 * parts of a line always add up to its amount, to the cent.
 */
export function partAmount(
  total: Decimal | null,
  { quantity, before, part }: { quantity: Decimal; before: Decimal; part: Decimal },
): Decimal | null {
  if (total === null) return null
  const upTo = (taken: Decimal) => divide(multiply(total, taken), quantity, 2)
  return subtract(upTo(sum([before, part])), upTo(before))
}

/** A line of a follow-up document: the part that is taken, with its share of the amounts. */
export function partOfLine(line: PositionRow, part: Decimal, before: Decimal): PositionRow {
  const share = { quantity: line.quantity, before, part }
  return {
    ...line,
    quantity: part,
    remnant: '0',
    status: 'C',
    netTotal: partAmount(line.netTotal, share),
    retailTotal: partAmount(line.retailTotal, share),
    deliveries: [],
  }
}

/** Net, VAT and gross of lines and surcharges; null where a line has no price. */
export function amountsOf(
  lines: readonly PositionRow[],
  surcharges: readonly { kind: string; net: string }[],
  deliveryDay: string,
) {
  const taxed = lines.flatMap(({ netTotal, taxCategory, vatRate }) =>
    netTotal === null ? [] : [{ net: netTotal, category: taxCategory as TaxCategory, rate: plain(vatRate) }],
  )
  if (taxed.length < lines.length) return { netPrice: null, grossPrice: null, vat: [] }
  const { net, gross, vat } = totalsOf({
    lines: taxed,
    surcharges: surcharges as Parameters<typeof totalsOf>[0]['surcharges'],
    rates: germanTaxRates,
    deliveryDay,
  })
  return {
    netPrice: net,
    grossPrice: gross,
    vat: vat.map(({ category, rate, net: base, vat: tax }) => ({ category, rate, base, amount: tax })),
  }
}

/** A rate as the database writes it ("19.00") as canonical decimal. */
const plain = (rate: string): Decimal => sum([rate])
