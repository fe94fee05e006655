import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Neighbours that are looked at: those of the first screens. */
const looked = 24

/**
 * For what stands in the place of things that are drawn later. Puts how high the first neighbours of an element usually
 * are into `--usual-height` of their parent, how many stand side by side in a grid into `--columns`, and keeps both right
 * while the window changes.
 */
export function useUsualHeight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useLayoutEffect(() => {
    const parent = element.current?.parentElement
    if (!parent) return undefined
    const measure = () => {
      const heights = [...parent.children]
        .slice(0, looked)
        .map((child) => (child as HTMLElement).offsetHeight)
      const usual = heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 0
      const columns = getComputedStyle(parent).gridTemplateColumns.split(' ').length
      parent.style.setProperty('--columns', `${columns}`)
      if (usual > 0) parent.style.setProperty('--usual-height', `${usual}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(parent.firstElementChild ?? parent)
    return () => observer.disconnect()
  }, [])
  return element
}
