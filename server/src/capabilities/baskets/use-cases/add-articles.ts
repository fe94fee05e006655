import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { addArticles as addToBasket } from '../add-articles.ts'
import { multibasket } from '../basket-view.ts'

/** ADD_ARTICLES: right ones are kept, wrong ones come back with their reason, in the order they were sent. */
export const addArticles: UseCase<typeof basket, 'ADD_ARTICLES'> = async (input, context) => {
  const done = await addToBasket(context, input.articles, input.multibasket)
  if (done === undefined) throw context.fail('BASKET_NOT_FOUND')
  const results = done.results.map((result, index) => ({
    matnr: input.articles[index]?.matnr ?? '',
    ok: result.ok,
    code: result.ok ? ('' as const) : result.code,
    posnr: result.ok ? result.posnr : null,
    quantity: result.ok ? result.quantity : null,
    ...('stepsize' in result && {
      stepsize: result.stepsize,
      unit: result.unit,
      max: result.max,
      ...(result.units && { units: result.units }),
    }),
  }))
  return { basket: multibasket(done.basket), results }
}
