import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './document-table.module.css'
import { type DocumentsSearch, type SortField, sortedBy, sortOf } from './search.ts'

interface SortHeadProps {
  field: SortField
  search: DocumentsSearch
  numeric: boolean
  children: ReactNode
}

/** A column's head that sorts by it; once more the other way round. */
export function SortHead({ field, search, numeric, children }: SortHeadProps) {
  const current = sortOf(search)
  const active = current.field === field
  const Arrow = current.direction === 'asc' ? ArrowUp : ArrowDown
  const sorted = current.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={active ? sorted : undefined} data-numeric={numeric || undefined}>
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
