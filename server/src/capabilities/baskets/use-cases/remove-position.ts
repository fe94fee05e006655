import { compare, subtract } from '@shop/contract/exact'
import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { basketView } from '../basket-view.ts'
import { lineToChange } from '../line-to-change.ts'
import { deleteLine, writeLines } from '../positions-store.ts'
import { changeBasket } from '../store.ts'

/**
 * REMOVE_POSITION: with a version, a line somebody has changed meanwhile stays; with a quantity, what is more of it. In one
 * call, so that whoever leaves the page at the same moment has taken it back.
 */
export const removePosition: UseCase<typeof basket, 'REMOVE_POSITION'> = async (input, context) => {
  const { db, now } = context
  const { basket: own, line } = await lineToChange(context, input)
  if (input.matnr !== undefined && input.matnr !== line.matnr) throw context.fail('DB_ENTRY_NOT_FOUND')
  const rest = input.quantity === undefined ? '0' : subtract(line.quantity, input.quantity)
  if (compare(rest, '0') > 0) {
    await writeLines(db, own.id, { updated: [{ ...line, quantity: rest, version: line.version + 1 }] }, now)
  } else {
    await deleteLine(db, own.id, line.posnr)
    await changeBasket(db, own.id, {}, now)
  }
  return await basketView(context, { ...own, version: own.version + 1 })
}
