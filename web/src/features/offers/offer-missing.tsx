import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './offer-price.module.css'
import { retryOffers } from './offers.ts'

/** Where a price would stand that could not be had: says so, and asks again for all that are missing. `what` where the price is there, and only its sum is not. */
export function OfferMissing({ what }: { what?: string }) {
  const t = useTexts('offers')
  const client = useQueryClient()
  return (
    <span className={styles.missing}>
      <span>{what ?? t('priceMissing')}</span>
      <button type="button" onClick={() => void retryOffers(client)}>
        {t('askAgain')}
      </button>
    </span>
  )
}
