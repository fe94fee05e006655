import { valueEntry } from '#web/app/filter-entries.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './filter-panel.module.css'
import { type Fq, toggled } from './fq.ts'
import type { Filter } from './queries.ts'

interface OwnFiltersProps {
  filters: readonly Filter[]
  fq: Fq
  onChange: (fq: string[]) => void
}

/** The filters of kind query, one value each: in my branch, bought before, on my lists. Each narrows the others. */
export function OwnFilters({ filters, fq, onChange }: OwnFiltersProps) {
  const formats = useFormats()
  return (
    <ul className={`plain-list ${styles.values}`}>
      {filters.flatMap(({ field, label, values }) =>
        values.map(({ value, count }) => (
          <li key={field}>
            <label className={styles.value}>
              <input
                type="checkbox"
                checked={fq.includes(valueEntry(field, value))}
                onChange={() => onChange(toggled(fq, valueEntry(field, value)))}
              />
              <span>{label}</span>
              <span className={styles.count}>{formats.decimal(count)}</span>
            </label>
          </li>
        )),
      )}
    </ul>
  )
}
