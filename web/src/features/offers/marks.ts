import { queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'
import { batched } from '#web/app/api/batch.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { basketsQuery } from '#web/app/frame/basket-queries.ts'
import { isSignedIn } from '#web/app/guards.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'

/** What is known of an article besides: its tile, the customer's own number, where it is already contained. */
export type Marks = Answer<'materialmaster', 'GET_ADDITIONAL_DATA'>['results'][number]

const senders = new WeakMap<Api, (matnr: string) => Promise<Marks>>()

function askFor(api: Api, matnr: string): Promise<Marks> {
  const known = senders.get(api)
  if (known) return known(matnr)
  const send = batched<string, Marks>(async (matnrs) => {
    const articles = matnrs.map((one) => ({ matnr: one }))
    return (await api.post('materialmaster', 'GET_ADDITIONAL_DATA', { articles })).results
  })
  senders.set(api, send)
  return send(matnr)
}

const marksKey = (matnr: string) => ['materialmaster', 'marks', matnr] as const

const additionalData = (api: Api, matnr: string) =>
  queryOptions({ queryKey: marksKey(matnr), queryFn: () => askFor(api, matnr) })

/** What is known of an article besides, collected with its neighbours. */
export function useAdditionalData(matnr: string) {
  return useQuery(additionalData(useShop().api, matnr))
}

/**
 * Where an article is contained; asked by the browser alone, it decides no layout. On the server, where nothing is known of
 * it, no question is even prepared: four for each tile took a twentieth of a page's time.
 */
export const useMarks: (matnr: string) => Marks | undefined = import.meta.env.SSR
  ? () => undefined
  : useKnownMarks

/** A guest without a basket has nothing that could contain an article, and is not asked for. */
function useKnownMarks(matnr: string): Marks | undefined {
  const { api } = useShop()
  const client = useQueryClient()
  const enabled =
    isSignedIn(useSession()) || (client.getQueryData(basketsQuery.queryKey)?.multibaskets.length ?? 0) > 0
  return useQuery({ ...additionalData(api, matnr), enabled }).data
}

/** Where an article can be contained. */
export type Mark = 'inBasket' | 'inLists' | 'inComparison' | 'inLabels'

/** Shows an article as contained, or not, before the shop says so. */
export function setMark(client: QueryClient, matnr: string, mark: Mark, contained: boolean) {
  client.setQueryData<Marks>(marksKey(matnr), (marks = unmarked(matnr)) => ({ ...marks, [mark]: contained }))
}

const unmarked = (matnr: string): Marks => ({
  matnr,
  found: true,
  article: null,
  customerMatnr: '',
  inBasket: false,
  inLists: false,
  inComparison: false,
  inLabels: false,
})

/** After changes that may concern many articles, or after a refusal: the marks on screen are looked up again. */
export function refreshMarks(client: QueryClient, matnr?: string) {
  const queryKey = matnr === undefined ? ['materialmaster', 'marks'] : marksKey(matnr)
  return client.invalidateQueries({ queryKey })
}
