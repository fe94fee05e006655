import type { Decimal } from '@shop/contract/decimal'
import type { FieldCode } from '@shop/contract/answer'
import { compare } from '@shop/contract/exact'
import type { Db } from '#server/db/connection.ts'
import { readSettings } from '../shop/public.ts'

/** Tells what is wrong with a quantity for a label; undefined when it may be printed. */
export async function labelQuantityCheck(db: Db): Promise<(quantity: Decimal) => FieldCode | undefined> {
  const { limits } = await readSettings(db, 'limits')
  return (quantity) => {
    if (compare(quantity, String(limits.maxQuantity)) > 0) return 'TOO_LARGE'
    return (quantity.split('.')[1]?.length ?? 0) > 3 ? 'TOO_PRECISE' : undefined
  }
}
