import { compare, subtract } from '@shop/contract/exact'
import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { multibasket } from '../basket-view.ts'
import { ownerOf } from '../owner.ts'
import { deleteLines, type Line, listLines, writeLines } from '../positions-store.ts'
import { lockBasket } from '../store.ts'

/**
 * TAKE_BACK: all of it in one call, so that an undo is done whole or not at all, and takes no longer for many lines than for
 * one. What is of another article by now, or gone, stays as it is.
 */
export const takeBack: UseCase<typeof basket, 'TAKE_BACK'> = async (input, context) => {
  const { db, actor, language, now } = context
  // A guest without session has nothing to take back; nothing is stored for him here.
  if (actor.owner === '') throw context.fail('BASKET_NOT_FOUND')
  const own = await lockBasket(db, ownerOf(actor), language, input.multibasket)
  if (own === undefined) throw context.fail('BASKET_NOT_FOUND')
  const lines = await listLines(db, own.id)
  const left = new Map(lines.map((line) => [line.posnr, line]))
  const touched = new Set<number>()
  for (const { posnr, matnr, quantity } of input.additions) {
    const line = left.get(posnr)
    if (line?.matnr !== matnr) continue
    left.set(posnr, { ...line, quantity: subtract(line.quantity, quantity) })
    touched.add(posnr)
  }
  if (touched.size === 0) return { basket: multibasket(own) }
  const isLeft = ({ quantity }: Line) => compare(quantity, '0') > 0
  const changed = [...left.values()].filter(({ posnr }) => touched.has(posnr))
  const gone = changed.filter((line) => !isLeft(line))
  const updated = changed.filter(isLeft).map((line) => ({ ...line, version: line.version + 1 }))
  await deleteLines(
    db,
    own.id,
    gone.map(({ posnr }) => posnr),
  )
  await writeLines(db, own.id, { updated }, now)
  return {
    basket: multibasket({ ...own, version: own.version + 1, numUePos: lines.length - gone.length }),
  }
}
