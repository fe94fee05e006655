import { ChevronDown } from 'lucide-react'
import styles from './filter-panel.module.css'
import { FieldFilter } from './field-filter.tsx'
import type { Fq } from './fq.ts'
import { PivotFilter } from './pivot-filter.tsx'
import type { Filter } from './queries.ts'
import { RangeFilter } from './range-filter.tsx'

interface FilterPanelProps {
  filters: readonly Filter[]
  fq: Fq
  onChange: (fq: string[]) => void
}

/** Filters that are open without being asked; the rest waits folded, unless it is in force. */
const openAtFirst = 6

/** All filters of a listing, each under its name. */
export function FilterPanel({ filters, fq, onChange }: FilterPanelProps) {
  return (
    <>
      {filters.filter(hasChoice).map((filter, index) => (
        <details
          key={`${filter.kind} ${filter.field}`}
          className={styles.filter}
          open={index < openAtFirst || fq.some((entry) => entry.startsWith(`${filter.field}:`))}
        >
          <summary>
            {filter.label}
            <ChevronDown aria-hidden size={18} />
          </summary>
          <OneFilter filter={filter} fq={fq} onChange={onChange} />
        </details>
      ))}
    </>
  )
}

function OneFilter({ filter, fq, onChange }: { filter: Filter } & Omit<FilterPanelProps, 'filters'>) {
  if (filter.kind === 'pivot') return <PivotFilter tree={filter.pivot} fq={fq} onChange={onChange} />
  const { range } = filter
  if (range !== null) return <RangeFilter filter={{ ...filter, range }} fq={fq} onChange={onChange} />
  return <FieldFilter filter={filter} fq={fq} onChange={onChange} />
}

function hasChoice({ kind, pivot, range, values }: Filter): boolean {
  return kind === 'pivot' ? pivot.length > 0 : range !== null || values.length > 0
}
