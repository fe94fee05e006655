import { type InputHTMLAttributes, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LateFields } from './late-fields.ts'
import styles from './quantity-input.module.css'
import { wholeByFocus } from './whole-by-focus.ts'

interface QuantityFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'disabled'
> {
  text: string
  label: string
  onType: (text: string) => void
  onSettle: () => void
  onKeyDown: (event: KeyboardEvent) => void
  invalid: boolean | undefined
  describedBy: string | undefined
}

/** Told as what it becomes by the touch. */
const asField = { role: 'textbox', tabIndex: 0 }

/** The field between minus and plus; under {@link LateFields} its text until the focus comes to it. */
export function QuantityField(props: QuantityFieldProps) {
  const { text, label, onType, onSettle, invalid, describedBy, ...rest } = props
  const isLate = use(LateFields) && props.disabled !== true
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isTouched) field.current?.focus({ preventScroll: true })
  }, [isTouched])
  const named = {
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
  if (isLate && !isTouched) {
    // At once: phones show their keys only for a field that has the focus before the touch is over.
    const touch = () => flushSync(() => setTouched(true))
    return (
      <span {...named} {...asField} className={styles.late} onFocus={touch}>
        {text}
      </span>
    )
  }
  return (
    <input
      {...named}
      {...rest}
      ref={field}
      className={styles.input}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onSettle}
      {...wholeByFocus}
      enterKeyHint="done"
      autoComplete="off"
    />
  )
}
