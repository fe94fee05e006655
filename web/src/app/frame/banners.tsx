import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-symbols.tsx'
import { isRefusal } from '../api/api-error.ts'
import { useNotice } from '../api/notices.ts'
import { isSignedIn } from '../guards.ts'
import { useHeld } from '../held.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { type Session, useConfig, useSession, useSessionError } from '../shop-queries.ts'
import styles from './banners.module.css'

/** The one place under the head for what concerns the whole page. */
export function Banners() {
  const t = useTexts('app')
  const session = useSession()
  const { shopLocked, lockMessage } = useConfig()
  const contextChanged = useNotice('contextChanged')
  const updated = useNotice('updated')
  return (
    <div className={styles.banners} aria-live="polite">
      {actsForCustomer(session) && (
        <Banner kind="acting" icon="acting">
          {t('actingFor', { user: session.userName, customer: session.customerName, number: session.kunnr })}
        </Banner>
      )}
      {shopLocked && isSignedIn(session) && (
        <Banner kind="warning" icon="circle-alert">
          {lockMessage || t('error.SHOP_LOCKED')}
        </Banner>
      )}
      <StopBanners />
      {updated && !contextChanged && (
        <Banner kind="info" icon="refresh" action={<Reload />}>
          {t('updated')}
        </Banner>
      )}
    </div>
  )
}

/** What keeps the visitor from going on; a dialog shows it, too. */
export function StopBanners() {
  const t = useTexts('app')
  const session = useSession()
  const contextChanged = useNotice('contextChanged')
  const sessionEnded = isRefusal(useSessionError(), 'SESSION_ENDED')
  return (
    <>
      {!contextChanged && <HeldBanner />}
      {contextChanged && (
        <Banner kind="stop" icon="circle-alert" action={<Reload />}>
          {isSignedIn(session) ? t('contextChanged', { who: whoIs(session) }) : t('contextChangedGuest')}
        </Banner>
      )}
      {sessionEnded && (
        <Banner
          kind="stop"
          icon="circle-alert"
          action={<Elsewhere to="/login" search={{ nosession: 'true' }} text={t('login')} />}
        >
          {t('sessionEnded')}
        </Banner>
      )}
    </>
  )
}

/** The wholesaler's people, field sales and staff alike, while they have a customer. */
const actsForCustomer = ({ isAdma, staffRole, kunnr, admaPending }: Session) =>
  (isAdma || staffRole !== null) && kunnr !== '' && !admaPending

const whoIs = ({ userName, customerName }: Session) => [userName, customerName].filter(Boolean).join(', ')

/** Why somebody who is typing cannot go on at the moment, and what he can do about it elsewhere. */
function HeldBanner() {
  const t = useTexts('app')
  const { lockMessage } = useConfig()
  const to = useHeld()
  const stop = { kind: 'stop', icon: 'circle-alert' } as const
  if (to === '/maintenance-mode')
    return <Banner {...stop}>{`${lockMessage || t('error.SHOP_LOCKED')} ${t('heldByLock')}`}</Banner>
  if (to === '/login-accept-terms')
    return (
      <Banner {...stop} action={<Elsewhere to={to} text={t('heldOpen')} />}>
        {t('heldByTerms')}
      </Banner>
    )
  if (to === '/login')
    return (
      <Banner {...stop} action={<Elsewhere to={to} text={t('login')} />}>
        {t('heldByLogin')}
      </Banner>
    )
  return null
}

interface BannerProps {
  kind: 'acting' | 'warning' | 'stop' | 'info'
  icon: IconName
  children: ReactNode
  action?: ReactNode
}

function Banner({ kind, icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner} data-kind={kind}>
      <p>
        <Icon name={icon} size={18} />
        {children}
      </p>
      {action}
    </div>
  )
}

/** In a window of its own: coming back, the page notices what was done there, and what was typed can be sent. */
function Elsewhere({ to, text, search }: ElsewhereProps) {
  const redirect = useRouterState({ select: ({ location }) => location.href })
  return (
    <Link to={to} search={{ redirect, ...search }} target="_blank" preload={false} className={styles.action}>
      {text}
    </Link>
  )
}

interface ElsewhereProps {
  to: '/login' | '/login-accept-terms'
  text: string
  search?: { nosession?: 'true' }
}

function Reload() {
  const t = useTexts('app')
  return (
    <button type="button" className={styles.action} onClick={() => location.reload()}>
      {t('reload')}
    </button>
  )
}
