import { startTransition, useEffect, useState } from 'react'

/** Articles that are drawn together: two rows of a desk, and on a slow device no more than it draws between two frames. */
const piece = 8

interface Drawn<T> {
  articles: readonly T[]
  /** How many of them have their places. */
  taken: number
  /** What stands behind these until their turn comes. */
  before: readonly T[]
}

/**
 * Hits that take the places of those before them a few at a time: drawing all at once is the longest a filter or the
 * next page keeps a slow device busy. What stands behind them stays until then, so that the page keeps its height. A
 * listing that is opened has all of them at once, for Back finds its place on it again.
 */
export function useInPieces<T extends { matnr: string }>(articles: readonly T[]) {
  const [drawn, setDrawn] = useState<Drawn<T>>({ articles, taken: articles.length, before: [] })
  let current = drawn
  if (drawn.articles !== articles) {
    current = { articles, taken: piece, before: shownOf(drawn) }
    setDrawn(current)
  }
  const isWhole = current.taken >= articles.length
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn({ ...current, taken: current.taken + piece }))
  }, [current, isWhole])
  return { shown: shownOf(current), isWhole }
}

function shownOf<T extends { matnr: string }>({ articles, taken, before }: Drawn<T>): readonly T[] {
  if (taken >= articles.length) return articles
  const first = articles.slice(0, taken)
  const drawn = new Set(first.map(({ matnr }) => matnr))
  return [...first, ...before.slice(taken, articles.length).filter(({ matnr }) => !drawn.has(matnr))]
}
