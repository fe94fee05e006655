import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { AccessData } from './access-data.tsx'
import { ExportData } from './export-data.tsx'
import type { StaffUser } from './queries.ts'
import styles from './staff.module.css'
import { useIsAdmin } from './use-is-admin.ts'

const tones = { none: 'bad', initial: 'open', own: 'good', locked: 'bad', inactive: 'bad' } as const

/** Whether somebody can get in: what stops him counts before how he would. */
const wayIn = ({ active, locked, password }: StaffUser): keyof typeof tones =>
  locked ? 'locked' : active ? password : 'inactive'

/** Users with their way in; colleagues' access data are for administrators. */
export function UserTable({ users }: { users: readonly StaffUser[] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  const isAdmin = useIsAdmin()
  return (
    <DataTable
      caption={t('users')}
      rows={users}
      keyOf={({ userId }) => userId}
      columns={[
        {
          label: t('name'),
          render: ({ name, mail }) => (
            <div>
              {name}
              {mail !== '' && <div className={styles.soft}>{mail}</div>}
            </div>
          ),
        },
        { label: t('userAlias'), render: ({ alias }) => alias },
        {
          label: t('customer'),
          render: ({ staffRole, kunnr, customerName }) =>
            staffRole === null ? `${kunnr} ${customerName}`.trim() || '–' : t(`staffRole.${staffRole}`),
        },
        {
          label: t('wayIn'),
          render: (user) => <Status tone={tones[wayIn(user)]}>{t(`way.${wayIn(user)}`)}</Status>,
        },
        {
          label: t('letterSentAt'),
          render: ({ letterSentAt }) => (letterSentAt === null ? '–' : formats.dateTime(letterSentAt)),
        },
        {
          label: t('actions'),
          kind: 'actions',
          render: (user) => (
            <div className={styles.buttons}>
              {user.active && !user.locked && (user.staffRole === null || isAdmin) && (
                <AccessData user={user} />
              )}
              {isAdmin && <ExportData user={user} />}
            </div>
          ),
        },
      ]}
    />
  )
}
