import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

type SelectFieldProps = FieldLook &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'required'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** One of a few values, by the device's own list. */
export function SelectField({ label, hint, error, required, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <select {...select} {...attributes} className={styles.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
