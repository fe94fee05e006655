import { useLayoutEffect } from 'react'

/**
 * For what stands in for a screen that is on its way: it is seen from its top. The place on the page is only set with
 * the screen itself; until then somebody who came from far down a long page would look at the foot of a short one.
 */
export function useTopWhilePending(): void {
  useLayoutEffect(() => {
    // Without a result of its own: newer browsers return a promise here, which would be taken for the way back.
    scrollTo(0, 0)
  }, [])
}
