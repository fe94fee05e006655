import { useEffect, useEffectEvent } from 'react'

/** Chromium's; a page may not know of Back otherwise. TypeScript's DOM does not have it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

/**
 * What lies open over the page is closed by a phone's Back, where the browser tells of it, before Back leaves the page.
 * Dialogs are closed so by the browser itself.
 */
export function useCloseRequest(open: boolean, close: () => void) {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const Watcher = (globalThis as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher
    if (!open || !Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [open])
}
