import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api.ts'
import { isRefusal } from './api/api-error.ts'
import { notice } from './api/notices.ts'
import { areaOf } from './guard.ts'
import { isSignedIn, whereTo } from './guards.ts'
import { held } from './held.ts'
import type { createRouter } from './router.tsx'
import { configQuery, type Session, sessionQuery, type ShopConfig } from './shop-queries.ts'
import { hasUnsavedChanges } from './query/refused-changes.ts'
import { hasTypedInput } from './typed-input.ts'

interface OpenPage {
  router: Pick<
    ReturnType<typeof createRouter>,
    'state' | 'latestLocation' | 'getMatchedRoutes' | 'invalidate' | 'buildLocation'
  >
  queryClient: QueryClient
  api: Api
  /** Loads an address from the server: everything this page keeps is forgotten. */
  loadWhole: (address: string) => void
}

/** Refusals for a reason the guards know, and whether what the page knows of session and shop already says so. */
const reasons: Record<string, (session: Session, shop: ShopConfig) => boolean> = {
  SHOP_LOCKED: (session, { shopLocked }) => shopLocked && !isSignedIn(session),
  LOGIN_REQUIRED: (session, { autoGuestActive }) => !autoGuestActive && !isSignedIn(session),
  TERMS_NOT_ACCEPTED: ({ acceptedTerms }) => !acceptedTerms,
  CUSTOMER_NOT_SELECTED: ({ admaPending }) => admaPending,
}

/**
 * Guards decide when a page is entered; lock, guest mode, terms and session change while one is open. Whenever session
 * or configuration are read again the guards are asked about the page on screen, too. The function it gives is to be
 * told of every refusal: one that the page could not foresee makes it read both again.
 *
 * What somebody is typing is not thrown away, unless he leaves the page himself: the page stays, and a banner says why.
 */
export function followGuards({ router, queryClient, api, loadWhole }: OpenPage): (error: Error) => void {
  const sessionNow = () => queryClient.getQueryData(sessionQuery.queryKey)
  const shopNow = () => queryClient.getQueryData(configQuery.queryKey)
  const isLeaving = () => router.state.status === 'pending'
  const mustStay = () => (hasTypedInput() || hasUnsavedChanges(queryClient)) && !isLeaving()

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [resource, , name] = event.query.queryKey
    if (`${String(resource)} ${String(name)}` === 'session GET_SESSION') askGuards()
    if (`${String(resource)} ${String(name)}` === 'misc GET_CONFIG') askGuards()
  })

  // Whoever has signed in beside it need not come back to this window for it to be known.
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (queryClient.getQueryState(sessionQuery.queryKey)?.status === 'error')
      void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
  })

  function askGuards() {
    const session = sessionNow()
    const shop = shopNow()
    // What has not been drawn yet has its guards ahead of it.
    if (!session || !shop || !router.state.resolvedLocation) return
    const { pathname, href, search } = router.latestLocation
    const [routes] = router.getMatchedRoutes(pathname)
    const area = areaOf(routes.map(({ options }) => options))
    const target = whereTo(session, shop, { pathname, href, search, area })
    held.set(target && mustStay() ? target.to : undefined)
    if (target && !mustStay()) void router.invalidate()
  }

  async function onRefusal({ code }: { code: string }) {
    const session = sessionNow()
    const shop = shopNow()
    if (!session || !shop || reasons[code]?.(session, shop) !== false) return
    await readAgain()
    // Nothing here is his any more, and his session names no customer the guards could be asked for.
    if (code === 'CUSTOMER_NOT_SELECTED' && notice.contextChanged.isOn() && !mustStay())
      loadWhole(router.latestLocation.publicHref)
  }

  /** Both at once; what is on its way already is not asked for twice. */
  const readAgain = () =>
    Promise.all(
      [sessionQuery, configQuery].map(({ queryKey }) =>
        queryClient.refetchQueries({ queryKey }, { cancelRefetch: false }),
      ),
    )

  /** The session is over: a fresh page, because everything cached belonged to the user. */
  function onSessionEnd() {
    if (mustStay()) {
      const isKnown = queryClient.getQueryState(sessionQuery.queryKey)?.status === 'error'
      if (!isKnown) void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
      return
    }
    const redirect = router.state.location.href
    loadWhole(router.buildLocation({ to: '/login', search: { redirect, nosession: 'true' } }).publicHref)
  }

  /** Whoever is signed in has been given a new password meanwhile; it is replaced at the login. */
  async function onInitialPassword() {
    if (sessionNow()?.isLoggedIn !== true) return
    await api.post('session', 'LOGOUT', {})
    onSessionEnd()
  }

  return (error) => {
    if (isRefusal(error, 'SESSION_ENDED')) onSessionEnd()
    else if (isRefusal(error, 'INITIAL_PASSWORD')) void onInitialPassword()
    else if (isRefusal(error)) void onRefusal(error)
  }
}
