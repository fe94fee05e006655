import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  /** May hold links, e.g. to the terms. */
  label: ReactNode
  hint?: string
  error?: string | undefined
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio'
}

/** A box or a radio button with its words; the whole line can be pressed. */
export function CheckField({ label, hint, error, type = 'checkbox', ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        {...input}
        type={type}
        id={id}
        // The hint stands in the label and is read as part of the name.
        aria-describedby={error === undefined ? undefined : `${id}error`}
        aria-invalid={error === undefined ? undefined : true}
      />
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
