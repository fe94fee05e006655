import type { materialmaster } from '@shop/contract/resources/materialmaster'
import type { UseCase } from '#server/http/context.ts'
import { pricesFor } from '../../prices/public.ts'

/** GET_AVAILABILITIES_AND_PRICES: unknown numbers come back as not found, so that one of them spoils no batch. */
export const getAvailabilitiesAndPrices: UseCase<
  typeof materialmaster,
  'GET_AVAILABILITIES_AND_PRICES'
> = async (input, context) => {
  const lines = await pricesFor(context, input.articles, { scale: input.scale_prices })
  return { results: lines.map((line) => ({ ...line, found: line.article !== null })) }
}
