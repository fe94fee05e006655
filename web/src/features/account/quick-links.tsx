import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './dashboard-screen.module.css'

/** Views of the document list that are often wanted, with the permission that shows them. */
const views = [
  {
    permission: 'DOCUMENTS_INVOICES',
    text: 'linkInvoices',
    search: { doctype: 2, docstatus: 'A', timespan: '8', sort_field: 'fall', sort_direction: 'asc' },
  },
  { permission: 'DOCUMENTS_DELIVERIES', text: 'linkDeliveries', search: { doctype: 13 } },
  {
    permission: 'DOCUMENTS_OFFERS',
    text: 'linkOffers',
    search: { doctype: 5, timespan: '6', sort_field: 'gueltig_bis' },
  },
] as const

/** Ways that are often taken, for whoever may take them; only to screens that are built. */
export function QuickLinks() {
  const t = useTexts('account')
  const { permissions } = useSession()
  return (
    <Panel title={t('links')}>
      <ul className={styles.rows}>
        {views
          .filter(({ permission }) => permissions.includes(permission))
          .map(({ text, search }) => (
            <li key={text}>
              <Link to="/myaccount/documents" search={search} className={styles.way}>
                {t(text)}
                <ChevronRight aria-hidden size={18} />
              </Link>
            </li>
          ))}
        <li>
          <Link to="/datanorm" className={styles.way}>
            {t('linkDatanorm')}
            <ChevronRight aria-hidden size={18} />
          </Link>
        </li>
        <li>
          <Link to="/myaccount/settings" className={styles.way}>
            {t('linkSettings')}
            <ChevronRight aria-hidden size={18} />
          </Link>
        </li>
      </ul>
    </Panel>
  )
}
