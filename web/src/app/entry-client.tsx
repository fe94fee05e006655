import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { browserTransport } from './api/browser-transport.ts'
import { isRefusal } from './api/api-error.ts'
import { cookieReader } from './cookies.ts'
import { createI18n } from './i18n/i18n.ts'
import { followNewBuild } from './new-build.ts'
import { createQueryClient } from './query/query-client.ts'
import { restoreFocus } from './restore-focus.ts'
import { createRouter } from './router.tsx'
import { schemeOf } from './scheme.ts'
import { sessionQuery } from './shop-queries.ts'
import { hasTypedInput, watchTyping } from './typed-input.ts'

const { lang, dataset } = document.documentElement
const basePath = dataset.base ?? '/'
const build = dataset.build ?? ''

const isSignedIn = () => queryClient.getQueryData(sessionQuery.queryKey)?.isLoggedIn === true
const api = createApi(browserTransport({ basePath, kunnr: dataset.kunnr ?? '', build, isSignedIn }))
const queryClient = createQueryClient(api, (error) => {
  if (isRefusal(error, 'SESSION_ENDED')) onSessionEnd()
})

const router = createRouter({
  api,
  queryClient,
  basePath,
  build,
  i18n: createI18n(lang === 'en' ? 'en' : 'de'),
  scheme: schemeOf(document.cookie),
  cookie: cookieReader(() => document.cookie),
})

watchTyping()
restoreFocus(router)
followNewBuild(router)
startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))

/**
 * The session ended while the page was open: a fresh page, because everything cached belonged to the user. What somebody
 * is typing is not thrown away, unless he leaves the page himself; there the session, asked again, says it in a banner.
 */
function onSessionEnd() {
  if (hasTypedInput() && router.state.status !== 'pending') {
    const isKnown = queryClient.getQueryState(sessionQuery.queryKey)?.status === 'error'
    if (!isKnown) void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    return
  }
  const redirect = router.state.location.href
  location.assign(router.buildLocation({ to: '/login', search: { redirect, nosession: 'true' } }).publicHref)
}
