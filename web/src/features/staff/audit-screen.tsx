import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { isRefusal } from '#web/app/api/api-error.ts'
import { ErrorFace } from '#web/app/faces/error-face.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { wordSearchOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { auditQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/audit')({
  staticData: { texts: ['staff'] },
  validateSearch: wordSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(auditQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'audit'),
  component: AuditScreen,
  errorComponent: AuditError,
})

/** For administrators; the server refuses clerks, who act for no customer here either. */
function AuditError(props: ErrorComponentProps) {
  const t = useTexts('staff')
  if (!isRefusal(props.error, 'NO_AUTHORIZATION')) return <ErrorFace {...props} />
  return <Face kind="error" title={t('auditAdminTitle')} text={t('auditAdminText')} />
}

function AuditScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { entries, numFound } = useSuspenseQuery(auditQuery(search.q ?? '', search)).data

  return (
    <>
      <ListHead title={t('audit')} text={t('auditText')} />
      <FindForm
        label={t('auditSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      />
      <PagedList paging={search} total={numFound} emptyTitle={t('noAuditTitle')} emptyText={t('noAuditText')}>
        <DataTable
          caption={t('audit')}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { label: t('date'), render: ({ at }) => formats.dateTime(at) },
            {
              label: t('actor'),
              render: ({ actor, actorAlias, actorText }) => (
                <span title={actor}>{actorAlias || actorText}</span>
              ),
            },
            { label: t('onBehalfOf'), render: ({ onBehalfOf }) => onBehalfOf || '–' },
            { label: t('kunnr'), render: ({ kunnr }) => kunnr || '–' },
            { label: t('action'), render: ({ actionText }) => actionText },
            { label: t('object'), render: ({ object }) => object || '–' },
            { label: t('detail'), render: ({ detail }) => detail || '–' },
          ]}
        />
      </PagedList>
    </>
  )
}
