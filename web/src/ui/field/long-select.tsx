import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, type SelectHTMLAttributes, useState } from 'react'
import styles from './long-select.module.css'

interface LongSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'value' | 'defaultValue'
> {
  value?: string | undefined
  defaultValue?: string | undefined
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/**
 * The device's own list, for long values: a select shows one line and cuts it, so what is chosen stands over it in as many
 * lines as it needs. Stands within its label, or gets its id.
 */
export function LongSelect({ value, defaultValue, options, onChange, ...select }: LongSelectProps) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own ?? options[0]?.value
  function change(event: ChangeEvent<HTMLSelectElement>) {
    setOwn(event.target.value)
    onChange?.(event)
  }
  return (
    <span className={styles.field}>
      <select {...select} value={chosen} onChange={change}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden className={styles.chosen}>
        {options.find((option) => option.value === chosen)?.label}
        <ChevronDown size={18} />
      </span>
    </span>
  )
}
