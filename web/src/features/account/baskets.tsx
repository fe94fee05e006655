import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { basketsQuery } from '#web/app/frame/basket-queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Status } from '#web/ui/status/status.tsx'
import styles from './dashboard-screen.module.css'

type BasketsAnswer = Answer<'basket', 'GET_MULTIBASKETS'>

/** The user's baskets, the active one first; another one is made active by one press. */
export function Baskets() {
  const t = useTexts('account')
  const { api } = useShop()
  const { multibaskets } = useSuspenseQuery(basketsQuery).data
  const activate = useOptimistic<BasketsAnswer, string>({
    query: basketsQuery,
    send: (multibasket) => api.post('basket', 'SET_ACTIVE', { multibasket }),
    change: (before, id) => ({
      ...before,
      multibaskets: before.multibaskets.map((one) => ({ ...one, active: one.id === id })),
    }),
  })
  const activeFirst = multibaskets.toSorted((a, b) => Number(b.active) - Number(a.active))
  return (
    <Panel
      title={t('baskets')}
      aside={
        <LinkButton to="/basket" look="plain" size="small">
          {t('toBasket')}
        </LinkButton>
      }
    >
      <ul className={styles.rows}>
        {activeFirst.map(({ id, name, kommi, numUePos, active }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <strong>{name}</strong>
              <small>
                {t('lines', { count: numUePos })}
                {kommi !== '' && ` · ${t('reference', { name: kommi })}`}
              </small>
            </span>
            {active ? (
              <Status tone="good">{t('active')}</Status>
            ) : (
              <Button
                look="ghost"
                size="small"
                aria-label={t('activateNamed', { name })}
                onClick={() => activate.mutate(id)}
              >
                {t('activate')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
