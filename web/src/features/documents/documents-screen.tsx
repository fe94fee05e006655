import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import type { DocumentType } from '@shop/contract/documents'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Pagination } from '#web/ui/pagination/pagination.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentTable } from './document-table.tsx'
import styles from './documents-screen.module.css'
import { useShownHeads } from './net-shown.ts'
import { allowedTypesQuery, documentsQuery } from './queries.ts'
import { lastPage, listInput, rowsChoices, validateDocumentsSearch } from './search.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/documents')({
  staticData: { texts: ['documents'] },
  validateSearch: validateDocumentsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [, { documents, numFound }] = await Promise.all([
      queryClient.ensureQueryData(allowedTypesQuery),
      queryClient.ensureQueryData(documentsQuery(deps)),
    ])
    // A page beyond the last, of an old link or after a change, leads to the last.
    if (documents.length > 0 || numFound === 0) return
    const page = lastPage(numFound, listInput(deps).rows)
    throw redirect({ to: '/myaccount/documents', search: { ...deps, page }, statusCode: 302 })
  },
  head: ({ match }) => pageTitle(match.context, 'documents', 'title'),
  component: DocumentsScreen,
})

function DocumentsScreen() {
  const t = useTexts('documents')
  const formats = useFormats()
  const search = Route.useSearch()
  const types = useSuspenseQuery(allowedTypesQuery).data.allowedDocumentTypes
  const { data, isPlaceholderData } = useQuery({
    ...documentsQuery(search),
    placeholderData: keepPreviousData,
  })
  const { documents: found = [], numFound = 0 } = data ?? {}
  const documents = useShownHeads(found)
  const { rows } = listInput(search)
  if (types.length === 0) return <Face kind="empty" title={t('title')} text={t('nothingAllowed')} />

  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p aria-live="polite">{t('found', { count: numFound, total: formats.decimal(numFound) })}</p>
      </header>
      <Tabs label={t('types')}>
        {[{ doctype: undefined, type: '' }, ...types].map(({ doctype, type }) => (
          <TabLink
            key={type}
            to="/myaccount/documents"
            search={{ ...search, doctype, page: undefined }}
            current={search.doctype === doctype}
          >
            {type === '' ? t('allTypes') : t(`tab.${type as DocumentType}`)}
          </TabLink>
        ))}
      </Tabs>
      <DocumentFilters search={search} />
      {documents.length === 0 ? (
        <Face kind="empty" level={2} title={t('emptyTitle')} text={t('emptyText')}>
          <Link to="/myaccount/documents" search={{ timespan: '8' }}>
            {t('showAllTime')}
          </Link>
        </Face>
      ) : (
        <div className={styles.result} data-print="wide" data-stale={isPlaceholderData || undefined}>
          <DocumentTable documents={documents} search={search} />
          <Pagination
            page={search.page ?? 1}
            pages={lastPage(numFound, rows)}
            total={numFound}
            rows={rows}
            rowsOptions={rowsChoices}
          />
        </div>
      )}
    </>
  )
}
