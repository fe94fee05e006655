import type { RouterEvents } from '@tanstack/react-router'
import type { keepFocus } from './keep-focus.ts'

interface Router {
  subscribe: <T extends 'onBeforeNavigate' | 'onRendered'>(
    type: T,
    listener: (event: RouterEvents[T]) => void,
  ) => () => void
}

/** A link of the page's content: its address, and the how many-eth of those with this address it is. */
interface Left {
  href: string
  index: number
}

/**
 * Back leads to the link by which a page was left, so that the keyboard goes on where it was: among forty tiles the one
 * that was opened. Known by the entry of the browser's history, for as long as the page is not loaded anew.
 */
export function restoreFocus(router: Router, { wasPutOn }: ReturnType<typeof keepFocus>): void {
  const left = new Map<string, Left>()
  let pressed: Left | undefined
  let focused: Element | null

  // Before the router follows the link.
  const options = { capture: true }
  document.addEventListener('click', (event) => void (pressed = pressedLink(event)), options)
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const entry = fromLocation?.state.key
    if (entry !== undefined && pressed !== undefined) left.set(entry, pressed)
    pressed = undefined
    focused = document.activeElement
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const link = left.get(toLocation.state.key ?? '')
    // Whoever has put the focus somewhere meanwhile keeps it.
    const now = document.activeElement
    if (link === undefined || !([document.body, focused].includes(now) || wasPutOn(now))) return
    const links = linksTo(link.href)
    // The place on the page is restored by itself.
    ;(links[link.index] ?? links[0])?.focus({ preventScroll: true })
  })
}

/** A link that opens elsewhere leaves no page. */
function pressedLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Left | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
  if (!link || metaKey || ctrlKey || shiftKey) return undefined
  const href = link.getAttribute('href') ?? ''
  return { href, index: linksTo(href).indexOf(link) }
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
