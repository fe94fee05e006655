import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { BudgetTab } from './budget-tab.tsx'
import { CatalogsTab } from './catalogs-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { fullName } from './full-name.ts'
import { managesUsers } from './manages-users.ts'
import { NotAllowed } from './not-allowed.tsx'
import { PasswordTab } from './password-tab.tsx'
import { PermissionsTab } from './permissions-tab.tsx'
import { userQuery } from './queries.ts'
import { type Tab, tabs } from './tabs.ts'
import { UserActions } from './user-actions.tsx'
import { UserState } from './user-state.tsx'
import styles from './users.module.css'

/** One user: who he is, how he gets in, what he may, what he may spend, what he sees. */
export function EditUser() {
  return managesUsers(useSession()) ? <UserPage /> : <NotAllowed />
}

const views = {
  data: DataTab,
  password: PasswordTab,
  permissions: PermissionsTab,
  budget: BudgetTab,
  catalogs: CatalogsTab,
} as const

function UserPage() {
  const t = useTexts('users')
  const { userid = '' } = useParams({ strict: false })
  const { tab = 'data' }: { tab?: Tab | undefined } = useSearch({ strict: false })
  const { user } = useSuspenseQuery(userQuery(userid)).data
  const name = fullName(user)
  const View = views[tab]
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'list', content: <Link to="/myaccount/manage-users">{t('title')}</Link> },
          { key: 'user', content: name },
        ]}
      />
      <header className={styles.top}>
        <div className={styles.head}>
          <h1>{name}</h1>
          <UserState user={user} />
          {user.isOwn && <p>{t('ownAccount')}</p>}
        </div>
        {user.changeable === 'all' && <UserActions user={user} name={name} />}
      </header>
      <Tabs label={t('views')}>
        {tabs.map((each) => (
          <TabLink
            key={each}
            to="/myaccount/manage-users/edit/$userid"
            params={{ userid }}
            search={{ tab: each === 'data' ? undefined : each }}
            current={each === tab}
            resetScroll={false}
            replace
          >
            {t(`tab.${each}`)}
          </TabLink>
        ))}
      </Tabs>
      <div className={styles.view}>
        {user.changeable !== 'all' && <Notice kind="info">{t(`changeable.${user.changeable}`)}</Notice>}
        {/* Another user's form begins anew. */}
        <View key={`${userid} ${tab}`} user={user} />
      </div>
    </>
  )
}
