import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Money } from '#web/ui/price/money.tsx'
import { DocumentStatus, useDocumentWords } from '../documents/public.ts'
import styles from './dashboard-screen.module.css'
import { type OrderList, ordersQuery } from './queries.ts'

interface OrdersProps {
  title: string
  list: OrderList
  /** Nothing to decide needs no area of its own. */
  hideEmpty?: boolean
}

/** The newest orders of a list, with the way to all of them. */
export function Orders({ title, list, hideEmpty = false }: OrdersProps) {
  const t = useTexts('account')
  const formats = useFormats()
  const { documentName } = useDocumentWords()
  const { documents, numFound } = useSuspenseQuery(ordersQuery(list)).data
  if (numFound === 0 && hideEmpty) return null
  return (
    <Panel
      title={title}
      tone={hideEmpty ? 'warn' : 'plain'}
      aside={
        numFound > 0 && (
          <Link to="/myaccount/documents" search={list} className={styles.all}>
            {t('allOrders', { count: numFound })}
          </Link>
        )
      }
    >
      {numFound === 0 && <p className={styles.soft}>{t('noOrders')}</p>}
      <ul className={styles.rows}>
        {documents.map((document) => (
          <li key={document.docid}>
            <Link
              to="/myaccount/document/$doctype/$docid"
              params={{ doctype: String(document.doctype), docid: document.docid }}
              className={styles.row}
            >
              <span className={styles.what}>
                <strong>{documentName(document)}</strong>
                <small>
                  {formats.date(document.createDate)}
                  {document.kommission !== '' && ` · ${t('reference', { name: document.kommission })}`}
                  {` · ${document.creatorName}`}
                </small>
              </span>
              {document.netPrice !== null && (
                <Money amount={document.netPrice} currency={document.currency} />
              )}
              <DocumentStatus status={document.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
