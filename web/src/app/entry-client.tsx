import { timeoutManager } from '@tanstack/react-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { browserTransport } from './api/browser-transport.ts'
import { cookieReader } from './cookies.ts'
import { wordsForRefusals } from './errors/words-for-refusals.ts'
import { followGuards } from './follow-guards.ts'
import { createI18n } from './i18n/i18n.ts'
import { keepFocusLater } from './keep-focus-later.ts'
import { followNewBuild } from './new-build.ts'
import { gatheredTimers } from './query/gathered-timers.ts'
import { createQueryClient } from './query/query-client.ts'
import { placeOnArrival } from './place-on-arrival.ts'
import { restoreFocus } from './restore-focus.ts'
import { createRouter } from './router.tsx'
import { schemeOf } from './scheme.ts'
import { sessionQuery } from './shop-queries.ts'
import { watchTyping } from './typed-input.ts'

// In a task of its own: what the scripts define has taken one already.
setTimeout(bringToLife)

function bringToLife() {
  const { lang, dataset } = document.documentElement
  const basePath = dataset.base ?? '/'
  const build = dataset.build ?? ''

  timeoutManager.setTimeoutProvider(gatheredTimers())
  const isSignedIn = () => queryClient.getQueryData(sessionQuery.queryKey)?.isLoggedIn === true
  const { kunnr = '', user = '' } = dataset
  const i18n = createI18n(lang === 'en' ? 'en' : 'de')
  const transport = browserTransport({ basePath, kunnr, user, build, isSignedIn })
  const api = createApi(transport, () => wordsForRefusals(i18n))
  const queryClient = createQueryClient(api, (error) => onRefusal(error))

  const context = {
    api,
    queryClient,
    basePath,
    build,
    i18n,
    scheme: schemeOf(document.cookie),
    cookie: cookieReader(() => document.cookie),
  }
  const router = createRouter(context, { setsPlace: placeOnArrival() })

  const loadWhole = (address: string) => location.assign(address)
  const onRefusal = followGuards({ router, queryClient, api, loadWhole })

  watchTyping()
  restoreFocus(router, keepFocusLater())
  followNewBuild(router)
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))
}
