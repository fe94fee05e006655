import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#web/app/shop-queries.ts'
import { rememberViewed, storedViewed, viewedIn } from './viewed-store.ts'

/** Remembers the article as the one looked at last. */
export function useRememberViewed(matnr: string) {
  const { kunnr, userAlias } = useSession()
  useEffect(() => rememberViewed({ kunnr, userAlias }, matnr), [kunnr, userAlias, matnr])
}

/** Numbers of the articles looked at lately, the latest first; none on the server and in the first drawing. */
export function useViewed(): string[] {
  const viewer = useSession()
  const stored = useSyncExternalStore(
    followStorage,
    () => storedViewed(viewer),
    () => '',
  )
  return useMemo(() => viewedIn(stored), [stored])
}

/** Other tabs of this browser look at articles, too. */
function followStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
