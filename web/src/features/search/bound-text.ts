import type { Formats } from '@shop/contract/formats'

/** An end of a range without its unit: of an amount (its unit is a currency's code) both cents or none. */
export function boundText(bound: number, unit: string, formats: Pick<Formats, 'decimal'>): string {
  const isAmount = /^[A-Z]{3}$/.test(unit)
  return formats.decimal(bound, isAmount && !Number.isInteger(bound) ? 2 : undefined)
}
