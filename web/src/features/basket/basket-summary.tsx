import { isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay, useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './basket-summary.module.css'
import { BasketTotals } from './basket-totals.tsx'
import { GrandTotal } from './grand-total.tsx'
import type { Basket } from './queries.ts'

interface BasketSummaryProps {
  totals: Basket['totals']
  /** A change is on its way; the sums are still those before it. */
  isChanging: boolean
  hasProblems: boolean
}

/** The sums of the basket and the way to the checkout. */
export function BasketSummary({ totals, isChanging, hasProblems }: BasketSummaryProps) {
  const t = useTexts('basket')
  const mayOrder = useMay('ORDERS_PLACE')
  const session = useSession()
  return (
    <div className={styles.summary}>
      <h2>{t('summary')}</h2>
      <div className={styles.totals} aria-busy={isChanging || undefined}>
        <BasketTotals totals={totals} />
      </div>
      {hasProblems && <Notice kind="warning">{t('hasProblems')}</Notice>}
      {mayOrder || !isSignedIn(session) ? (
        <div className={styles.go} data-thumb-bar>
          <p className={styles.goTotal}>
            <GrandTotal totals={totals} />
          </p>
          <LinkButton to="/checkout" wide>
            {t('toCheckout')}
          </LinkButton>
        </div>
      ) : (
        <Notice kind="info">{t('mayNotOrder')}</Notice>
      )}
    </div>
  )
}
