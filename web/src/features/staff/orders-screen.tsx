import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { DocumentStatus } from '#web/features/documents/public.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { FindForm } from './find-form.tsx'
import { Pages } from './pages.tsx'
import { ordersQuery, type Paging, pagingOf } from './queries.ts'
import styles from './staff.module.css'

interface OrdersSearch extends Paging {
  q?: string | undefined
  /** 'true' shows only what is not done. */
  open?: 'true' | undefined
}

export const Route = createFileRoute('/_staff/staff/orders')({
  staticData: { texts: ['staff', 'documents'] },
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({
    ...pagingOf(search),
    q: one(search.q)?.slice(0, 80),
    open: one(search.open) === 'true' ? 'true' : undefined,
  }),
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
  const onlyOpen = search.open === 'true'
  const { orders, numFound } = useSuspenseQuery(ordersQuery(search.q ?? '', onlyOpen, search)).data

  return (
    <>
      <header className={styles.head}>
        <h1>{t('orders')}</h1>
        <p className={styles.soft}>{t('ordersText')}</p>
      </header>
      <FindForm
        label={t('orderSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, open: search.open, q } })}
      />
      <Tabs label={t('outboxViews')}>
        <TabLink to="/staff/orders" search={{ q: search.q }} current={!onlyOpen}>
          {t('all')}
        </TabLink>
        <TabLink to="/staff/orders" search={{ q: search.q, open: 'true' }} current={onlyOpen}>
          {t('onlyOpen')}
        </TabLink>
      </Tabs>
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noOrdersTitle')} text={t('noOrdersText')} />
      ) : (
        <>
          <Table caption={t('orders')} cards>
            <thead>
              <tr>
                <th scope="col">{t('order')}</th>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('customer')}</th>
                <th scope="col">{t('commission')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col" data-numeric>
                  {t('netAmount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.docid}>
                  <td data-label={t('order')}>
                    <Link to="/staff/orders/$docid" params={{ docid: order.docid }}>
                      {order.orderNumber || order.docid}
                    </Link>
                  </td>
                  <td data-label={t('date')}>{formats.date(order.createDate)}</td>
                  <td data-label={t('customer')}>
                    {order.kunnr} {order.customerName}
                  </td>
                  <td data-label={t('commission')}>{order.kommission || '–'}</td>
                  <td data-label={t('state')}>
                    <DocumentStatus status={order.status} />
                  </td>
                  <td data-label={t('netAmount')} data-numeric>
                    {order.netPrice === null ? '–' : formats.money(order.netPrice, order.currency)}
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
