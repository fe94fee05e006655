import { compare } from '@shop/contract/exact'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Offer } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Price } from '#web/ui/price/price.tsx'
import styles from './scale-prices.module.css'

type Step = Offer['scalePrices'][number]

/** Prices by quantity; the one in force for the chosen quantity is marked. */
export function ScalePrices({ offer }: { offer: Offer }) {
  const t = useTexts('article')
  const formats = useFormats()
  const inForce = offer.scalePrices.findLastIndex(({ from }) => compare(from, offer.quantity) <= 0)
  /** The first price holds below the second; every other one from its quantity on. */
  const rangeOf = (step: Step, next: Step | undefined) =>
    step.from === '0' && next
      ? t('belowQuantity', { quantity: formats.quantity(next.from, next.fromUnit) })
      : t('fromQuantity', { quantity: formats.quantity(step.from, step.fromUnit) })
  return (
    <table className={styles.scale}>
      <caption className="visually-hidden">{t('scalePrices')}</caption>
      <tbody>
        {offer.scalePrices.map((step, index) => (
          <tr key={step.from} aria-current={index === inForce || undefined}>
            <th scope="row">{rangeOf(step, offer.scalePrices[index + 1])}</th>
            <td>
              <Price price={step} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
