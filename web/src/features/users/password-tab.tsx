import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { AccessData } from './access-data.tsx'
import { InitialPassword } from './initial-password.tsx'
import type { ManagedUser } from './queries.ts'

/** How a user gets in: what he has, and the ways to give him a new way in. */
export function PasswordTab({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const formats = useFormats()
  const isOut = user.locked || !user.active
  const mayChange = user.changeable === 'all' && !user.isOwn && !isOut
  return (
    <>
      <Panel title={t('wayIn')}>
        <Facts
          facts={[
            [t('password'), t(`way.${user.password}`)],
            [
              t('letterSentAt'),
              user.letterSentAt === null ? t('never') : formats.dateTime(user.letterSentAt),
            ],
            [t('terms'), t(user.acceptedTerms ? 'termsAccepted' : 'termsOpen')],
            [t('registered'), user.selfRegistered ? t('yes') : ''],
          ]}
        />
      </Panel>
      {user.isOwn && (
        <Notice kind="info">
          {t('passwordOwn')} <Link to="/myaccount/settings">{t('toSettings')}</Link>
        </Notice>
      )}
      {user.changeable === 'all' && isOut && <Notice kind="info">{t('passwordOut')}</Notice>}
      {mayChange && <AccessData user={user} />}
      {mayChange && user.wayInChangeable && <InitialPassword user={user} />}
    </>
  )
}
