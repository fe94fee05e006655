import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Pagination } from '#web/ui/pagination/pagination.tsx'
import { rowsChoices, type UsersSearch } from './address.ts'
import { managesUsers } from './manages-users.ts'
import { NotAllowed } from './not-allowed.tsx'
import { pageOf, usersQuery } from './queries.ts'
import { UserTable } from './user-table.tsx'
import styles from './users.module.css'
import { UsersFilters } from './users-filters.tsx'

/** The people of the customer on screen, with what of them matters at a glance. */
export function UsersList() {
  const t = useTexts('users')
  const formats = useFormats()
  const search: UsersSearch = useSearch({ strict: false })
  const manages = managesUsers(useSession())
  const { data, isPlaceholderData } = useQuery({
    ...usersQuery(search),
    placeholderData: keepPreviousData,
    enabled: manages,
  })
  if (!manages) return <NotAllowed />
  const { users = [], numFound = 0 } = data ?? {}
  const { page, rows, start } = pageOf(search)
  const pages = Math.max(1, Math.ceil(numFound / rows))
  if (numFound > 0 && start >= numFound)
    return <Navigate to="." search={(before: object) => ({ ...before, page: pages })} replace />
  return (
    <>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p aria-live="polite">{t('found', { count: numFound, total: formats.decimal(numFound) })}</p>
        </div>
        <LinkButton to="/myaccount/manage-users/create">{t('newUser')}</LinkButton>
      </header>
      <UsersFilters search={search} />
      {users.length === 0 ? (
        <Face kind="empty" level={2} title={t('noneTitle')} text={t('noneText')}>
          <LinkButton look="plain" to="/myaccount/manage-users" search={{}}>
            {t('showAll')}
          </LinkButton>
        </Face>
      ) : (
        <div className={styles.result} tabIndex={-1} data-stale={isPlaceholderData || undefined}>
          <UserTable users={users} />
          <Pagination page={page} pages={pages} total={numFound} rows={rows} rowsOptions={rowsChoices} />
        </div>
      )}
    </>
  )
}
