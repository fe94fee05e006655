import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './fields.module.css'
import type { Checkout, Choice } from './queries.ts'
import { Section } from './section.tsx'

interface PaymentSectionProps {
  checkout: Checkout
  onChoose: (choice: Choice) => void
}

/** How it is paid, and the customer's terms. */
export function PaymentSection({ checkout, onChoose }: PaymentSectionProps) {
  const t = useTexts('checkout')
  const formats = useFormats()
  const { paymentMethods, paymentTerms } = checkout
  const { days, skontoDays, skontoPercent } = paymentTerms
  return (
    <Section title={t('payment')}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('payment')}</legend>
        {paymentMethods.map((method) => (
          <CheckField
            key={method}
            type="radio"
            name="payment_method"
            label={t(`payment.${method}`)}
            checked={checkout.checkout.payment_method === method}
            onChange={() => onChoose({ payment_method: method })}
          />
        ))}
      </fieldset>
      <p>
        {t('terms', { count: days })}
        {skontoDays > 0 &&
          skontoPercent !== '0' &&
          ` ${t('skonto', { count: skontoDays, percent: formats.decimal(skontoPercent) })}`}
      </p>
    </Section>
  )
}
