import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { DocumentStatus } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { openSearchOf, wordSearchOf } from './list-search.ts'
import { OpenTabs } from './open-tabs.tsx'
import { PagedList } from './paged-list.tsx'
import { ordersQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/orders')({
  staticData: { texts: ['staff', 'documents'] },
  validateSearch: (search: Record<string, unknown>) => ({ ...wordSearchOf(search), ...openSearchOf(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(ordersQuery(deps.q ?? '', deps.open === 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'orders'),
  component: OrdersScreen,
})

function OrdersScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { orders, numFound } = useSuspenseQuery(
    ordersQuery(search.q ?? '', search.open === 'true', search),
  ).data

  return (
    <>
      <ListHead title={t('orders')} text={t('ordersText')} />
      <FindForm
        label={t('orderSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, open: search.open, q } })}
      />
      <OpenTabs label={t('outboxViews')} to="/staff/orders" search={search} />
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noOrdersTitle')}
        emptyText={t('noOrdersText')}
      >
        <DataTable
          caption={t('orders')}
          rows={orders}
          keyOf={({ docid }) => docid}
          columns={[
            {
              label: t('order'),
              render: ({ docid, orderNumber }) => (
                <Link to="/staff/orders/$docid" params={{ docid }}>
                  {orderNumber || docid}
                </Link>
              ),
            },
            { label: t('date'), render: ({ createDate }) => formats.date(createDate) },
            { label: t('customer'), render: ({ kunnr, customerName }) => `${kunnr} ${customerName}` },
            { label: t('commission'), render: ({ kommission }) => kommission || '–' },
            { label: t('state'), render: ({ status }) => <DocumentStatus status={status} /> },
            {
              label: t('netAmount'),
              kind: 'numeric',
              render: ({ netPrice, currency }) =>
                netPrice === null ? '–' : formats.money(netPrice, currency),
            },
          ]}
        />
      </PagedList>
    </>
  )
}
