/**
 * Says for each page that is rendered whether the router sets the place on it; for its `scrollRestoration`. It does not
 * where somebody has just arrived: he may have scrolled before the page came to life, and would be thrown back to its top
 * in the middle of a press. The place of a page that is loaded anew, or that Back leads to, is set as on any other.
 */
export function placeOnArrival(): () => boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  let isArriving = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  return () => {
    if (!isArriving) return true
    isArriving = false
    // The router remembers the places of what was scrolled since it was made; tell it of what was scrolled before.
    queueMicrotask(() => document.dispatchEvent(new Event('scroll')))
    return false
  }
}
