import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { DeletionState, lineOf } from '#web/features/addresses/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { AddressTabs } from './address-tabs.tsx'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { openSearchOf, wordSearchOf } from './list-search.ts'
import { OpenTabs } from './open-tabs.tsx'
import { PagedList } from './paged-list.tsx'
import { addressDeletionsQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/addresses/deletions')({
  staticData: { texts: ['staff', 'addresses'] },
  validateSearch: (search: Record<string, unknown>) => ({ ...wordSearchOf(search), ...openSearchOf(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(addressDeletionsQuery(deps.q ?? '', deps.open === 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'deletions'),
  component: AddressDeletionsScreen,
})

/** What customers asked to have deleted, each leading to its answer. */
function AddressDeletionsScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { deletions, numFound } = useSuspenseQuery(
    addressDeletionsQuery(search.q ?? '', search.open === 'true', search),
  ).data
  return (
    <>
      <ListHead title={t('deletions')} />
      <AddressTabs current="deletions" />
      <FindForm
        label={t('deletionSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, open: search.open, q } })}
      />
      <OpenTabs label={t('deletions')} to="/staff/addresses/deletions" search={search} />
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noDeletionsTitle')}
        emptyText={t('noDeletionsText')}
      >
        <DataTable
          caption={t('deletions')}
          rows={deletions}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('request'),
              render: ({ id }) => (
                <Link to="/staff/addresses/deletions/$id" params={{ id }}>
                  {t('deletionNumber', { id })}
                </Link>
              ),
            },
            { label: t('date'), render: ({ createdAt }) => formats.dateTime(createdAt) },
            { label: t('customer'), render: ({ kunnr, customerName }) => `${kunnr} ${customerName}` },
            { label: t('askedBy'), render: ({ userName }) => userName || '–' },
            { label: t('address'), render: ({ address }) => lineOf(address) },
            { label: t('state'), render: ({ state }) => <DeletionState state={state} /> },
          ]}
        />
      </PagedList>
    </>
  )
}
