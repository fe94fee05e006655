import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one, whole } from '#web/app/search-params.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Done } from '#web/ui/done/done.tsx'
import styles from './ordered-screen.module.css'

interface Ordered {
  docid?: string | undefined
  doctype?: number | undefined
}

/** A budget order waits for its release. */
const budgetOrder = 9

export const Route = createFileRoute('/_shop/_open/ordering-process-ordered')({
  staticData: { texts: ['checkout'] },
  validateSearch: (search): Ordered => ({ docid: one(search.docid), doctype: whole(search.doctype, 1) }),
  beforeLoad: ({ search }) => {
    if (search.docid === undefined) throw redirect({ to: '/basket', statusCode: 302 })
  },
  head: ({ match }) => pageTitle(match.context, 'checkout', 'orderedTitle'),
  component: OrderedScreen,
})

function OrderedScreen() {
  const t = useTexts('checkout')
  const { docid = '', doctype = 10 } = Route.useSearch()
  const seesOrders = useMay('DOCUMENTS_ORDERS')
  const waits = doctype === budgetOrder
  return (
    <Done
      next={
        <>
          {seesOrders && (
            <>
              <LinkButton
                to="/myaccount/document/$doctype/$docid"
                params={{ doctype: String(doctype), docid }}
              >
                {t('toOrder')}
              </LinkButton>
              <LinkButton to="/myaccount/documents" look="plain">
                {t('toDocuments')}
              </LinkButton>
            </>
          )}
          <LinkButton to="/" look="plain">
            {t('shopOn')}
          </LinkButton>
        </>
      }
    >
      <h1>{waits ? t('budgetTitle') : t('orderedTitle')}</h1>
      <p className={styles.number}>
        {t('orderNumber')} <strong>{docid}</strong>
      </p>
      <p>{waits ? t('budgetText') : t('orderedText')}</p>
    </Done>
  )
}
