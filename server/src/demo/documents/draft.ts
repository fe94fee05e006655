import type { DocumentTypeNumber } from '@shop/contract/documents'
import type { ImportInput } from '@shop/contract/imports/kinds'

export type DocumentRow = ImportInput<'documents'>
export type Status = 'A' | 'B' | 'C' | 'X'
export type Position = NonNullable<Exclude<DocumentRow['positions'], string>>[number]

/** A document before it gets its number: numbers are given in the order of the dates. */
export interface Draft extends Omit<DocumentRow, 'orderNumber' | 'predecessors' | 'doctype' | 'positions'> {
  doctype: DocumentTypeNumber
  positions: Position[]
  /** The documents this one came from. */
  from: Draft[]
}

/** First number of each type. They lie below those the built-in ERP gives, so that both never meet. */
const firstNumbers: Record<DocumentTypeNumber, number> = {
  1: 4_400_001,
  2: 9_100_001,
  3: 9_900_001,
  4: 9_600_001,
  5: 2_100_001,
  6: 4_300_001,
  7: 1_100_001,
  9: 3_100_001,
  10: 3_900_001,
  12: 6_100_001,
  13: 8_100_001,
}

/** Gives all drafts their numbers by date, predecessors first. */
export function numbered(drafts: readonly Draft[]): DocumentRow[] {
  const next = { ...firstNumbers }
  const numbers = new Map<Draft, string>()
  return drafts
    .toSorted((a, b) => a.createDate.localeCompare(b.createDate))
    .map((draft) => {
      const { from, ...row } = draft
      const orderNumber = String(next[draft.doctype]++)
      numbers.set(draft, orderNumber)
      return {
        ...row,
        orderNumber,
        predecessors: from.map((each) => ({ doctype: each.doctype, orderNumber: numberOf(numbers, each) })),
      }
    })
}

function numberOf(numbers: Map<Draft, string>, draft: Draft): string {
  const number = numbers.get(draft)
  if (number === undefined) throw new Error(`document of ${draft.createDate} comes after its successor`)
  return number
}
