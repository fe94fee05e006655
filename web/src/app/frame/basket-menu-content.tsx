import { useQuery } from '@tanstack/react-query'
import { Money } from '#web/ui/price/money.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { getQuery } from '../api/queries.ts'
import type { Answer } from '../api/resources.ts'
import { isSignedIn } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useOptimistic } from '../query/use-optimistic.ts'
import { useMay, useSession } from '../shop-queries.ts'
import { useShop } from '../use-shop.ts'
import styles from './basket-menu.module.css'
import { basketsQuery } from './basket-queries.ts'

type Baskets = Answer<'basket', 'GET_MULTIBASKETS'>

/** What the basket's menu holds: the total, the other baskets to switch to, the way to basket and checkout. */
export function BasketMenuContent({ onDone }: { onDone: () => void }) {
  const t = useTexts('app')
  const { api } = useShop()
  const session = useSession()
  const seesNet = useMay('NET_PRICES') && session.showNetPrice
  const baskets = useQuery(basketsQuery).data?.multibaskets ?? []
  const totals = useQuery(getQuery('basket', 'GET_BASKET', {})).data?.totals
  const setActive = useOptimistic<Baskets, string>({
    query: basketsQuery,
    send: (multibasket) => api.post('basket', 'SET_ACTIVE', { multibasket }),
    change: (before, id) => ({
      ...before,
      multibaskets: before.multibaskets.map((one) => ({ ...one, active: one.id === id })),
    }),
  })
  const active = baskets.find((basket) => basket.active)
  const amount = (seesNet ? totals?.net : totals?.retail) ?? null
  return (
    <div className={styles.content}>
      <p className={styles.total} aria-live="polite">
        <span>{seesNet ? t('netTotal') : t('retailTotal')}</span>
        <strong>{totals && <Money amount={amount} currency={totals.currency} />}</strong>
      </p>
      <p className={styles.note}>{t('plusVat')}</p>
      {isSignedIn(session) && baskets.length > 1 && (
        <ul className={styles.baskets} aria-label={t('baskets')}>
          {baskets.map((basket) => (
            <li key={basket.id}>
              <button
                type="button"
                className={styles.basket}
                aria-current={basket.active || undefined}
                onClick={() => {
                  if (!basket.active) setActive.mutate(basket.id)
                }}
              >
                {basket.name}
                <small>{t('lines', { count: basket.numUePos })}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/basket" look="plain" wide onClick={onDone}>
        {t('toBasket')}
      </LinkButton>
      {(active?.numUePos ?? 0) > 0 && (
        <LinkButton to="/checkout" wide onClick={onDone}>
          {t('toCheckout')}
        </LinkButton>
      )}
    </div>
  )
}
