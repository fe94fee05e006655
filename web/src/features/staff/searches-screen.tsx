import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { Pages } from './pages.tsx'
import { insightsQuery, type Paging, pagingOf } from './queries.ts'
import styles from './staff.module.css'

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
      <header className={styles.head}>
        <h1>{t('searches')}</h1>
        <p className={styles.soft}>{t('searchesText')}</p>
      </header>
      <Tabs label={t('searchesViews')}>
        <TabLink to="/staff/searches" search={{}} current={onlyMissing}>
          {t('notFound')}
        </TabLink>
        <TabLink to="/staff/searches" search={{ all: 'true' }} current={!onlyMissing}>
          {t('all')}
        </TabLink>
      </Tabs>
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noSearchesTitle')} text={t('noSearchesText')} />
      ) : (
        <>
          <Table caption={t('searches')} cards>
            <thead>
              <tr>
                <th scope="col">{t('searchedFor')}</th>
                <th scope="col" data-numeric>
                  {t('timesSearched')}
                </th>
                <th scope="col" data-numeric>
                  {t('hits')}
                </th>
                <th scope="col">{t('lastSearched')}</th>
                <th scope="col">{t('language')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ words, language, searches, found, lastDay }) => (
                <tr key={`${words} ${language}`}>
                  <td data-label={t('searchedFor')} lang={language}>
                    <Link to="/search" search={{ q: words }}>
                      {words}
                    </Link>
                  </td>
                  <td data-label={t('timesSearched')} data-numeric>
                    {formats.decimal(searches)}
                  </td>
                  <td data-label={t('hits')} data-numeric>
                    {formats.decimal(found)}
                  </td>
                  <td data-label={t('lastSearched')}>{formats.date(lastDay)}</td>
                  <td data-label={t('language')}>{t(`language.${language}`)}</td>
                  <td>
                    <Link
                      to="/staff/synonyms"
                      search={{ word: words }}
                      aria-label={t('synonymFor', { word: words })}
                    >
                      {t('newSynonym')}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pages paging={search} total={numFound} />
        </>
      )}
    </>
  )
}
