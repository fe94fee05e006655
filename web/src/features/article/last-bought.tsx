import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Price } from '#web/ui/price/price.tsx'
import styles from './last-bought.module.css'
import type { Details } from './queries.ts'

/** When the customer last ordered the article, how much, and at which price. */
export function LastBought({ purchase }: { purchase: NonNullable<Details['lastBought']> }) {
  const t = useTexts('article')
  const formats = useFormats()
  const netShown = useNetShown()
  const { doctype, docid, number, date, quantity, unit, netPrice } = purchase
  return (
    <p className={styles.bought}>
      <History aria-hidden size={18} />
      <span>
        {t('lastBought', { date: formats.date(date), quantity: formats.quantity(quantity, unit) })}{' '}
        {netShown && netPrice && <Price price={netPrice} size="small" />}{' '}
        <Link to="/myaccount/document/$doctype/$docid" params={{ doctype: String(doctype), docid }}>
          {t('lastBoughtIn', { number })}
        </Link>
      </span>
    </p>
  )
}
