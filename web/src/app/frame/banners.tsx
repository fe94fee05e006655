import { Link, useRouterState } from '@tanstack/react-router'
import { CircleAlert, RefreshCw, UserRoundCog, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRefusal } from '../api/api-error.ts'
import { useNotice } from '../api/notices.ts'
import { isSignedIn } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useConfig, useSession, useSessionError } from '../shop-queries.ts'
import styles from './banners.module.css'

/** The one place under the head for what concerns the whole page. */
export function Banners() {
  const t = useTexts('app')
  const session = useSession()
  const { shopLocked, lockMessage } = useConfig()
  const contextChanged = useNotice('contextChanged')
  const updated = useNotice('updated')
  const sessionEnded = isRefusal(useSessionError(), 'SESSION_ENDED')
  return (
    <div className={styles.banners} aria-live="polite">
      {session.isAdma && session.kunnr !== '' && !session.admaPending && (
        <Banner kind="acting" icon={<UserRoundCog aria-hidden size={18} />}>
          {t('actingFor', { user: session.userName, customer: session.customerName, number: session.kunnr })}
        </Banner>
      )}
      {shopLocked && isSignedIn(session) && (
        <Banner kind="warning" icon={<Wrench aria-hidden size={18} />}>
          {lockMessage || t('error.SHOP_LOCKED')}
        </Banner>
      )}
      {contextChanged && (
        <Banner kind="stop" icon={<CircleAlert aria-hidden size={18} />} action={<Reload />}>
          {isSignedIn(session)
            ? t('contextChanged', { customer: session.customerName })
            : t('contextChangedGuest')}
        </Banner>
      )}
      {sessionEnded && (
        <Banner kind="stop" icon={<CircleAlert aria-hidden size={18} />} action={<LoginElsewhere />}>
          {t('sessionEnded')}
        </Banner>
      )}
      {updated && !contextChanged && (
        <Banner kind="info" icon={<RefreshCw aria-hidden size={18} />} action={<Reload />}>
          {t('updated')}
        </Banner>
      )}
    </div>
  )
}

interface BannerProps {
  kind: 'acting' | 'warning' | 'stop' | 'info'
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
}

function Banner({ kind, icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner} data-kind={kind}>
      <p>
        {icon}
        {children}
      </p>
      {action}
    </div>
  )
}

/** In a window of its own: coming back, the page notices the new session, and what was typed can be sent. */
function LoginElsewhere() {
  const t = useTexts('app')
  const redirect = useRouterState({ select: ({ location }) => location.href })
  return (
    <Link
      to="/login"
      search={{ redirect, nosession: 'true' }}
      target="_blank"
      preload={false}
      className={styles.action}
    >
      {t('login')}
    </Link>
  )
}

function Reload() {
  const t = useTexts('app')
  return (
    <button type="button" className={styles.action} onClick={() => location.reload()}>
      {t('reload')}
    </button>
  )
}
