import { maxRows } from '../../port.ts'
import type { SearchHit, SearchQuery } from '../../port.ts'
import type { Found } from './found.ts'
import type { Run } from './run.ts'

const defaultRows = 24

/** Which hits a query asks for: the first one, from 0, and how many at most. */
export function pageOf({ start = 0, rows = defaultRows }: SearchQuery): { start: number; rows: number } {
  return { start, rows: Math.min(maxRows, rows) }
}

/**
 * Articles that meet part of the query, none of the full matches among them: as many as the page has room for behind
 * those.
 * @param partly the run that finds them
 */
export function* partialSteps(
  { numFound, hits: full }: Found,
  query: SearchQuery,
  partly: () => Run,
): Generator<Run, SearchHit[], Found> {
  const { start, rows } = pageOf(query)
  const mode = query.partial ?? 'when-empty'
  const missing = start + rows - numFound
  if (mode === 'never' || missing <= 0 || (mode === 'when-empty' && numFound > 0)) return []
  const shown = new Set(full.map(({ matnr }) => matnr))
  const { hits, firstHit } = yield partly()
  const others = hits.filter(({ matnr }) => !shown.has(matnr))
  const from = Math.max(0, start - numFound - firstHit)
  return others.slice(from, from + Math.min(missing, rows))
}
