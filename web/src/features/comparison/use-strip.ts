import { type FocusEvent, type UIEvent, useEffect, useRef, useState } from 'react'

/**
 * When the head of a table has gone above the window, and a strip that passes sideways as the table does; what the
 * keyboard comes to in it is seen whole.
 */
export function useStrip() {
  const scroller = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const head = scroller.current?.querySelector('thead')
    if (!head) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(head)
    const sizes = new ResizeObserver(() => fit(scroller.current, head, strip.current))
    for (const one of [head, ...head.querySelectorAll('th')]) sizes.observe(one)
    return () => {
      observer.disconnect()
      sizes.disconnect()
    }
  }, [])
  function follow({ currentTarget }: UIEvent) {
    if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft
  }
  /** By itself a browser leaves a button beside the edge of which it shows a little, or nothing but the border. */
  function reveal({ target, currentTarget }: FocusEvent) {
    if (target !== currentTarget && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { scroller, strip, isShown, follow, reveal }
}

/** The columns of a table are as wide as its browser makes them; the strip has the same. */
function fit(scroller: HTMLElement | null, head: HTMLElement, strip: HTMLElement | null): void {
  if (!scroller || !strip) return
  const columns = [...head.querySelectorAll('th')].map((one) => `${one.getBoundingClientRect().width}px`)
  strip.style.setProperty('--columns', columns.join(' '))
  strip.style.setProperty('--within', `${scroller.clientWidth}px`)
}
