import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { seesDocuments } from '#web/app/frame/account-entries.ts'
import { basketsQuery } from '#web/app/frame/basket-queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { sessionQuery, useConfig, useMay, useSession } from '#web/app/shop-queries.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { RecentlyViewed } from '#web/features/article/public.ts'
import { ContactCard, contactQuery } from '../documents/public.ts'
import { Baskets } from './baskets.tsx'
import styles from './dashboard-screen.module.css'
import { LastBought } from './last-bought.tsx'
import { Orders } from './orders.tsx'
import { loadLastArticles, openOrders, ordersQuery, waitingOrders } from './queries.ts'
import { QuickLinks } from './quick-links.tsx'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount')({
  staticData: { texts: ['account', 'documents', 'article', 'basket', 'offers'] },
  loader: async ({ context }) => {
    const { queryClient } = context
    const { permissions } = await queryClient.ensureQueryData(sessionQuery)
    await Promise.all([
      queryClient.ensureQueryData(ordersQuery(openOrders)),
      permissions.includes('BUDGETS_RELEASE') && queryClient.ensureQueryData(ordersQuery(waitingOrders)),
      queryClient.ensureQueryData(basketsQuery),
      queryClient.ensureQueryData(contactQuery),
      permissions.includes('DOCUMENTS_ORDERS') && loadLastArticles(context),
    ])
  },
  head: ({ match }) => pageTitle(match.context, 'account', 'title'),
  component: DashboardScreen,
})

/** What is under way, and the shortest ways on. */
function DashboardScreen() {
  const t = useTexts('account')
  const session = useSession()
  const { company } = useConfig()
  const seesOrders = useMay('DOCUMENTS_ORDERS')
  const mayRelease = useMay('BUDGETS_RELEASE')
  const { contact } = useSuspenseQuery(contactQuery).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {session.kunnr !== '' && (
          <p>{t('customer', { name: session.customerName, number: session.kunnr })}</p>
        )}
      </header>
      <div className={styles.board}>
        <div className={styles.main}>
          {mayRelease && <Orders title={t('waitingOrders')} list={waitingOrders} hideEmpty />}
          {seesDocuments(session) && <Orders title={t('openOrders')} list={openOrders} />}
          <Baskets />
          {seesOrders && <LastBought />}
        </div>
        <div className={styles.beside}>
          <Panel
            title={contact === null ? t('company') : t('contact')}
            aside={<Link to="/contact">{t('linkContact')}</Link>}
          >
            <ContactCard contact={contact ?? { ...company, role: '' }} />
          </Panel>
          <QuickLinks />
        </div>
      </div>
      <RecentlyViewed />
    </>
  )
}
