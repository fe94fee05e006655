import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { readSoldArticles } from '../../prices/public.ts'
import { readSettings } from '../../shop/public.ts'
import { basketView } from '../basket-view.ts'
import { lineToChange } from '../line-to-change.ts'
import { writeLines } from '../positions-store.ts'
import { isSellable, isWithin, quantityLimits } from '../quantity.ts'

/** EDIT_POSITION: only what is sent changes. */
export const editPosition: UseCase<typeof basket, 'EDIT_POSITION'> = async (input, context) => {
  const { db, now } = context
  const { basket: own, line } = await lineToChange(context, input)
  const { quantity = line.quantity, note = line.note, reference = line.reference } = input
  if (input.quantity !== undefined) {
    const article = (await readSoldArticles(context, [line.matnr])).get(line.matnr)
    if (article === undefined) throw context.fail('ARTICLE_NUMBER_NOT_FOUND')
    const max = String((await readSettings(db, 'limits')).limits.maxQuantity)
    if (!isSellable(quantity, line.unit, article) || !isWithin(quantity, max))
      throw context.fail('INVALID_QUANTITY', quantityLimits(line.unit, article, max))
  }
  const updated = [{ ...line, quantity, note, reference, version: line.version + 1 }]
  await writeLines(db, own.id, { updated }, now)
  return await basketView(context, { ...own, version: own.version + 1 })
}
