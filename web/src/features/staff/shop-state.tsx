import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Status } from '#web/ui/status/status.tsx'
import type { Overview } from './queries.ts'
import styles from './staff.module.css'
import { Waiting } from './waiting.tsx'

const searchTones = { ready: 'good', building: 'busy', offline: 'bad' } as const

/** Seconds the search is behind that are worth telling: it looks for changes twice a second. */
const noticeable = 3

/** What runs and what waits; each area leads to its list. */
export function ShopState({ overview }: { overview: Overview }) {
  const t = useTexts('staff')
  const formats = useFormats()
  const { shopLocked, autoGuestActive, search, searchBehind, articles } = overview
  return (
    <div className={styles.state}>
      <Panel title={t('shop')}>
        <Status tone={shopLocked ? 'bad' : 'good'}>{shopLocked ? t('shopLocked') : t('shopOpen')}</Status>
        <p>
          {t('guests')}: {autoGuestActive ? t('guestsOn') : t('guestsOff')}
        </p>
      </Panel>
      <Panel
        title={t('outbox')}
        aside={
          <Link to="/staff/outbox" search={{ open: 'true' }}>
            {t('show')}
          </Link>
        }
      >
        <Waiting waiting={overview.outboxWaiting} failed={overview.outboxFailed} />
      </Panel>
      <Panel title={t('mails')} aside={<Link to="/staff/mails">{t('show')}</Link>}>
        <Waiting waiting={overview.mailsWaiting} failed={overview.mailsFailed} />
        <p>{t(`transport.${overview.mailTransport}`)}</p>
      </Panel>
      <Panel title={t('jobs')}>
        <Waiting waiting={overview.jobsWaiting} failed={overview.jobsFailed} />
      </Panel>
      <Panel title={t('search')}>
        <Status tone={searchTones[search]}>{t(`search.${search}`)}</Status>
        {searchBehind !== null && searchBehind >= noticeable && (
          <Status tone="busy">{t('searchBehind', { time: searchBehind })}</Status>
        )}
        <p>{t('articles', { count: articles, total: formats.decimal(articles) })}</p>
      </Panel>
    </div>
  )
}
