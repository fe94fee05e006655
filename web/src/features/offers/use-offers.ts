import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useShop } from '#web/app/use-shop.ts'
import { type Asked, offerQuery } from './offers.ts'

/**
 * Offers for several articles, each undefined until it is there; nothing is asked for while not `enabled`. A file of
 * its own, so that pages that ask for each alone do not load it.
 */
export function useOffers(asked: readonly Asked[], enabled: boolean) {
  const { api } = useShop()
  const client = useQueryClient()
  const answers = useQueries({
    queries: asked.map((one) => ({ ...offerQuery(api, client, one), enabled })),
  })
  return {
    offers: answers.map(({ data }) => data),
    isError: answers.some(({ isError }) => isError),
  }
}
