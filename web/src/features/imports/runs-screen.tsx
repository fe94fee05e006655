import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { Pages, type Paging, pagingOf, useIsAdmin } from '../staff/public.ts'
import styles from './imports.module.css'
import { followEvery, isUnderWay, runsQuery } from './queries.ts'
import { RunState } from './run-state.tsx'

export const Route = createFileRoute('/_staff/staff/imports')({
  staticData: { texts: ['imports'] },
  validateSearch: (search: Record<string, unknown>): Paging => pagingOf(search),
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
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noRunsTitle')} text={t('noRunsText')} />
      ) : (
        <>
          <Table caption={t('title')} cards>
            <thead>
              <tr>
                <th scope="col">{t('source')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col" data-numeric>
                  {t('written')}
                </th>
                <th scope="col" data-numeric>
                  {t('wrong')}
                </th>
                <th scope="col">{t('actor')}</th>
                <th scope="col">{t('date')}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td data-label={t('source')} className={styles.name}>
                    <Link to="/staff/imports/$id" params={{ id: run.id }}>
                      {run.source || t('run', { id: run.id })}
                    </Link>
                  </td>
                  <td data-label={t('what')}>{t(`kind.${run.kind}`)}</td>
                  <td data-label={t('state')}>
                    <RunState run={run} />
                  </td>
                  <td data-label={t('written')} data-numeric>
                    {formats.decimal(run.rowsWritten)}
                  </td>
                  <td data-label={t('wrong')} data-numeric>
                    {formats.decimal(run.rowsWrong)}
                  </td>
                  <td data-label={t('actor')}>{run.actor}</td>
                  <td data-label={t('date')}>{formats.dateTime(run.startedAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pages paging={paging} total={numFound} />
        </>
      )}
    </>
  )
}
