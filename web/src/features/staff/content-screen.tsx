import { type ContentKind, contentKinds } from '@shop/contract/resources/content'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { ContentTable } from './content-table.tsx'
import { ListHead } from './list-head.tsx'
import { type Paging, pagingOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { type ContentEntry, entriesQuery } from './queries.ts'
import styles from './staff.module.css'

interface ContentSearch extends Paging {
  kind?: ContentKind | undefined
}

export const Route = createFileRoute('/_staff/staff/content')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): ContentSearch => ({
    ...pagingOf(search),
    kind: one(search.kind) === 'faq' ? 'faq' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(entriesQuery(deps.kind ?? 'news', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'content'),
  component: ContentScreen,
})

/** News of the start page and answers to frequent questions, each with what customers see of it today. */
function ContentScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const { kind = 'news' } = search
  const { entries, numFound } = useSuspenseQuery(entriesQuery(kind, search)).data
  const [editing, setEditing] = useState<{ before?: ContentEntry }>()
  return (
    <>
      <ListHead title={t('content')} text={t('contentText')} />
      <Tabs label={t('contentKinds')}>
        {contentKinds.toReversed().map((each) => (
          <TabLink
            key={each}
            to="/staff/content"
            search={each === 'news' ? {} : { kind: each }}
            current={each === kind}
          >
            {t(`content.${each}`)}
          </TabLink>
        ))}
      </Tabs>
      <div className={styles.begin}>
        <Button onClick={() => setEditing({})}>{t(`newContent.${kind}`)}</Button>
      </div>
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t(`noContentTitle.${kind}`)}
        emptyText={t(`noContentText.${kind}`)}
      >
        <ContentTable kind={kind} entries={entries} onEdit={(before) => setEditing({ before })} />
      </PagedList>
      {editing && <ContentDialog kind={kind} {...editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
