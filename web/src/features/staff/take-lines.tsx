import { parseDecimal } from '@shop/contract/number-format'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './staff.module.css'
import type { OrderStep, Taken } from './use-order-step.ts'

interface TakeLinesProps {
  title: string
  text: string
  action: string
  lines: readonly { posnr: number; text: string; unit: string; open: string }[]
  step: OrderStep
  /** Asks for a reason besides the quantities. */
  withReason?: boolean
}

/** How much of which line: everything that is open stands there, and the server says what is too much. */
export function TakeLines({ title, text, action, lines, step, withReason = false }: TakeLinesProps) {
  const t = useTexts('staff')
  const fieldText = useFieldErrorText()
  const formats = useFormats()
  const [sent, setSent] = useState<readonly number[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const { error } = step
  const lineForm = useFirstWrong(error)
  const fields = isRefusal(error) ? error.fields : {}
  const problemOf = (posnr: number) => {
    const index = sent.indexOf(posnr)
    return fieldText(fields[`positions.${index}.quantity`] ?? fields[`positions.${index}.posnr`])
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const taken = lines.flatMap(({ posnr }): Taken[] => {
      const written = formText(form, `quantity-${posnr}`).trim()
      if (written === '' || written === '0') return []
      // What cannot be read goes as it is: the server says so at its field.
      return [{ posnr, quantity: parseDecimal(written, formats.number) ?? written }]
    })
    setSent(taken.map(({ posnr }) => posnr))
    setEmpty(taken.length === 0)
    if (taken.length > 0) step.mutate({ taken, reason: formText(form, 'reason') })
  }

  return (
    <section className={styles.lines} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.soft}>{text}</p>
      <form ref={lineForm} className={styles.form} onSubmit={submit}>
        {lines
          .filter(({ open }) => open !== '0')
          .map(({ posnr, text: name, unit, open }) => (
            <TextField
              key={posnr}
              name={`quantity-${posnr}`}
              label={t('takeQuantity', { posnr })}
              hint={`${name} · ${t('stillOpen', { quantity: formats.quantity(open, unit) })}`}
              error={problemOf(posnr)}
              inputMode="decimal"
              required={false}
              defaultValue={formats.decimal(open)}
            />
          ))}
        {withReason && (
          <TextField name="reason" label={t('reason')} minLength={3} maxLength={1000} required />
        )}
        <FormAlert text={isEmpty ? t('nothingTaken') : undefined} />
        <div className={styles.buttons}>
          <Button type="submit" busy={step.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </section>
  )
}
