import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import type { ListedUser } from './queries.ts'
import styles from './users.module.css'

type State = Pick<
  ListedUser,
  | 'active'
  | 'locked'
  | 'password'
  | 'letterSentAt'
  | 'master'
  | 'budgetManager'
  | 'budgetActive'
  | 'isOciUser'
>

const tones = {
  none: 'bad',
  sent: 'busy',
  initial: 'open',
  own: 'good',
  locked: 'bad',
  inactive: 'bad',
} as const

/** Whether somebody can get in: what stops him counts before how he would. */
function wayIn({ active, locked, password, letterSentAt }: State): keyof typeof tones {
  if (locked) return 'locked'
  if (!active) return 'inactive'
  return password === 'none' && letterSentAt !== null ? 'sent' : password
}

/** What matters of a user at a glance: whether he can get in, and what he is besides. */
export function UserState({ user }: { user: State }) {
  const t = useTexts('users')
  const way = wayIn(user)
  return (
    <span className={styles.badges}>
      <Status tone={tones[way]}>{t(`way.${way}`)}</Status>
      {user.master && <Status tone="note">{t('master')}</Status>}
      {user.budgetManager && <Status tone="note">{t('budgetManager')}</Status>}
      {user.budgetActive && <Status tone="note">{t('onBudget')}</Status>}
      {user.isOciUser && <Status tone="note">{t('ociUser')}</Status>}
    </span>
  )
}
