import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { PagedList, pagingOf, useIsAdmin } from '../staff/public.ts'
import styles from './imports.module.css'
import { followEvery, isUnderWay, runsQuery } from './queries.ts'
import { runName } from './run-name.ts'
import { RunState } from './run-state.tsx'

export const Route = createFileRoute('/_staff/staff/imports')({
  staticData: { texts: ['imports'] },
  validateSearch: pagingOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(runsQuery(deps)),
  head: ({ match }) => pageTitle(match.context, 'imports', 'title'),
  component: RunsScreen,
})

function RunsScreen() {
  const t = useTexts('imports')
  const formats = useFormats()
  const paging = Route.useSearch()
  const isAdmin = useIsAdmin()
  const { runs, numFound } = useSuspenseQuery({
    ...runsQuery(paging),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? followEvery : false),
  }).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('intro')}</p>
        {isAdmin ? (
          <Link to="/staff/imports/new" className={buttonClass({})}>
            {t('newImport')}
          </Link>
        ) : (
          <p className={styles.soft}>{t('adminOnly')}</p>
        )}
      </header>
      <PagedList paging={paging} total={numFound} emptyTitle={t('noRunsTitle')} emptyText={t('noRunsText')}>
        <DataTable
          caption={t('title')}
          rows={runs}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('source'),
              render: ({ id, source }) => (
                <Link
                  to="/staff/imports/$id"
                  params={{ id }}
                  className={styles.name}
                  // Many runs have the same source.
                  aria-label={runName(t, id, source)}
                >
                  {source || t('run', { id })}
                </Link>
              ),
            },
            { label: t('what'), render: ({ kind }) => t(`kind.${kind}`) },
            { label: t('state'), render: (run) => <RunState run={run} /> },
            {
              label: t('written'),
              kind: 'numeric',
              render: ({ rowsWritten }) => formats.decimal(rowsWritten),
            },
            { label: t('wrong'), kind: 'numeric', render: ({ rowsWrong }) => formats.decimal(rowsWrong) },
            { label: t('actor'), render: ({ actor }) => actor },
            { label: t('date'), render: ({ startedAt }) => formats.dateTime(startedAt) },
          ]}
        />
      </PagedList>
    </>
  )
}
