import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { basketView } from '../basket-view.ts'
import { lineToChange } from '../line-to-change.ts'
import { deleteLine } from '../positions-store.ts'
import { changeBasket } from '../store.ts'

/** REMOVE_POSITION: with a version, a line somebody has changed meanwhile stays. */
export const removePosition: UseCase<typeof basket, 'REMOVE_POSITION'> = async (input, context) => {
  const { db, now } = context
  const { basket: own, line } = await lineToChange(context, input)
  await deleteLine(db, own.id, line.posnr)
  await changeBasket(db, own.id, {}, now)
  return await basketView(context, { ...own, version: own.version + 1 })
}
