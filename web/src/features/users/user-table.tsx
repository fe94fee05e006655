import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { ListedUser } from './queries.ts'
import { UserState } from './user-state.tsx'
import styles from './users.module.css'

/** Users, each with the way to his page. */
export function UserTable({ users }: { users: readonly ListedUser[] }) {
  const t = useTexts('users')
  const formats = useFormats()
  return (
    <DataTable
      caption={t('title')}
      rows={users}
      keyOf={({ userId }) => userId}
      columns={[
        {
          label: t('name'),
          render: ({ userId, name, mail, isOwn }) => (
            <div>
              <Link
                className={styles.name}
                to="/myaccount/manage-users/edit/$userid"
                params={{ userid: userId }}
              >
                {name}
              </Link>
              {isOwn && <span className={styles.soft}> {t('yourself')}</span>}
              {mail !== '' && <div className={styles.soft}>{mail}</div>}
            </div>
          ),
        },
        { label: t('userAlias'), render: ({ alias }) => <span className={styles.long}>{alias}</span> },
        { label: t('phone'), render: ({ phone }) => phone || '–' },
        { label: t('state'), render: (user) => <UserState user={user} /> },
        {
          label: t('letterSentAt'),
          render: ({ letterSentAt }) => (letterSentAt === null ? '–' : formats.date(letterSentAt)),
        },
      ]}
    />
  )
}
