import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { FindForm } from './find-form.tsx'
import { Pages } from './pages.tsx'
import { auditQuery, type Paging, pagingOf } from './queries.ts'
import styles from './staff.module.css'

interface AuditSearch extends Paging {
  q?: string | undefined
}

export const Route = createFileRoute('/_staff/staff/audit')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): AuditSearch => ({
    ...pagingOf(search),
    q: one(search.q)?.slice(0, 80),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(auditQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'audit'),
  component: AuditScreen,
})

/** For administrators; the server refuses clerks. */
function AuditScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { entries, numFound } = useSuspenseQuery(auditQuery(search.q ?? '', search)).data

  return (
    <>
      <header className={styles.head}>
        <h1>{t('audit')}</h1>
        <p className={styles.soft}>{t('auditText')}</p>
      </header>
      <FindForm
        label={t('auditSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      />
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noAuditTitle')} text={t('noAuditText')} />
      ) : (
        <>
          <Table caption={t('audit')} cards>
            <thead>
              <tr>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('actor')}</th>
                <th scope="col">{t('onBehalfOf')}</th>
                <th scope="col">{t('kunnr')}</th>
                <th scope="col">{t('action')}</th>
                <th scope="col">{t('object')}</th>
                <th scope="col">{t('detail')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td data-label={t('date')}>{formats.dateTime(entry.at)}</td>
                  <td data-label={t('actor')} title={entry.actor}>
                    {entry.actorAlias || entry.actorText}
                  </td>
                  <td data-label={t('onBehalfOf')}>{entry.onBehalfOf || '–'}</td>
                  <td data-label={t('kunnr')}>{entry.kunnr || '–'}</td>
                  <td data-label={t('action')}>{entry.actionText}</td>
                  <td data-label={t('object')}>{entry.object || '–'}</td>
                  <td data-label={t('detail')}>{entry.detail || '–'}</td>
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
