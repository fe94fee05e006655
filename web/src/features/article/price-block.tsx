import { compare } from '@shop/contract/exact'
import { Link, useRouterState } from '@tanstack/react-router'
import { isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { type Offer, useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Price } from '#web/ui/price/price.tsx'
import { OfferTotal } from './offer-total.tsx'
import styles from './price-block.module.css'
import type { Article } from './queries.ts'
import { ScalePrices } from './scale-prices.tsx'

interface PriceBlockProps {
  article: Article
  /** For the chosen quantity; absent for a moment. */
  offer: Offer | undefined
}

/** The price that counts, where it comes from, what the chosen quantity costs, and the prices of larger quantities. */
export function PriceBlock({ article, offer }: PriceBlockProps) {
  const t = useTexts('article')
  const netShown = useNetShown()
  const retailPrice = offer ? offer.retailPrice : article.retailPrice
  const netPrice = netShown ? (offer ? offer.netPrice : article.netPrice) : null
  const isLower = netPrice && retailPrice && compare(netPrice.price, retailPrice.price) < 0
  return (
    <div className={styles.block}>
      <p className={styles.main}>
        <Price
          price={netPrice ?? retailPrice}
          label={netPrice ? t('netPrice') : t('retailPrice')}
          size="large"
        />
      </p>
      {isLower && (
        <p>
          <Price price={retailPrice} label={t('retailPrice')} size="small" muted />
        </p>
      )}
      {retailPrice && <p className={styles.soft}>{t('plusVat')}</p>}
      {netPrice && offer?.explanation && <Explanation explanation={offer.explanation} />}
      <GuestHint />
      {netPrice && offer && offer.scalePrices.length > 1 && <ScalePrices offer={offer} />}
      {offer?.onRequest === false && (
        <p className={styles.total}>
          <OfferTotal offer={offer} />
        </p>
      )}
    </div>
  )
}

/** Which agreement makes the price, until when, and what buying more would bring. */
function Explanation({ explanation }: { explanation: NonNullable<Offer['explanation']> }) {
  const { rule, validTo, nextScale } = explanation
  const t = useTexts('article')
  const formats = useFormats()
  return (
    <p className={styles.soft}>
      {t(`rule.${rule}`)}
      {validTo !== null && `, ${t('validTo', { date: formats.date(validTo) })}`}
      {nextScale && (
        <>
          {'. '}
          {t('nextScale', {
            quantity: formats.quantity(nextScale.from, nextScale.fromUnit),
            price: `${formats.money(nextScale.price, nextScale.currency)} ${formats.priceUnit(nextScale)}`,
          })}
        </>
      )}
    </p>
  )
}

/** Guests learn where their own price is. */
function GuestHint() {
  const t = useTexts('article')
  const session = useSession()
  const redirect = useRouterState({ select: ({ location }) => location.href })
  if (isSignedIn(session)) return null
  return (
    <p className={styles.soft}>
      <Link to="/login" search={{ redirect }}>
        {t('signIn')}
      </Link>{' '}
      {t('signInFor')}
    </p>
  )
}
