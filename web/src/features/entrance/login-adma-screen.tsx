import { createFileRoute } from '@tanstack/react-router'
import { CustomerList } from '#web/app/customers/customer-list.tsx'
import { ownPath } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import styles from './entrance.module.css'

export const Route = createFileRoute('/_shop/_signed-in/login-adma')({
  staticData: { texts: ['entrance'] },
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: ownPath(one(search.redirect)),
  }),
  head: ({ match }) => pageTitle(match.context, 'entrance', 'chooseCustomer'),
  component: LoginAdmaScreen,
})

/** Field sales choose whom they act for; nothing else can be reached before. */
function LoginAdmaScreen() {
  const t = useTexts('entrance')
  const { redirect = '/' } = Route.useSearch()
  return (
    <section className={`${styles.sheet} ${styles.wide}`}>
      <h1>{t('chooseCustomer')}</h1>
      <p className={styles.lead}>{t('chooseCustomerLead')}</p>
      <CustomerList next={redirect} />
    </section>
  )
}
