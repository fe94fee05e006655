import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * For what leads elsewhere and is gone then: the focus goes to the heading of the page it leads to, as from a link of the
 * page itself, which screen readers then read. The browser would give it back to where it was before, though that may
 * be on no page any more, or nowhere.
 * @returns to be called when the visitor is about to be led elsewhere
 */
export function useHeadingNext(): () => void {
  const router = useRouter()
  // As it is drawn first, before it takes the focus.
  const [before] = useState(() => document.activeElement)
  return () => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      const now = document.activeElement
      // A page that wants its first field filled in has put the focus there.
      if (now !== before && now?.closest('main')) return
      const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    })
  }
}
