import type { materialmaster } from '@shop/contract/resources/materialmaster'
import type { UseCase } from '#server/http/context.ts'
import { type PricedLine, pricesFor } from '../../prices/public.ts'

/**
 * GET_AVAILABILITIES_AND_PRICES: unknown numbers come back as not found, units the article does not have by their name,
 * so that one of them spoils no batch.
 */
export const getAvailabilitiesAndPrices: UseCase<
  typeof materialmaster,
  'GET_AVAILABILITIES_AND_PRICES'
> = async (input, context) => {
  const lines = await pricesFor(context, input.articles, { scale: input.scale_prices })
  return { results: lines.map(result) }
}

function result(line: PricedLine) {
  if (line.article === null) return { ...line, found: false }
  if (line.unitKnown) return { ...line, found: true }
  // Stock and net price were those of a base unit, and of the smallest quantity: not what was asked for.
  return {
    ...line,
    found: true,
    problem: 'UNKNOWN_UNIT' as const,
    availability: null,
    netPrice: null,
    explanation: null,
  }
}
