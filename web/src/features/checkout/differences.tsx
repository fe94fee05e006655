import type { Formats } from '@shop/contract/formats'
import { orderTexts } from '@shop/contract/order-texts'
import { useEffect, useRef } from 'react'
import type { Translate } from '#web/app/i18n/translate.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { EnergyLabels } from '#web/features/offers/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './differences.module.css'
import { deliveryText } from './place-texts.ts'
import type { Checkout, Difference } from './queries.ts'

interface DifferencesProps {
  differences: readonly Difference[]
  checkout: Checkout
  onAccept: () => void
}

/** What is no longer as it was shown, line by line; nothing is ordered before it is accepted. */
export function Differences({ differences, checkout, onAccept }: DifferencesProps) {
  const t = useTexts('checkout')
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const articleOf = ({ posnr }: Difference) =>
    checkout.positions.find((one) => one.posnr === posnr)?.article ?? undefined

  return (
    <section className={styles.differences} aria-labelledby="differences">
      <h2 ref={heading} id="differences" tabIndex={-1}>
        {t('differences')}
      </h2>
      <p>{t('differencesText')}</p>
      <ul className="plain-list">
        {differences.map((difference) => {
          const article = articleOf(difference)
          return (
            <li
              key={`${difference.kind} ${difference.posnr} ${difference.after}`}
              className={styles.difference}
            >
              <span className={styles.what}>
                {difference.matnr !== '' && (
                  <strong lang={article?.textLanguage}>
                    {keepUnits(article?.maktx1 ?? difference.matnr)}
                  </strong>
                )}
                <span>{t(`difference.${difference.kind}`)}</span>
                {difference.kind === 'price' && article && <EnergyLabels labels={article.eek_classes} />}
              </span>
              <span className={styles.values}>
                {difference.before !== null && (
                  <del>{valueText(difference.kind, difference.before, checkout, t, formats)}</del>
                )}
                {difference.after !== null && (
                  <ins>{valueText(difference.kind, difference.after, checkout, t, formats)}</ins>
                )}
                {difference.kind === 'price' && difference.after === null && <ins>{t('noPrice')}</ins>}
              </span>
            </li>
          )
        })}
      </ul>
      <div>
        <Button onClick={onAccept}>{t('accept')}</Button>
      </div>
    </section>
  )
}

/** Both sides travel as plain texts: "12.5", "2.88 M2", "2025-09-03", "available". */
function valueText(
  kind: Difference['kind'],
  value: string,
  checkout: Checkout,
  t: Translate<'checkout'>,
  formats: Formats,
): string {
  if (kind === 'price' || kind === 'total') {
    const [amount = '', costUnit, unit] = value.split(/ \/ | /)
    const money = formats.money(amount, checkout.totals.currency)
    if (costUnit === undefined || unit === undefined) return money
    return `${money} ${formats.priceUnit({ costUnit: Number(costUnit), volumeUnit: unit })}`
  }
  if (kind === 'date') return formats.date(value)
  if (kind === 'availability') return availabilityText(value, t)
  if (kind === 'delivery') return deliveryText(value, checkout, t)
  if (kind === 'address') return value
  if (isText(kind)) return value === '' ? t('noText') : value
  const [quantity = '', unit = ''] = value.split(' ')
  return formats.quantity(quantity, unit)
}

function availabilityText(value: string, t: Translate<'checkout'>): string {
  if (value === 'available') return t('isAvailable')
  return value === 'shortly-available' ? t('isShortlyAvailable') : t('isNotAvailable')
}

const isText = (kind: Difference['kind']): boolean => orderTexts.some((one) => one === kind)
