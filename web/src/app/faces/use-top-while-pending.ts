import { useLayoutEffect } from 'react'

/**
 * For what stands in for a screen that is on its way: it is seen from its top. The place on the page is only set with
 * the screen itself; until then somebody who came from far down a long page would look at the foot of a short one.
 * Until then the router takes the page for the one before, too, and would remember the top as the place on that one:
 * whoever pressed Back before the screen had come would have lost his. So it does not hear of it.
 */
export function useTopWhilePending(): void {
  useLayoutEffect(() => {
    // Of the window and on the way down: the router listens at the document. The first event tells of the next line.
    window.addEventListener('scroll', unheard, true)
    scrollTo(0, 0)
    return () => window.removeEventListener('scroll', unheard, true)
  }, [])
}

const unheard = (event: Event) => event.stopPropagation()
