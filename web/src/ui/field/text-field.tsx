import type { InputHTMLAttributes } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

type TextFieldProps = FieldLook & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'required'>

/** One line of text, also e-mail, phone, password, date (`type`). */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} saysOptional={input.type !== 'search'}>
      {(attributes) => <input type="text" {...input} {...attributes} className={styles.input} />}
    </Field>
  )
}
