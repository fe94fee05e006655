import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './filter-panel.module.css'
import { FieldFilter } from './field-filter.tsx'
import type { Fq } from './fq.ts'
import { OwnFilters } from './own-filters.tsx'
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
  const t = useTexts('search')
  const own = filters.filter(({ kind }) => kind === 'query')
  // What is one's own stands together, where the first of it stands.
  const shown = filters.filter(
    (filter) => hasChoice(filter) && (filter.kind !== 'query' || filter === own[0]),
  )
  return (
    <>
      {shown.map((filter, index) => (
        <Foldable
          key={`${filter.kind} ${filter.field}`}
          label={filter.kind === 'query' ? t('ownFilters') : filter.label}
          isOpen={index < openAtFirst || fq.some((entry) => entry.startsWith(`${filter.field}:`))}
        >
          {filter.kind === 'query' ? (
            <OwnFilters filters={own} fq={fq} onChange={onChange} />
          ) : (
            <OneFilter filter={filter} fq={fq} onChange={onChange} />
          )}
        </Foldable>
      ))}
    </>
  )
}

/**
 * A filter under its name; what is folded away is drawn when it is opened for the first time. One that opened by being
 * in force stays open when it is taken back: whoever moves its slider is not done with it.
 */
function Foldable({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const look = () => {
    if (details.current?.open) setOpened(true)
  }
  // The visitor may have opened it before any script ran.
  useEffect(look, [])
  return (
    <details ref={details} className={styles.filter} open={wasOpened} onToggle={look}>
      <summary>
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      {wasOpened && children}
    </details>
  )
}

function OneFilter({ filter, fq, onChange }: { filter: Filter } & Omit<FilterPanelProps, 'filters'>) {
  if (filter.kind === 'pivot') return <PivotFilter filter={filter} fq={fq} onChange={onChange} />
  const { range } = filter
  if (range !== null) return <RangeFilter filter={{ ...filter, range }} fq={fq} onChange={onChange} />
  return <FieldFilter filter={filter} fq={fq} onChange={onChange} />
}

/** Whether the filter has anything to choose; one without is not shown. */
export function hasChoice({ kind, pivot, range, values }: Filter): boolean {
  return kind === 'pivot' ? pivot.length > 0 : range !== null || values.length > 0
}
