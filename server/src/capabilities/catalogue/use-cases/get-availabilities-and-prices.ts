import type { materialmaster } from '@shop/contract/resources/materialmaster'
import type { UseCase } from '#server/http/context.ts'
import { type PricedLine, pricesFor } from '../../prices/public.ts'

/**
 * GET_AVAILABILITIES_AND_PRICES: unknown numbers come back as not found, units the article does not have by their name,
 * quantities that are none as a problem, so that one of them spoils no batch.
 */
export const getAvailabilitiesAndPrices: UseCase<
  typeof materialmaster,
  'GET_AVAILABILITIES_AND_PRICES'
> = async (input, context) => {
  const { articles, scale_prices: scale } = input
  const asked = articles.map(({ quantity, ...line }) => ({ ...line, quantity: quantity ?? undefined }))
  const lines = await pricesFor(context, asked, { scale })
  return { results: lines.map((line, place) => result(line, articles[place]?.quantity === null)) }
}

function result(line: PricedLine, isWithoutQuantity: boolean) {
  if (line.article === null) return { ...line, found: false }
  if (line.unitKnown && !isWithoutQuantity) return { ...line, found: true }
  // Stock, net price and totals were those of a base unit, or of the smallest quantity: not what was asked for.
  return {
    ...line,
    found: true,
    problem: line.unitKnown ? ('INVALID_QUANTITY' as const) : ('UNKNOWN_UNIT' as const),
    availability: null,
    netPrice: null,
    netTotal: null,
    retailTotal: null,
    explanation: null,
  }
}
