import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

type TextAreaFieldProps = FieldLook &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'required'>

/** Several lines of text; grows with what is written. */
export function TextAreaField({ label, hint, error, required, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) => <textarea rows={3} {...input} {...attributes} className={styles.area} />}
    </Field>
  )
}
