import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'
import { LongSelect } from './long-select.tsx'

interface SelectFieldProps
  extends
    FieldLook,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'className' | 'id' | 'required' | 'value' | 'defaultValue'
    > {
  value?: string | undefined
  defaultValue?: string | undefined
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** What is chosen may be longer than a line, as an address is, and is read to its end. */
  isLong?: boolean
}

/** One of a few values, by the device's own list. */
export function SelectField({
  label,
  hint,
  error,
  required,
  options,
  isLong = false,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) =>
        isLong ? (
          <LongSelect {...select} {...attributes} options={options} />
        ) : (
          <select {...select} {...attributes} className={styles.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
