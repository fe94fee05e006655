import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './imports.module.css'
import { followEvery, isUnderWay, type Run, runQuery } from './queries.ts'
import { RemarksTable } from './remarks-table.tsx'
import { RunState } from './run-state.tsx'

export const Route = createFileRoute('/_staff/staff/imports/$id')({
  staticData: { texts: ['imports'] },
  async loader({ context, params }) {
    await orNotFound(context.queryClient.ensureQueryData(runQuery(params.id)))
  },
  head: ({ match }) => pageTitle(match.context, 'imports', 'title'),
  component: RunScreen,
})

function RunScreen() {
  const t = useTexts('imports')
  const formats = useFormats()
  const { basePath } = useShop()
  const { id } = Route.useParams()
  const { run, remarks, numRemarks, notRestored } = useSuspenseQuery({
    ...runQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.run) ? followEvery : false),
  }).data
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'imports', content: <Link to="/staff/imports">{t('title')}</Link> },
          { key: 'run', content: t('run', { id }) },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.name}>{run.source || t('run', { id })}</h1>
      </header>
      <div aria-live="polite" className={styles.lines}>
        <Facts
          facts={[
            [t('state'), <RunState key="state" run={run} />],
            [t('read'), formats.number(run.rowsRead)],
            [t('written'), formats.number(run.rowsWritten)],
            [t('wrong'), formats.number(run.rowsWrong)],
            [t('actor'), run.actor],
            [t('date'), formats.dateTime(run.startedAt)],
            ...(run.undo === 'done'
              ? ([
                  [t('restored'), formats.number(run.rowsRestored)],
                  [t('notRestored'), formats.number(run.rowsNotRestored)],
                ] as [string, string][])
              : []),
          ]}
        />
        {isUnderWay(run) && <progress className={styles.bar} aria-label={t('underWay')} />}
      </div>
      {run.stoppedBy !== '' && (
        <Notice kind="warning">
          {t('stoppedBy', { reason: run.stoppedBy.toLowerCase().replaceAll('_', ' ') })}
        </Notice>
      )}
      <RunActions run={run} />
      {notRestored.length > 0 && (
        <section className={styles.lines}>
          <h2>{t('notRestoredTitle')}</h2>
          <p className={styles.soft}>{t('notRestoredText')}</p>
          <ul className={styles.name}>
            {notRestored.map(({ table, key, outcome }) => (
              <li key={`${table} ${key}`}>
                {key} ({table}): {t(`outcome.${outcome}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.lines}>
        <h2>{t('remarks')}</h2>
        <p className={styles.soft}>
          {numRemarks === 0
            ? t('noRemarks')
            : t('shownRemarks', { shown: formats.number(remarks.length), total: formats.number(numRemarks) })}
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

/** Breaking a run off and undoing it, for administrators. */
function RunActions({ run }: { run: Run }) {
  const t = useTexts('imports')
  const { api } = useShop()
  const client = useQueryClient()
  const { staffRole } = useSession()
  const [asking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (event: 'CANCEL_IMPORT' | 'UNDO_IMPORT') => api.post('imports', event, { run_id: run.id }),
    onSettled: () => {
      setAsking(false)
      return invalidate(client, 'imports')
    },
  })
  if (staffRole !== 'admin') return null
  const mayCancel = run.state === 'queued' || run.state === 'running'
  const mayUndo = !mayCancel && run.images === 'kept' && run.undo === null
  return (
    <div className={styles.buttons}>
      {mayCancel && (
        <Button look="danger" busy={change.isPending} onClick={() => change.mutate('CANCEL_IMPORT')}>
          {t('cancelRun')}
        </Button>
      )}
      {mayUndo && (
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('undo')}
        </Button>
      )}
      {!mayCancel && run.images !== 'kept' && <p className={styles.soft}>{t(`images.${run.images}`)}</p>}
      {asking && (
        <Dialog
          title={t('undoTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(false)}>
                {t('back')}
              </Button>
              <Button look="danger" busy={change.isPending} onClick={() => change.mutate('UNDO_IMPORT')}>
                {t('undo')}
              </Button>
            </>
          }
        >
          <p>{t('undoText')}</p>
        </Dialog>
      )}
    </div>
  )
}
