import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { ListHead } from './list-head.tsx'
import { type Paging, pagingOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { insightsQuery } from './queries.ts'

interface InsightsSearch extends Paging {
  /** 'true' shows all searches instead of those that found nothing. */
  all?: 'true' | undefined
}

export const Route = createFileRoute('/_staff/staff/searches')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): InsightsSearch => ({
    ...pagingOf(search),
    all: one(search.all) === 'true' ? 'true' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(insightsQuery(deps.all !== 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'searches'),
  component: SearchesScreen,
})

/** What was searched for in the last thirty days, first of all in vain; from there a synonym is a click away. */
function SearchesScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const onlyMissing = search.all !== 'true'
  const { entries, numFound } = useSuspenseQuery(insightsQuery(onlyMissing, search)).data
  return (
    <>
      <ListHead title={t('searches')} text={t('searchesText')} />
      <Tabs label={t('searchesViews')}>
        <TabLink to="/staff/searches" search={{}} current={onlyMissing}>
          {t('notFound')}
        </TabLink>
        <TabLink to="/staff/searches" search={{ all: 'true' }} current={!onlyMissing}>
          {t('all')}
        </TabLink>
      </Tabs>
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noSearchesTitle')}
        emptyText={t('noSearchesText')}
      >
        <DataTable
          caption={t('searches')}
          rows={entries}
          keyOf={({ words, language }) => `${words} ${language}`}
          columns={[
            {
              label: t('searchedFor'),
              render: ({ words, language }) => (
                <Link to="/search" search={{ q: words }} lang={language}>
                  {words}
                </Link>
              ),
            },
            {
              label: t('timesSearched'),
              kind: 'numeric',
              render: ({ searches }) => formats.decimal(searches),
            },
            { label: t('hits'), kind: 'numeric', render: ({ found }) => formats.decimal(found) },
            { label: t('lastSearched'), render: ({ lastDay }) => formats.date(lastDay) },
            { label: t('language'), render: ({ language }) => t(`language.${language}`) },
            {
              label: t('actions'),
              kind: 'actions',
              render: ({ words }) => (
                <Link
                  to="/staff/synonyms"
                  search={{ word: words }}
                  aria-label={t('synonymFor', { word: words })}
                >
                  {t('newSynonym')}
                </Link>
              ),
            },
          ]}
        />
      </PagedList>
    </>
  )
}
