import {
  type QuantityRules,
  quantityLength,
  quantityRules,
  stepDown,
  stepUp,
} from '@shop/contract/quantity-step'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say, sayAloud } from '#web/app/toasts/toast-store.ts'
import { useFormats } from '../format/use-formats.ts'
import { QuantityField } from './quantity-field.tsx'
import styles from './quantity-input.module.css'
import { useQuantityText } from './use-quantity-text.ts'

export interface QuantityInputProps extends Partial<QuantityRules> {
  /** Names the field, e.g. "Menge für 4711". */
  label: string
  /** Canonical decimal; '0' shows an empty field. */
  value: string
  onChange: (value: string) => void
  /** The application's maxQuantity, the maximum where none is given. */
  maxQuantity: number
  /** The user pressed Enter; the value is the one in the field. */
  onEnter?: (value: string) => void
  /** The field was left with what is no quantity; it is told, and the field shows the value of before. */
  onUnread?: () => void
  /** Shown behind the number, e.g. "m²". */
  unit?: string
  disabled?: boolean
  describedBy?: string
  /** What the quantity means is said elsewhere when it changes. */
  isSaid?: boolean
  invalid?: boolean
}

/**
 * The quantity field of the specification (section 5): minus and plus move to the next multiple of the step within
 * minimum and maximum, arrow keys do the same, zero shows an empty field, the length is that of the maximum.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, maxQuantity, onEnter, unit, disabled = false } = props
  const t = useTexts('app')
  const formats = useFormats()
  const { step = '1', min = '0', max = String(maxQuantity), forceMax = false } = props
  const rules = quantityRules({ step, min, max, forceMax }, String(maxQuantity))
  const { text, type, settle, unread } = useQuantityText({ value, onChange, rules, format: formats.number })

  /** Screen readers say what is typed, and nothing of a value that buttons and arrow keys change. */
  function change(next: string) {
    onChange(next)
    if (props.isSaid !== true) sayAloud(formats.decimal(next))
  }
  const up = () => change(stepUp(value, rules))
  const down = () => change(stepDown(value, rules))

  /** Nobody shall take the quantity of before for the one he typed. */
  function tell() {
    if (unread === undefined) return
    const before = { text: unread, quantity: `${formats.decimal(value)} ${unit ?? ''}`.trim() }
    say({ kind: 'info', text: value === '0' ? t('noQuantity', before) : t('unreadQuantity', before) })
  }

  function onLeave() {
    tell()
    settle()
    if (unread !== undefined) props.onUnread?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = { ArrowUp: up, ArrowDown: down }[event.key]
    if (action) {
      event.preventDefault()
      action()
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault()
      // Held down it means one order.
      if (event.repeat) return
      tell()
      const settled = settle()
      if (unread === undefined) onEnter(settled)
    }
  }

  return (
    <span className={styles.quantity} data-invalid={props.invalid || undefined}>
      <button
        type="button"
        className={styles.step}
        onClick={down}
        disabled={disabled}
        aria-label={t('less')}
        tabIndex={-1}
      >
        −
      </button>
      <QuantityField
        text={text}
        label={label}
        onType={type}
        onSettle={onLeave}
        onKeyDown={onKeyDown}
        inputMode={step.includes('.') ? 'decimal' : 'numeric'}
        maxLength={quantityLength(rules)}
        disabled={disabled}
        invalid={props.invalid}
        describedBy={props.describedBy}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      <button
        type="button"
        className={styles.step}
        onClick={up}
        disabled={disabled}
        aria-label={t('more')}
        tabIndex={-1}
      >
        +
      </button>
    </span>
  )
}
