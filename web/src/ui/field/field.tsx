import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './field.module.css'
import { useIsAloud } from './use-is-aloud.ts'
import { useOwnMessage } from './use-own-message.ts'

export interface FieldLook {
  label: string
  /** What to enter, always visible. */
  hint?: string | undefined
  /** What is wrong with it, in words. */
  error?: string | undefined
  required?: boolean | undefined
}

/** What ties an input to its label, hint and error. */
export interface FieldAttributes {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error (the form's, or what the browser finds) around an input; `children` gets what the input must carry. */
export function Field({
  label,
  hint,
  error,
  required,
  saysOptional = true,
  children,
}: FieldLook & {
  /** False where nobody expects an entry anyway, as in a search. */
  saysOptional?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}) {
  const id = useId()
  const t = useTexts('app')
  const { message, watch } = useOwnMessage()
  const told = message ?? error
  const isAloud = useIsAloud(told, id)
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [hint !== undefined && hintId, told !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} {...watch}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {saysOptional && required !== true && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': told === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {told !== undefined && (
        <p id={errorId} className={styles.error} role={isAloud ? 'alert' : undefined}>
          {told}
        </p>
      )}
    </div>
  )
}
