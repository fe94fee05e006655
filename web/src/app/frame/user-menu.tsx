import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazily } from '../lazily.tsx'
import { Popup } from '#web/ui/popup/popup.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { isSignedIn, ownPath } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useSession } from '../shop-queries.ts'
import { useRouterState } from '@tanstack/react-router'
import tool from './tool-button.module.css'

const Content = lazily(async () => (await import('./user-menu-content.tsx')).UserMenuContent)

/** Who is on this page, and for which customer: the user's menu, or the way to the login. */
export function UserMenu() {
  const t = useTexts('app')
  const session = useSession()
  const signedIn = isSignedIn(session)
  return (
    <>
      {!signedIn && <LoginLink />}
      <Popup
        label={signedIn ? undefined : t('pageSettings')}
        buttonClass={tool.tool}
        onNear={Content.prepare}
        button={
          <>
            <Icon name="user" size={24} />
            {signedIn && (
              <span className={tool.words}>
                <strong>{session.userName}</strong>
                <small>{session.customerName}</small>
              </span>
            )}
          </>
        }
      >
        {(close) => (
          <Suspense>
            <Content onDone={close} />
          </Suspense>
        )}
      </Popup>
    </>
  )
}

function LoginLink() {
  const t = useTexts('app')
  const here = useRouterState({ select: ({ location }) => ownPath(location.href) })
  const search = here === undefined || here === '/' ? {} : { redirect: here }
  return (
    <Link to="/login" search={search} className={tool.tool}>
      <Icon name="log-in" size={24} />
      <span className={tool.words}>
        <strong>{t('login')}</strong>
        <small>{t('loginHint')}</small>
      </span>
    </Link>
  )
}
