import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Neighbours that are looked at: those of the first screens. */
const looked = 24

/** Where in a parent the first things stand, and what of one is no heading. */
interface Measured {
  firstOf: (parent: HTMLElement) => Element
  restOf: (one: HTMLElement) => number
  /** Which of their rests counts: the smallest of so many. */
  oneOf: number
}

const tiles: Measured = {
  firstOf: (parent) => parent,
  restOf: (tile) => tile.offsetHeight - (tile.querySelector<HTMLElement>('h2')?.offsetHeight ?? 0),
  // Of all tiles in a row the one with the longest name says how high they are without it; at least every sixth is one.
  oneOf: 8,
}

const nth = (numbers: readonly number[], place: number): number =>
  numbers.toSorted((a, b) => a - b)[place] ?? 0

/**
 * For what stands in the place of things that are drawn later. Puts how high the first neighbours of an element usually
 * are into `--usual-height` of their parent, how high without their headings into `--usual-rest`, how many stand side by
 * side in a grid into `--columns`, and keeps them right while the window changes.
 * @param measured tiles unless given; always the same
 */
export function useUsualHeight<T extends HTMLElement>(measured = tiles): RefObject<T | null> {
  const element = useRef<T>(null)
  useLayoutEffect(() => {
    const parent = element.current?.parentElement
    if (!parent) return undefined
    const first = measured.firstOf(parent)
    const measure = () => {
      const neighbours = [...first.children].slice(0, looked) as HTMLElement[]
      const heights = neighbours.map(({ offsetHeight }) => offsetHeight)
      const rests = neighbours.map(measured.restOf)
      const usual = nth(heights, heights.length >> 1)
      const columns = getComputedStyle(parent).gridTemplateColumns.split(' ').length
      parent.style.setProperty('--columns', `${columns}`)
      if (usual === 0) return
      parent.style.setProperty('--usual-height', `${usual}px`)
      parent.style.setProperty('--usual-rest', `${nth(rests, Math.floor(rests.length / measured.oneOf))}px`)
    }
    // Told of at once, too, and where the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(first.firstElementChild ?? parent)
    return () => observer.disconnect()
  }, [measured])
  return element
}
