import { compare } from '@shop/contract/exact'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Price } from '#web/ui/price/price.tsx'
import { useNetShown } from './net-price.ts'
import styles from './offer-price.module.css'
import { OfferMissing } from './offer-missing.tsx'
import type { Offer } from './offers.ts'

interface OfferPriceProps {
  offer: Offer | undefined
  /** It was asked for in vain. */
  failed?: boolean
  /** Its retail price has five figures, and may take a line more. */
  isLong?: boolean
}

/** Own and retail price of an offer in lines that never change their height; `data-two` where both may stand, `long` in three lines. */
export function OfferPrice({ offer, failed = false, isLong = false }: OfferPriceProps) {
  const t = useTexts('offers')
  const netShown = useNetShown()
  const two = isLong ? 'long' : ''
  if (!offer)
    return failed ? (
      <OfferMissing />
    ) : (
      <span className={styles.prices} data-two={netShown ? two : undefined} aria-hidden />
    )
  const { retailPrice } = offer
  const netPrice = netShown ? offer.netPrice : null
  if (!netPrice) {
    return (
      <span className={styles.prices}>
        <Price price={retailPrice} />
        {retailPrice && <span className={styles.kind}>{t('retailPrice')}</span>}
      </span>
    )
  }
  const isLower = retailPrice !== null && compare(netPrice.price, retailPrice.price) < 0
  return (
    <span className={styles.prices} data-two={two}>
      {/* Who sees both takes the bold one for his own; who hears them is told. */}
      {isLower && <span className={styles.spoken}>{t('netPrice')} </span>}
      <Price price={netPrice} />
      {isLower ? (
        <Price price={retailPrice} label={t('retailPrice')} size="small" muted />
      ) : (
        <span className={styles.kind}>{t('netPrice')}</span>
      )}
    </span>
  )
}
