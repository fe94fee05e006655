import { useEffect, useSyncExternalStore } from 'react'

/**
 * Whether this page came as a document of its own. Only such a one may load from the portal's server (its
 * Content-Security-Policy); a visitor who came from another screen gets the page anew.
 */
export function useOwnDocument(): boolean {
  const isOwn = useSyncExternalStore(never, cameAsDocument, () => false)
  useEffect(() => {
    if (!cameAsDocument()) location.reload()
  }, [])
  return isOwn
}

const never = () => () => undefined

function cameAsDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}
