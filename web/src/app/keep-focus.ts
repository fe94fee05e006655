// It comes along while there is a shop to fetch it from; pages that fail ask for it.
import './after-outage.ts'

/**
 * Whoever works by keyboard goes on where he was, though what had the focus is taken from the page: a filter that is
 * taken back, a row that is thrown away, the page a link leads away from. The browser would begin anew at the top. The
 * focus goes to what stands beside it, or else to what is nearest around it; where the page has changed, to its heading,
 * which is then read aloud. Whoever puts the focus somewhere himself keeps it there.
 */
export function keepFocus({ signal }: { signal?: AbortSignal } = {}): {
  wasPutOn: (element: Element | null) => boolean
} {
  let last = document.activeElement === document.body ? undefined : (document.activeElement ?? undefined)
  let put: Element | undefined
  const options = { ...(signal && { signal }) }
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target
  }
  // Left for nothing by a click beside it; what is taken from the page is gone by then, or hidden until the next one is there.
  const onLeft = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === last && last?.checkVisibility() && document.activeElement === document.body)
        last = undefined
    })
  document.addEventListener('focusin', onFocus, options)
  document.addEventListener('focusout', onLeft, options)
  const observer = new MutationObserver((changes) => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return
    const gone = last
    last = undefined
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    put = change && besideOf(change)
    if (put?.matches('h1')) put.setAttribute('tabindex', '-1')
    if (put instanceof HTMLElement) put.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal?.addEventListener('abort', () => observer.disconnect())
  return { wasPutOn: (element) => element !== null && element === put }
}

/** What is next to the removed, of its kind; else what is around it. */
function besideOf({
  target,
  removedNodes,
  nextSibling,
  previousSibling,
}: MutationRecord): Element | undefined {
  const kind = removedNodes[0]?.nodeName
  for (const sibling of [nextSibling, previousSibling]) {
    const stop =
      sibling instanceof Element && sibling.nodeName === kind && sibling.isConnected && stopIn(sibling)
    if (stop) return stop
  }
  for (let around = target instanceof Element ? target : null; around; around = around.parentElement) {
    const stop =
      around.isConnected && (around.querySelector('h1') ?? (around !== document.body && stopIn(around)))
    if (stop) return stop
  }
  return undefined
}

/** Without fields to type into: they would open the keyboard of a phone. */
const stops = 'a[href], button:not(:disabled), summary, select, input:is([type=checkbox], [type=radio])'

const stopIn = (place: Element): Element | undefined =>
  [...(place.matches(stops) ? [place] : []), ...place.querySelectorAll(stops)].find((stop) =>
    stop.checkVisibility(),
  )
