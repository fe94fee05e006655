import type { ReactNode } from 'react'
import { Face } from '#web/ui/face/face.tsx'
import type { Paging } from './list-search.ts'
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

/** A page of a list of the console with the ways to the others, or what its emptiness means. */
export function PagedList({ paging, total, emptyTitle, emptyText, children }: PagedListProps) {
  if (total === 0) return <Face kind="empty" level={2} title={emptyTitle} text={emptyText} />
  return (
    <>
      {children}
      <Pages paging={paging} total={total} />
    </>
  )
}
