import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getQuery } from '#web/app/api/queries.ts'
import { useShop } from '#web/app/use-shop.ts'

/** Milliseconds between two questions how far the shop is. */
const every = 1000

/** Follows a look at sent files, and ends it when somebody has seen enough. */
export function useLooking() {
  const { api } = useShop()
  const [id, setId] = useState<string>()
  const { data } = useQuery({
    ...getQuery('imports', 'GET_LOOKING', { file_id: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: every,
    gcTime: 0,
    retry: false,
  })

  /** Looks at files and gives what the look gives. */
  async function at<T>([first]: readonly string[], look: () => Promise<T>): Promise<T> {
    setId(first)
    try {
      return await look()
    } finally {
      setId(undefined)
    }
  }

  return {
    at,
    /** Percent read; null where that cannot be known. */
    looked: id === undefined ? null : (data?.looked ?? null),
    stop: () => {
      // One that has ended meanwhile needs no end.
      if (id !== undefined) api.post('imports', 'STOP_LOOKING', { file_id: id }).catch(() => undefined)
    },
  }
}
