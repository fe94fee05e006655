import { isPositive } from '@shop/contract/exact'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import type { Choice, LaidArea } from './laying-material.ts'

interface NeededAmountProps {
  choice: Choice
  quantity: string | undefined
  wall: LaidArea['wall']
}

/** How much of a choice is needed; of skirting also for how much wall, or why nobody can tell. */
export function NeededAmount({ choice, quantity = '0', wall }: NeededAmountProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const amount = formats.quantity(quantity, choice.article.meins)
  if (!('metres' in choice)) return <span>{amount}</span>
  if (wall === undefined) return <span className={styles.missing}>{t('wallsUnknown')}</span>
  if (!isPositive(wall)) return <span className={styles.missing}>{t('doorsTooWide')}</span>
  return <span>{t('forWalls', { quantity: amount, metres: formats.quantity(wall, 'M') })}</span>
}
