import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { addArticles } from '../add-articles.ts'
import { multibasket } from '../basket-view.ts'

/** ADD_ARTICLE */
export const addArticle: UseCase<typeof basket, 'ADD_ARTICLE'> = async (input, context) => {
  const done = await addArticles(context, [input], input.multibasket)
  const result = done?.results[0]
  if (done === undefined || result === undefined) throw context.fail('BASKET_NOT_FOUND')
  if (!result.ok) {
    const { ok: _, code, ...limits } = result
    throw context.fail(code, limits)
  }
  const { posnr, version, quantity } = result
  return { basket: multibasket(done.basket), posnr, version, quantity }
}
