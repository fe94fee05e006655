import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './document-table.module.css'
import { type DocumentsSearch, type SortField, sortedBy, sortOf } from './search.ts'

interface SortHeadProps {
  field: SortField
  search: DocumentsSearch
  children: ReactNode
}

/** What gives way on a small desk, so that the amounts need no sideways scrolling; the document itself tells it. */
const room: Partial<Record<SortField, string | undefined>> = {
  belegnummer: styles.further,
  name: styles.further,
  prbez: styles.extra,
  gueltig_von: styles.from,
  brutto: styles.gross,
}

/** A column's head that sorts by it; once more the other way round. */
export function SortHead({ field, search, children }: SortHeadProps) {
  const current = sortOf(search)
  const active = current.field === field
  const Arrow = current.direction === 'asc' ? ArrowUp : ArrowDown
  const sorted = current.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={room[field]}
      aria-sort={active ? sorted : undefined}
      data-numeric={field === 'brutto' || undefined}
    >
      <Link
        to="/myaccount/documents"
        search={{ ...search, ...sortedBy(search, field) }}
        className={styles.sort}
        resetScroll={false}
      >
        {children}
        {active && <Arrow aria-hidden size={14} />}
      </Link>
    </th>
  )
}
