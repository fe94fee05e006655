import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#web/app/shop-queries.ts'
import { rememberViewed, storedViewed, viewedIn } from './viewed-store.ts'

/** Remembers the article as the one looked at last. */
export function useRememberViewed(matnr: string) {
  const { kunnr } = useSession()
  useEffect(() => rememberViewed(kunnr, matnr), [kunnr, matnr])
}

/** Numbers of the articles looked at lately, the latest first; none on the server and in the first drawing. */
export function useViewed(): string[] {
  const { kunnr } = useSession()
  const stored = useSyncExternalStore(
    followStorage,
    () => storedViewed(kunnr),
    () => '',
  )
  return useMemo(() => viewedIn(stored), [stored])
}

/** Other tabs of this browser look at articles, too. */
function followStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
