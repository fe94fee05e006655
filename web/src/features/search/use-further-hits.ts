import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useStoodWhole } from '#web/app/stood-whole.ts'
import { useShop } from '#web/app/use-shop.ts'
import { furtherHitsQuery, type Hits } from './queries.ts'

/** Places that are added to the page at a time. */
const step = 60

/**
 * The hits of a long page behind those it came with. Their places are added in pieces, so that nothing waits for them;
 * all at once where Back leads to a page that has stood there, for its place is found again.
 * @returns `missing`: how many places are still to come
 */
export function useFurtherHits(hits: Pick<Hits, 'asked' | 'response'>) {
  const { hasStood, note } = useStoodWhole('further hits')
  const { data = [], error, isFetching, refetch } = useQuery(furtherHitsQuery(useShop().api, hits))
  const [places, setPlaces] = useState(hasStood ? Infinity : step)
  useEffect(() => {
    if (places < data.length) startTransition(() => setPlaces(places + step))
    else if (data.length > 0) note()
  }, [places, data.length, note])
  const articles = data.slice(0, places)
  const { asked, response } = hits
  const expected = Math.min(asked.rows, response.numFound - asked.start) - response.docs.length
  const coming = data.length === 0 && isFetching ? expected : data.length
  return { articles, missing: coming - articles.length, error, isFetching, refetch }
}
