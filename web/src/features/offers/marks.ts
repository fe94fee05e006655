import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'
import { batched } from '#web/app/api/batch.ts'
import type { Answer } from '#web/app/api/resources.ts'
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

/** Marks of an article, collected with those of its neighbours; asked by the browser alone, they decide no layout. */
export function useMarks(matnr: string): Marks | undefined {
  const { api } = useShop()
  return useQuery(queryOptions({ queryKey: marksKey(matnr), queryFn: () => askFor(api, matnr) })).data
}

/** Where an article can be contained. */
export type Mark = 'inBasket' | 'inLists' | 'inComparison' | 'inLabels'

/** Shows an article as contained, or not, before the shop says so. */
export function setMark(client: QueryClient, matnr: string, mark: Mark, contained: boolean) {
  client.setQueryData<Marks>(marksKey(matnr), (marks) => marks && { ...marks, [mark]: contained })
}

/** After changes that may concern many articles, or after a refusal: the marks on screen are looked up again. */
export function refreshMarks(client: QueryClient, matnr?: string) {
  const queryKey = matnr === undefined ? ['materialmaster', 'marks'] : marksKey(matnr)
  return client.invalidateQueries({ queryKey })
}
