import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { PasswordForm } from './password-form.tsx'
import { settingsQuery } from './queries.ts'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-screen.module.css'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/settings')({
  staticData: { texts: ['settings', 'entrance'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  head: ({ match }) => pageTitle(match.context, 'settings', 'title'),
  component: SettingsScreen,
})

function SettingsScreen() {
  const t = useTexts('settings')
  const answer = useSuspenseQuery(settingsQuery).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <SettingsForm answer={answer} />
      <PasswordForm />
    </>
  )
}
