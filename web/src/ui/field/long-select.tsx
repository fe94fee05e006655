import { ChevronDown } from 'lucide-react'
import styles from './long-select.module.css'

interface LongSelectProps {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/**
 * The device's own list, for long values: a select shows one line and cuts it, so what is chosen stands over it in as many
 * lines as it needs. Stands within its label.
 */
export function LongSelect({ value, options, onChange }: LongSelectProps) {
  return (
    <span className={styles.field}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden className={styles.chosen}>
        {options.find((option) => option.value === value)?.label}
        <ChevronDown size={18} />
      </span>
    </span>
  )
}
