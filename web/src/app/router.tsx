import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { apiErrorAdapter } from './api/api-error.ts'
import { ErrorFace } from './faces/error-face.tsx'
import { NotFoundFace } from './faces/not-found-face.tsx'
import { PendingFace } from './faces/pending-face.tsx'
import type { Namespace } from './i18n/namespaces.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import type { ShopContext } from './shop-context.ts'

interface RouterOptions {
  /** Of the rendering's Content-Security-Policy. */
  nonce?: string
  /** The browser's own unless given. */
  history?: RouterHistory
  /** Whether the place on a page is set once it is rendered; always unless given. */
  setsPlace?: () => boolean
}

interface Dehydrated {
  texts: Namespace[]
  /** The query cache, put in by its integration. */
  query?: { initial?: { state: { dataUpdatedAt: number } }[] }
}

/** The router of one page, in the browser or for one rendering on the server. */
export function createRouter(context: ShopContext, { nonce, history, setsPlace }: RouterOptions = {}) {
  const router = createTanStackRouter({
    routeTree,
    context,
    basepath: context.basePath,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorFace,
    defaultNotFoundComponent: NotFoundFace,
    defaultPendingComponent: PendingFace,
    defaultPendingMs: 250,
    scrollRestoration: setsPlace ?? true,
    // Loaders do not run again in the browser, so the names of the texts travel with the page.
    dehydrate: () => ({ texts: context.i18n.loaded() }),
    hydrate: (page: Dehydrated) => {
      // What a page brings along is right as it arrives, by the visitor's clock, even where it was rendered before.
      for (const { state } of page.query?.initial ?? []) state.dataUpdatedAt = Date.now()
      return context.i18n.need(...page.texts)
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(history === undefined ? {} : { history }),
  })
  // The router takes adapters at run time; its options type leaves them out.
  Object.assign(router.options, { serializationAdapters: [apiErrorAdapter] })
  setupRouterSsrQueryIntegration({
    router,
    queryClient: context.queryClient,
    // Answers are JSON already; as one text each they cost a page a tenth of what a graph of objects does.
    dehydrateOptions: { serializeData: JSON.stringify },
    hydrateOptions: { defaultOptions: { deserializeData: parsed } },
  })
  return router
}

const parsed = (text: string): unknown => JSON.parse(text)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
