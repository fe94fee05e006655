import type { documentStatuses } from '@shop/contract/documents'
import { documentAmount, statusName, typeName } from '../documents/public.ts'

type Row = { doctype: number; status: 'A' | 'B' | 'C' | 'X'; netPrice: string | null }
type Shown = {
  type: string
  status: (typeof documentStatuses)[Row['status']] | 'unknown'
  netPrice: string | null
}

/** A head with the words and decimals of the contract. */
export function orderHead<T extends Row>(row: T): Omit<T, keyof Shown> & Shown {
  const { status, netPrice, ...rest } = row
  return {
    ...rest,
    type: typeName(row.doctype),
    status: statusName(status),
    netPrice: documentAmount(netPrice),
  } as Omit<T, keyof Shown> & Shown
}
