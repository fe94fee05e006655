import type { tryOut } from './try-out.ts'

type Tried = Awaited<ReturnType<typeof tryOut>>['rows'][number]

/** Most rows that are of no article, such as product groups. */
const mostOthers = 20

/**
 * Of the rows of a batch, which come kind by kind, those of the first articles together, as many as are to be shown: who
 * looks wants to see what a price is for, not two hundred names before the first price.
 */
export function firstArticles(rows: readonly Tried[], most: number): Tried[] {
  const others = rows.filter(({ matnr }) => matnr === undefined).slice(0, mostOthers)
  const shown = [...others]
  const byArticle = Map.groupBy(rows, ({ matnr }) => matnr)
  for (const [matnr, own] of byArticle) {
    if (matnr === undefined) continue
    if (shown.length + own.length > most) break
    shown.push(...own)
  }
  // An article with more rows than are shown at all.
  return shown.length === 0 ? rows.slice(0, most) : shown
}
