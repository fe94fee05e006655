import { type UIEvent, useEffect, useRef, useState } from 'react'

/** When the head of a table has gone above the window, and a strip that passes sideways as the table does. */
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
    return () => observer.disconnect()
  }, [])
  function follow({ currentTarget }: UIEvent) {
    if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft
  }
  return { scroller, strip, isShown, follow }
}
