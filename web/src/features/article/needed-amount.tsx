import { compare, isPositive, round } from '@shop/contract/exact'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import { type Choice, consumptionOf, type LaidArea } from './laying-material.ts'
import { roundedAmount } from './quantity-meaning.tsx'

interface NeededAmountProps {
  choice: Choice
  quantity: string | undefined
  /** What would be needed of it if a basket took it all; undefined like the quantity. */
  all: string | undefined
  laid: LaidArea
}

/** How much of a choice is needed, and what that follows from; of skirting also why nobody can tell. */
export function NeededAmount({ choice, quantity = '0', all = '0', laid }: NeededAmountProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const taken = formats.quantity(quantity, choice.article.meins)
  const amount = compare(all, quantity) > 0 ? t('atMost', { quantity: taken }) : taken
  if ('consumption' in choice) {
    const { perSquareMetre, all: consumed, unit } = consumptionOf(choice, laid)
    const need = formats.quantity(roundedAmount(consumed), unit)
    const each = formats.quantity(round(perSquareMetre, 2), unit)
    return (
      <>
        <span>{amount}</span>
        <span className={styles.basis}>{t('consumption', { need, each })}</span>
      </>
    )
  }
  const { wall } = laid
  if (wall === undefined) return <span className={styles.missing}>{t('wallsUnknown')}</span>
  if (!isPositive(wall)) return <span className={styles.missing}>{t('doorsTooWide')}</span>
  return <span>{t('forWalls', { quantity: amount, metres: formats.quantity(wall, 'M') })}</span>
}
