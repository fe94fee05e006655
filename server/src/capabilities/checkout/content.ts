import { createHash } from 'node:crypto'
import type { Decimal } from '@shop/contract/decimal'

/** Hash over what is ordered, whatever the lines are numbered: tells a retry from another order. */
export function contentHash(lines: readonly { matnr: string; quantity: Decimal; unit: string }[]): string {
  const content = lines.map(({ matnr, quantity, unit }) => `${matnr}\t${quantity}\t${unit}`).toSorted()
  return createHash('sha256').update(content.join('\n')).digest('hex')
}
