import type { Context } from '#server/http/context.ts'
import { basketView } from './basket-view.ts'
import { ownerOf } from './owner.ts'
import { type Line, listLines } from './positions-store.ts'
import { type Basket, lockBasket } from './store.ts'

type Refusals = 'BASKET_NOT_FOUND' | 'DB_ENTRY_NOT_FOUND' | 'VERSION_CONFLICT'
type Which = { multibasket?: string | undefined; posnr: number; version?: number | undefined }

/**
 * Locks the basket and finds the line that is to change. A version that is not the current one is refused with the
 * basket as it is now, so that the page can show both.
 */
export async function lineToChange(
  context: Context<Refusals>,
  { multibasket, posnr, version }: Which,
): Promise<{ basket: Basket; line: Line }> {
  const { db, actor, language } = context
  // A guest without session has no line to change; nothing is stored for him here.
  if (actor.owner === '') throw context.fail('BASKET_NOT_FOUND')
  const basket = await lockBasket(db, ownerOf(actor), language, multibasket)
  if (basket === undefined) throw context.fail('BASKET_NOT_FOUND')
  const line = (await listLines(db, basket.id)).find((each) => each.posnr === posnr)
  if (line === undefined) throw context.fail('DB_ENTRY_NOT_FOUND')
  if (version !== undefined && version !== line.version)
    throw context.fail('VERSION_CONFLICT', await basketView(context, basket))
  return { basket, line }
}
