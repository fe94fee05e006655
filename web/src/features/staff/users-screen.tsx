import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { FindForm } from './find-form.tsx'
import { Pages } from './pages.tsx'
import { type Paging, pagingOf, usersQuery } from './queries.ts'
import styles from './staff.module.css'
import { UserTable } from './user-table.tsx'

interface UsersSearch extends Paging {
  q?: string | undefined
}

export const Route = createFileRoute('/_staff/staff/users')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): UsersSearch => ({
    ...pagingOf(search),
    q: one(search.q)?.slice(0, 80),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(usersQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'users'),
  component: UsersScreen,
})

function UsersScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { users, numFound } = useSuspenseQuery(usersQuery(search.q ?? '', search)).data

  return (
    <>
      <header className={styles.head}>
        <h1>{t('users')}</h1>
        <p className={styles.soft}>{t('usersText')}</p>
      </header>
      <FindForm
        label={t('userSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      />
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noUsersTitle')} text={t('noUsersText')} />
      ) : (
        <>
          <UserTable users={users} />
          <Pages paging={search} total={numFound} />
        </>
      )}
    </>
  )
}
