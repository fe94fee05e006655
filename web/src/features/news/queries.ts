import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import type { ShopContext } from '#web/app/shop-context.ts'

export type NewsTeaser = Answer<'content', 'GET_NEWS_LIST'>['news'][number]

/** What stands on the start page, which stands without news where they cannot be had. */
export const latestNewsQuery = ({ api }: Pick<ShopContext, 'api'>) =>
  queryOptions({
    queryKey: ['content', 'GET', 'latest'],
    queryFn: async (): Promise<readonly NewsTeaser[]> => {
      try {
        return (await api.get('content', 'GET_NEWS_LIST', { rows: 3 })).news
      } catch (error) {
        if (isRefusal(error)) return []
        throw error
      }
    },
  })
/** What stands beside a piece of news. */
export const furtherNewsQuery = getQuery('content', 'GET_NEWS_LIST', { rows: 11 })

export const newsQuery = (id: string) => getQuery('content', 'GET_NEWS', { news_id: id })
