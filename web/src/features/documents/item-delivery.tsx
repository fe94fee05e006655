import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './items-view.module.css'
import type { DocumentPosition } from './queries.ts'

interface ItemDeliveryProps {
  dates: DocumentPosition['additionalData']
  unit: string
}

/** When a line comes or came: one day, or each partial delivery with its quantity. */
export function ItemDelivery({ dates, unit }: ItemDeliveryProps) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { deliveryDate, demandDate, deliveries } = dates
  if (deliveries.length > 1) {
    return (
      <ul className="plain-list">
        {deliveries.map((each) => (
          <li key={each.deliveryDate}>
            {t('deliveryOf', {
              date: formats.date(each.deliveryDate),
              quantity: formats.quantity(each.quantity, unit),
            })}
          </li>
        ))}
      </ul>
    )
  }
  const day = deliveryDate ?? deliveries[0]?.deliveryDate
  return (
    <span>
      {day === undefined ? '–' : formats.date(day)}
      {demandDate !== null && demandDate !== day && (
        <small className={styles.small}>{t('demandDate', { date: formats.date(demandDate) })}</small>
      )}
    </span>
  )
}
