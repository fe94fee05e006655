import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api.ts'
import { isRefusal } from '../api/api-error.ts'
import { queryFunction } from '../api/queries.ts'
import { reached, say } from '../toasts/toast-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Codes the form or screen answers itself, or all failures; every other one is told in one toast. */
      handles?: readonly string[] | 'all'
    }
  }
}

/** A customer switched in another window, the end of the session and the lock are told above the page while they hold. */
export const toldByBanner = ['CONTEXT_CHANGED', 'SESSION_ENDED', 'SHOP_LOCKED']

/**
 * One cache per page. Answers are fresh for half a minute, so that what the server rendered is not asked again;
 * only a lost connection, or the shop's to its database, is tried again, another refusal never, nor what was waited for in vain.
 */
export function createQueryClient(
  api: Api,
  onRefusal: (error: Error) => void = () => undefined,
): QueryClient {
  const onServer = import.meta.env.SSR
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: onRefusal }),
    mutationCache: new MutationCache({
      onError(error, _input, _result, mutation) {
        onRefusal(error)
        const handled = mutation.meta?.handles ?? []
        if (handled !== 'all' && !isRefusal(error, ...toldByBanner, ...handled)) say({ kind: 'error', error })
      },
      onSuccess() {
        reached()
        // Any write may change where articles are contained; what is not on screen is looked up when it is shown again.
        void client.invalidateQueries({ queryKey: ['materialmaster', 'marks'], refetchType: 'none' })
      },
    }),
    defaultOptions: {
      // Without a network what is pressed or asked would wait unseen, and be written once there is one again.
      mutations: { networkMode: 'always' },
      queries: {
        queryFn: queryFunction(api),
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) =>
          !onServer &&
          failures < 2 &&
          isRefusal(error, 'OFFLINE', 'TRY_AGAIN_LATER') &&
          error.data['isLate'] !== true,
      },
    },
  })
  return client
}
