import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { AccessData } from './access-data.tsx'
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
    <Table caption={t('users')} cards>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('userAlias')}</th>
          <th scope="col">{t('customer')}</th>
          <th scope="col">{t('wayIn')}</th>
          <th scope="col">{t('letterSentAt')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.userId}>
            <td data-label={t('name')}>
              <div>
                {user.name}
                {user.mail !== '' && <div className={styles.soft}>{user.mail}</div>}
              </div>
            </td>
            <td data-label={t('userAlias')}>{user.alias}</td>
            <td data-label={t('customer')}>
              {user.staffRole === null
                ? `${user.kunnr} ${user.customerName}`.trim() || '–'
                : t(`staffRole.${user.staffRole}`)}
            </td>
            <td data-label={t('wayIn')}>
              <Status tone={tones[wayIn(user)]}>{t(`way.${wayIn(user)}`)}</Status>
            </td>
            <td data-label={t('letterSentAt')}>
              {user.letterSentAt === null ? '–' : formats.dateTime(user.letterSentAt)}
            </td>
            <td>
              {user.active && !user.locked && (user.staffRole === null || isAdmin) && (
                <AccessData user={user} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
