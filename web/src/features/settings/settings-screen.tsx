import { createFileRoute } from '@tanstack/react-router'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { sessionQuery, useSession } from '#web/app/shop-queries.ts'
import { PasswordForm } from './password-form.tsx'
import { PersonalData } from './personal-data.tsx'
import { sessionsQuery, settingsQuery } from './queries.ts'
import { SessionList } from './session-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-screen.module.css'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/settings')({
  staticData: { texts: ['settings', 'entrance'] },
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    await Promise.all([
      hasAccount(session) && queryClient.ensureQueryData(settingsQuery),
      queryClient.ensureQueryData(sessionsQuery),
    ])
  },
  head: ({ match }) => pageTitle(match.context, 'settings', 'title'),
  component: SettingsScreen,
})

/** Staff without a customer order nothing, so that there is only their login to care for. */
function SettingsScreen() {
  const t = useTexts('settings')
  const shops = hasAccount(useSession())
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {shops && <SettingsForm />}
      <div className={styles.login}>
        <PasswordForm />
        <SessionList />
        <PersonalData />
      </div>
    </>
  )
}
