import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Neighbours that are looked at: those of the first screens. */
const looked = 24

const itself = (parent: HTMLElement): Element => parent

/**
 * For what stands in the place of things that are drawn later. Puts how high the first neighbours of an element usually
 * are into `--usual-height` of their parent, how many stand side by side in a grid into `--columns`, and keeps both right
 * while the window changes.
 * @param firstOf where in the parent the first of them stand, when not in it itself
 */
export function useUsualHeight<T extends HTMLElement>(firstOf = itself): RefObject<T | null> {
  const element = useRef<T>(null)
  useLayoutEffect(() => {
    const parent = element.current?.parentElement
    if (!parent) return undefined
    const first = firstOf(parent)
    const measure = () => {
      const heights = [...first.children].slice(0, looked).map((child) => (child as HTMLElement).offsetHeight)
      const usual = heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 0
      const columns = getComputedStyle(parent).gridTemplateColumns.split(' ').length
      parent.style.setProperty('--columns', `${columns}`)
      if (usual > 0) parent.style.setProperty('--usual-height', `${usual}px`)
    }
    // Told of at once, too, and where the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(first.firstElementChild ?? parent)
    return () => observer.disconnect()
  }, [firstOf])
  return element
}
