import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'

const rows = 10

/** What sells best. Only the articles are kept: the facets of the answer would weigh more than the page. */
export const popularQuery = (api: Api) =>
  queryOptions({
    queryKey: ['search', 'POST', 'popular'],
    queryFn: async () => (await api.post('search', 'SEARCH', { rows })).response.docs,
  })
