import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a box holds more sideways than it shows, also once the window or what it holds has become another. */
export function useIsWide<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const box = useRef<T>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const measure = () => setWide(current.scrollWidth > current.clientWidth)
    // Told of at once, too.
    const observer = new ResizeObserver(measure)
    for (const one of [current, ...current.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return [box, isWide]
}
