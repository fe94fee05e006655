import { isOnStep, quantityRules, snapToStep } from '@shop/contract/quantity-step'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { ListArticle } from './queries.ts'
import styles from './lists-screen.module.css'

interface StepWarningProps {
  id: string
  line: ListArticle
  /** Takes the next quantity that can be sold; left out where the reader may not change the list. */
  onRaise?: (quantity: string) => void
}

/** What the quantity of a line is counted by; one by one where no basket takes its unit any more. */
export const stepOf = ({ stepsize }: ListArticle): string => stepsize ?? '1'

/**
 * Said at a line whose quantity no basket would take: a list keeps what was noted, and an article's step may change
 * while it lies.
 */
export function StepWarning({ id, line, onRaise }: StepWarningProps) {
  const t = useTexts('lists')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const rules = quantityRules({ step: stepOf(line) }, String(maxQuantity))
  const { article, quantity, unit } = line
  if (article === null || isOnStep(quantity, rules)) return <output id={id} />
  const next = snapToStep(quantity, rules)
  return (
    <output id={id} className={styles.offStep}>
      {t('offStep', { step: formats.quantity(rules.step, unit) })}
      {onRaise && (
        <Button
          look="plain"
          size="small"
          onClick={({ currentTarget }) => {
            // It goes with the warning; the keyboard goes on in the field.
            currentTarget.closest('td')?.querySelector('input')?.focus()
            onRaise(next)
          }}
        >
          {t('raise', { quantity: formats.quantity(next, unit) })}
        </Button>
      )}
    </output>
  )
}
