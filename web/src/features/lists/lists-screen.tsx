import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { CreateList } from './create-list.tsx'
import { ListRow } from './list-row.tsx'
import styles from './lists-screen.module.css'
import { listsQuery } from './queries.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/lists')({
  staticData: { texts: ['lists'] },
  validateSearch: (search: Record<string, unknown>): { own?: 'true' | undefined } => ({
    own: one(search.own) === 'true' ? 'true' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(listsQuery(deps.own === 'true')),
  head: ({ match }) => pageTitle(match.context, 'lists', 'title'),
  component: ListsScreen,
})

function ListsScreen() {
  const t = useTexts('lists')
  const { own } = Route.useSearch()
  const onlyOwn = own === 'true'
  const { lists } = useSuspenseQuery(listsQuery(onlyOwn)).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <CreateList />
      <Tabs label={t('which')}>
        <TabLink to="/myaccount/lists" search={{}} current={!onlyOwn}>
          {t('all')}
        </TabLink>
        <TabLink to="/myaccount/lists" search={{ own: 'true' }} current={onlyOwn}>
          {t('onlyOwn')}
        </TabLink>
      </Tabs>
      {lists.length === 0 ? (
        <Face kind="empty" level={2} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListRow key={list.id} list={list} query={listsQuery(onlyOwn)} />
          ))}
        </ul>
      )}
    </>
  )
}
