import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { type Fact, Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { always } from './always.ts'
import styles from './imports.module.css'
import { followEvery, isUnderWay, type Run, runQuery } from './queries.ts'
import { RemarksTable } from './remarks-table.tsx'
import { RunActions } from './run-actions.tsx'
import { runName } from './run-name.ts'
import { RunProgress } from './run-progress.tsx'
import { RunState } from './run-state.tsx'
import { RunWaits } from './run-waits.tsx'

export const Route = createFileRoute('/_staff/staff/imports/$id')({
  staticData: { texts: ['imports'] },
  loader: async ({ context, params }) => {
    const { run } = await orNotFound(context.queryClient.ensureQueryData(runQuery(params.id)))
    return { source: run.source }
  },
  head: ({ match, params, loaderData }) =>
    loaderData === undefined
      ? missingTitle(match)
      : titled(match.context, runName(textsOf(match.context.i18n, 'imports'), params.id, loaderData.source)),
  component: RunScreen,
})

/** Formats whose articles are more than a row each. */
const ofSuppliers = new Set<Run['kind']>(['bmecat', 'datanorm', 'csv', 'xlsx'])

function RunScreen() {
  const t = useTexts('imports')
  const formats = useFormats()
  const { basePath } = useShop()
  const { id } = Route.useParams()
  const followed = useSuspenseQuery({
    ...runQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.run) ? followEvery : false),
  })
  const { run, remarks, numRemarks, notRestored } = followed.data
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'imports', content: <Link to="/staff/imports">{t('title')}</Link> },
          { key: 'run', content: t('run', { id }) },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.name}>{runName(t, id, run.source)}</h1>
      </header>
      <div className={styles.lines}>
        <div aria-live="polite">
          <RunState run={run} />
        </div>
        <RunWaits run={run} />
        <RunProgress run={run} />
        {followed.isRefetchError && <Notice kind="warning">{t('lostSight')}</Notice>}
        {run.stoppedBy !== '' && <Notice kind="warning">{t('stoppedBy', { reason: run.stoppedBy })}</Notice>}
        <RunFacts run={run} />
        {ofSuppliers.has(run.kind) && <p className={styles.soft}>{t('rowsOfArticles')}</p>}
      </div>
      <RunActions run={run} />
      {notRestored.length > 0 && (
        <section className={styles.lines}>
          <h2>{t('notRestoredTitle')}</h2>
          <p className={styles.soft}>
            {t('notRestoredText')}{' '}
            {run.rowsNotRestored > notRestored.length &&
              t('shownNotRestored', {
                shown: formats.decimal(notRestored.length),
                total: formats.decimal(run.rowsNotRestored),
              })}
          </p>
          <ul className={styles.name}>
            {notRestored.map(({ kind, key, validFrom, outcome }) => (
              <li key={`${kind} ${key} ${validFrom}`}>
                {t(`kind.${kind}`)} {key}
                {validFrom > always && ` ${t('priceFrom', { date: formats.date(validFrom) })}`}:{' '}
                {t(`outcome.${outcome}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.lines}>
        <h2>{t('remarks')}</h2>
        <p className={styles.soft}>
          {numRemarks === 0
            ? t(isUnderWay(run) ? 'remarksLater' : 'noRemarks')
            : numRemarks === remarks.length
              ? t('allRemarks', { count: numRemarks })
              : t('shownRemarks', {
                  shown: formats.decimal(remarks.length),
                  total: formats.decimal(numRemarks),
                })}
        </p>
        <div className={styles.buttons}>
          <a
            className={buttonClass({ look: 'plain' })}
            href={`${basePath}download/import-report?run_id=${id}`}
            download
          >
            {t('downloadReport')}
          </a>
        </div>
        {remarks.length > 0 && <RemarksTable remarks={remarks} />}
      </section>
    </>
  )
}

function RunFacts({ run }: { run: Run }) {
  const t = useTexts('imports')
  const formats = useFormats()
  const undone: readonly Fact[] = [
    [t('restored'), formats.decimal(run.rowsRestored)],
    [t('notRestored'), formats.decimal(run.rowsNotRestored)],
  ]
  return (
    <Facts
      facts={[
        [t('what'), t(`kind.${run.kind}`)],
        [t('rowsRead'), formats.decimal(run.rowsRead)],
        [t('rowsWritten'), formats.decimal(run.rowsWritten)],
        [t('rowsWrong'), formats.decimal(run.rowsWrong)],
        [t('actor'), run.actor],
        [t('date'), formats.dateTime(run.startedAt)],
        ...(run.endedAt === null ? [] : [[t('ended'), formats.dateTime(run.endedAt)] satisfies Fact]),
        ...(run.undo === 'done' ? undone : []),
      ]}
    />
  )
}
