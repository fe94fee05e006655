import { formatDecimal } from '@shop/contract/number-format'
import type { budgetTypes } from '@shop/contract/user-words'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { dayShown } from './days.ts'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

interface BudgetFieldsProps {
  type: (typeof budgetTypes)[number]
  /** Undefined where there is none for this period. */
  budget: ManagedUser['budgets'][number] | undefined
  currency: string
  /** Codes by field, as "monthly.amount". */
  errors: Record<string, string>
}

/** The budget of a period: without an amount there is none. */
export function BudgetFields({ type, budget, currency, errors }: BudgetFieldsProps) {
  const t = useTexts('users')
  const formats = useFormats()
  const fieldText = useFieldErrorText()
  const { showNetPrice } = useSession()
  const used = showNetPrice ? (budget?.used ?? null) : null
  return (
    <fieldset className={styles.budget}>
      <legend className={styles.legend}>{t(`budget.${type}`)}</legend>
      <div className={styles.fields}>
        <TextField
          name={`${type}.amount`}
          label={t('amount', { currency: budget?.currency ?? currency })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={budget && formatDecimal(budget.amount, formats.number, 2)}
          hint={
            budget && used !== null ? t('used', { used: formats.money(used, budget.currency) }) : undefined
          }
          error={fieldText(errors[`${type}.amount`])}
        />
        <TextField
          name={`${type}.valid_from`}
          type="date"
          label={t('validFrom')}
          defaultValue={budget && dayShown(budget.validFrom)}
          error={fieldText(errors[`${type}.valid_from`])}
        />
        <TextField
          name={`${type}.valid_to`}
          type="date"
          label={t('validTo')}
          defaultValue={budget && dayShown(budget.validTo)}
          error={fieldText(errors[`${type}.valid_to`])}
        />
      </div>
      <CheckField name={`${type}.lock`} label={t('orderLock')} defaultChecked={budget?.lock ?? false} />
    </fieldset>
  )
}
