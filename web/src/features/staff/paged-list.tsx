import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Face } from '#web/ui/face/face.tsx'
import { type Paging, pageOf } from './list-search.ts'
import { Pages } from './pages.tsx'

interface PagedListProps {
  paging: Paging
  /** How many there are on all pages. */
  total: number
  /** What is said where there are none. */
  emptyTitle: string
  emptyText: string
  /** The page's table. */
  children: ReactNode
}

/**
 * A page of a list of the console with the ways to the others, or what its emptiness means. A page beyond the last, of an
 * old address or of a list that became shorter, leads there.
 */
export function PagedList({ paging, total, emptyTitle, emptyText, children }: PagedListProps) {
  if (total === 0) return <Face kind="empty" level={2} title={emptyTitle} text={emptyText} />
  const { start, rows } = pageOf(paging)
  if (start >= total) {
    const page = Math.ceil(total / rows)
    return <Navigate to="." search={(before: object) => ({ ...before, page })} replace />
  }
  return (
    <>
      {children}
      <Pages paging={paging} total={total} />
    </>
  )
}
