import { queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'
import { batched } from '#web/app/api/batch.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { useShop } from '#web/app/use-shop.ts'

/** What the shop offers an article for: availability, retail and own price, for the asked quantity. */
export type Offer = Answer<'materialmaster', 'GET_AVAILABILITIES_AND_PRICES'>['results'][number]
/** Without a unit the unit of sale, without a quantity its step. */
export type Asked = Input<'materialmaster', 'GET_AVAILABILITIES_AND_PRICES'>['articles'][number]

const senders = new WeakMap<Api, (asked: Asked) => Promise<Offer>>()

/** One offer; those asked for within a moment travel in one request, with their scale prices. */
function askFor(api: Api, asked: Asked): Promise<Offer> {
  const known = senders.get(api)
  if (known) return known(asked)
  const send = batched<Asked, Offer>((articles) => fetchOffers(api, articles))
  senders.set(api, send)
  return send(asked)
}

async function fetchOffers(api: Api, articles: Asked[]): Promise<Offer[]> {
  const { results } = await api.post('materialmaster', 'GET_AVAILABILITIES_AND_PRICES', {
    articles,
    scale_prices: 'X',
  })
  return results
}

/** The offers a page came with, by article number: one answer, where one for each would weigh more than its content. */
const offersOfPage = ['materialmaster', 'offers of the page']
type OffersOfPage = Readonly<Record<string, Offer>>

/** The key begins with the resource, so that `invalidate(client, 'materialmaster')` reaches it. */
export function offerQuery(api: Api, client: QueryClient, asked: Asked) {
  const known = () => knownOffer(client, asked)
  return queryOptions({
    queryKey: offerKey(asked),
    queryFn: () => askFor(api, asked),
    initialData: () => known()?.data,
    initialDataUpdatedAt: () => known()?.dataUpdatedAt,
  })
}

const offerKey = (asked: Asked) => ['materialmaster', 'offer', asked] as const

/** What the page came with, or what a tile of the article was told, where that is what is asked for. */
function knownOffer(client: QueryClient, asked: Asked): { data: Offer; dataUpdatedAt: number } | undefined {
  const { matnr, unit, quantity } = asked
  const page = client.getQueryState<OffersOfPage>(offersOfPage)
  const tile = isPlain(asked) ? undefined : client.getQueryState<Offer>(offerKey({ matnr }))
  const data = tile?.data ?? page?.data?.[matnr]
  const state = tile?.data ? tile : page
  return data &&
    state?.isInvalidated === false &&
    (isPlain(asked) || (data.unit === unit && data.quantity === quantity))
    ? { data, dataUpdatedAt: state.dataUpdatedAt }
    : undefined
}

/** Asked for in its unit of sale and one step of it, as tiles and rows do. */
const isPlain = (asked: Asked) => Object.keys(asked).length === 1

/**
 * The offer for an article, collected with those of its neighbours (specification section 9). While a changed
 * quantity is on its way the offer before it stays.
 */
export function useOffer(asked: Asked) {
  const { api } = useShop()
  return useQuery({
    ...offerQuery(api, useQueryClient(), asked),
    placeholderData: (before, query) => (query?.queryKey[2].matnr === asked.matnr ? before : undefined),
  })
}

/** Asks again for every offer on screen that could not be had. */
export function retryOffers(client: QueryClient) {
  const hasFailed = (query: { state: { status: string } }) => query.state.status === 'error'
  return client.refetchQueries({ queryKey: ['materialmaster', 'offer'], predicate: hasFailed })
}

/** For loaders: in the browser the offer comes beside what else the page waits for, so that its price stands there at once. */
export const prepareOffer = ({ api, queryClient }: ShopContext, matnr: string): Promise<void> | undefined =>
  import.meta.env.SSR ? undefined : queryClient.prefetchQuery(offerQuery(api, queryClient, { matnr }))

/**
 * For loaders: on the server all offers of the page come in one call and are in its first HTML. In the browser the
 * tiles ask themselves, so that a change of page waits for nothing.
 */
export async function loadOffers({ api, queryClient }: ShopContext, articles: Asked[]): Promise<void> {
  if (!import.meta.env.SSR || articles.length === 0) return
  try {
    const offers = await fetchOffers(api, articles)
    const plain = articles.flatMap((asked, index) => {
      const offer = offers[index]
      if (offer && isPlain(asked)) return [[String(asked.matnr), offer] as const]
      queryClient.setQueryData(offerQuery(api, queryClient, asked).queryKey, offer)
      return []
    })
    queryClient.setQueryData<OffersOfPage>(offersOfPage, (before) => ({
      ...before,
      ...Object.fromEntries(plain),
    }))
  } catch {
    // A page without prices is better than none; the browser asks again.
  }
}
