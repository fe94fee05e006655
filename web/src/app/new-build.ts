import type { RouterEvents } from '@tanstack/react-router'
import { notice } from './api/notices.ts'
import { isShopThere, markMissing } from './missing-script.ts'

interface Router {
  subscribe: (
    type: 'onBeforeNavigate',
    listener: (event: RouterEvents['onBeforeNavigate']) => void,
  ) => () => void
  state: { resolvedLocation?: { href: string } | undefined }
  latestLocation: { href: string; publicHref: string }
}

/**
 * After an update of the shop the scripts a page has not loaded yet are gone. Whoever goes on to another page, and
 * leaves this one anyway, gets it whole from the server; nobody is asked to reload first.
 */
export function followNewBuild(router: Router): void {
  const loadWhole = () => location.assign(router.latestLocation.publicHref)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged && notice.updated.isOn()) loadWhole()
  })
  // The way on may be the first that meets the new build. What a page lacks where it stands is not on the way.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router knows such errors by their words and would load the page anew at once, without a shop for nothing.
    markMissing(payload)
    const { resolvedLocation } = router.state
    if (resolvedLocation && resolvedLocation.href !== router.latestLocation.href) void loadWholeIfThere()
  })
  // Without a shop the browser's own page would take this one's place.
  const loadWholeIfThere = async () => (await isShopThere()) && loadWhole()
}
