import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { GuestMode } from './guest-mode.tsx'
import { overviewQuery } from './queries.ts'
import { ShopLock } from './shop-lock.tsx'
import { ShopState } from './shop-state.tsx'
import styles from './staff.module.css'

export const Route = createFileRoute('/_staff/staff')({
  staticData: { texts: ['staff'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(overviewQuery),
  head: ({ match }) => pageTitle(match.context, 'staff', 'overview'),
  component: OverviewScreen,
})

const refreshEvery = 15_000

/** How the shop is doing, and the two switches that decide who may enter. */
function OverviewScreen() {
  const t = useTexts('staff')
  const overview = useSuspenseQuery({ ...overviewQuery, refetchInterval: refreshEvery }).data
  return (
    <>
      <h1>{t('overview')}</h1>
      <p className={styles.soft}>{t('loading')}</p>
      {overview.mailTransport === 'none' && <Notice kind="warning">{t('noTransport')}</Notice>}
      <ShopState overview={overview} />
      <div className={styles.switches}>
        <ShopLock overview={overview} />
        <GuestMode active={overview.autoGuestActive} />
      </div>
    </>
  )
}
