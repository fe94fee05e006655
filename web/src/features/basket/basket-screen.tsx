import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import styles from './basket-screen.module.css'
import { BasketSummary } from './basket-summary.tsx'
import { PositionRow } from './position-row.tsx'
import { basketQuery } from './queries.ts'
import { QuickOrder } from './quick-order.tsx'
import { usePositions } from './use-positions.ts'

export const Route = createFileRoute('/_shop/_open/basket')({
  staticData: { texts: ['basket', 'offers', 'orderfiles'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(basketQuery()),
  head: ({ match }) => pageTitle(match.context, 'basket', 'title'),
  component: BasketScreen,
})

function BasketScreen() {
  const t = useTexts('basket')
  const session = useSession()
  const { basket, totals } = useSuspenseQuery(basketQuery()).data
  const { lines: positions, edit, remove, isSaving, refusalOf, giveWay } = usePositions()
  const isEmpty = positions.length === 0

  return (
    <>
      <header className={styles.head}>
        <h1>{basket.name}</h1>
        {basket.kommi !== '' && <p>{t('kommiIs', { kommi: basket.kommi })}</p>}
        {isSignedIn(session) && <Link to="/myaccount/manage-baskets">{t('manage')}</Link>}
      </header>
      <div className={styles.screen} data-empty={isEmpty || undefined}>
        <div className={styles.lines}>
          {isEmpty ? (
            <Face kind="empty" level={2} title={t('emptyTitle')} text={t('emptyText')}>
              <LinkButton to="/search" look="plain">
                {t('toArticles')}
              </LinkButton>
            </Face>
          ) : (
            <ol className="plain-list" aria-label={t('lines')}>
              {positions.map((position) => (
                <li key={`${basket.id} ${position.posnr}`}>
                  <PositionRow
                    position={position}
                    refused={refusalOf(position)}
                    onChange={(change, begunOn) => edit(begunOn, change)}
                    onGiveWay={() => giveWay(position)}
                    onRemove={() => remove(position)}
                  />
                </li>
              ))}
            </ol>
          )}
          <QuickOrder />
        </div>
        {!isEmpty && (
          <aside className={styles.summary} aria-label={t('summary')}>
            <BasketSummary
              totals={totals}
              isChanging={isSaving}
              hasProblems={positions.some(({ problem }) => problem !== '')}
            />
          </aside>
        )}
      </div>
    </>
  )
}
