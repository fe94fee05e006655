import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Price as PriceValue } from '@shop/contract/formats'
import { useFormats } from '../format/use-formats.ts'
import styles from './price.module.css'

/** No longer than the label before a price, so that staying with the amount takes no further line: "/ Kanister". */
const shortUnit = 10

interface PriceProps {
  /** None means the price is given on request. */
  price: PriceValue | null
  /** What kind of price it is, e.g. "Ihr Preis"; read aloud before the amount. */
  label?: string
  size?: 'normal' | 'large' | 'small'
  /** A retail price beside a lower own one. */
  muted?: boolean
}

/** A price with its unit: "12,50 € / m²". Without one: "Preis auf Anfrage", never 0,00. */
export function Price({ price, label, size = 'normal', muted = false }: PriceProps) {
  const t = useTexts('app')
  const formats = useFormats()
  if (price === null)
    return (
      <span className={styles.request} data-size={size}>
        {t('priceOnRequest')}
      </span>
    )
  const unit = formats.priceUnit(price)
  return (
    <span className={styles.price} data-size={size} data-muted={muted || undefined}>
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span className={unit.length <= shortUnit ? styles.kept : undefined}>
        <span className={styles.amount}>{formats.money(price.price, price.currency)}</span>{' '}
        <span className={styles.unit}>{unit}</span>
      </span>
    </span>
  )
}
