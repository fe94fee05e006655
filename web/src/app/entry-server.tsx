import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { createApi } from './api/api.ts'
import { isRefusal } from './api/api-error.ts'
import type { Transport } from './api/transport.ts'
import { cookieReader } from './cookies.ts'
import { createI18n, type I18n, type Language } from './i18n/i18n.ts'
import { createQueryClient } from './query/query-client.ts'
import { prepareParts } from './lazily.tsx'
import { routeTree } from './route-tree.gen.ts'
import { createRouter } from './router.tsx'
import { schemeOf } from './scheme.ts'
import { sessionQuery } from './shop-queries.ts'
import type { PageAssets } from './ssr/route-assets.ts'

export { routeAssets } from './ssr/route-assets.ts'

export interface RenderOptions {
  /** Calls the shop in process, as this visitor. */
  transport: Transport
  /** Of the Content-Security-Policy. */
  nonce: string
  assets: PageAssets
  /** With leading and trailing slash. */
  basePath: string
  build: string
  /** Where the session cannot say it. */
  fallbackLanguage: Language
}

/**
 * Renders one page for one visitor. Router, query cache and texts are made anew, so that nothing of another visitor
 * can be in it. Redirects come back as 3xx with a Location; the body streams.
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const { basePath, build, nonce, assets } = options
  // The language is asked by the api itself; a refusal of that has no words yet.
  let wordsFor: I18n | undefined
  const api = createApi(options.transport, async () => wordsFor?.need('errors'))
  const queryClient = createQueryClient(api)
  const i18n = createI18n(await languageOf(queryClient, options.fallbackLanguage))
  wordsFor = i18n
  const cookies = request.headers.get('cookie')
  const scheme = schemeOf(cookies)
  const cookie = cookieReader(() => cookies)
  const scripts = () => ({
    entry: assets.entry,
    rest: [
      ...assets.scripts(router.state.matches.map((match) => String(match.routeId))),
      ...i18n.loaded().flatMap((name) => assets.texts(name, i18n.language) ?? []),
    ],
  })
  const context = { api, queryClient, i18n, basePath, build, scheme, cookie, scripts }
  const router = createRouter(context, { nonce })

  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => ({ routes: assets.routes, inlineCss: assets.inlineCss }),
  })
  const response = await handle(async ({ responseHeaders }) => {
    responseHeaders.set('content-language', i18n.language)
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  const refusal = router.state.matches.map((match) => match.error).find((error) => isRefusal(error))
  const status = refusal && refusalStatuses[refusal.code]
  if (response.status < 500 || status === undefined) return response
  const { headers } = response
  const wait = refusal?.data['retryAfterSeconds']
  if (typeof wait === 'number') headers.set('retry-after', String(wait))
  return new Response(response.body, { status, headers })
}

/** Loads every screen and its parts, so that the first page after a start comes in one piece like all others. */
export async function prepare(): Promise<void> {
  await Promise.all(withChildren(routeTree).map(loadScreen))
  await prepareParts()
}

async function loadScreen({ options }: AnyRoute): Promise<void> {
  const { component } = options as { component?: RouteComponent }
  await component?.preload?.()
}

function withChildren(route: AnyRoute): AnyRoute[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  return [route, ...children.flatMap(withChildren)]
}

async function languageOf(queryClient: ReturnType<typeof createQueryClient>, fallback: Language) {
  try {
    return (await queryClient.fetchQuery(sessionQuery)).language
  } catch {
    return fallback
  }
}

/** A failed loader is answered by 500 unless the refusal's code says something better. */
const refusalStatuses: Record<string, number> = {
  INVALID_PARAMS: 404,
  NO_AUTHORIZATION: 403,
  CONTEXT_CHANGED: 409,
  TOO_MANY_REQUESTS: 429,
  NOT_IMPLEMENTED: 501,
  SHOP_LOCKED: 503,
  TRY_AGAIN_LATER: 503,
}
