import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DocumentStatus, useDocumentWords } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { CreditInvoice } from './credit-invoice.tsx'
import { InvoiceDelivery } from './invoice-delivery.tsx'
import type { StaffOrder } from './queries.ts'
import styles from './staff.module.css'

interface FollowUpsProps {
  followUps: StaffOrder['followUps']
  currency: string
  builtIn: boolean
}

/** Delivery notes, invoices and credit notes of an order, each with its next step. */
export function FollowUps({ followUps, currency, builtIn }: FollowUpsProps) {
  const t = useTexts('staff')
  const formats = useFormats()
  const { documentName } = useDocumentWords()
  return (
    <section className={styles.lines} aria-label={t('followUps')}>
      <h2>{t('followUps')}</h2>
      {followUps.length === 0 ? (
        <p className={styles.soft}>{t('noFollowUps')}</p>
      ) : (
        <Table caption={t('followUps')} cards>
          <thead>
            <tr>
              <th scope="col">{t('document')}</th>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" data-numeric>
                {t('netAmount')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {followUps.map((each) => (
              <tr key={each.docid}>
                <td data-label={t('document')}>{documentName(each)}</td>
                <td data-label={t('date')}>{formats.date(each.createDate)}</td>
                <td data-label={t('state')}>
                  <DocumentStatus status={each.status} />
                </td>
                <td data-label={t('netAmount')} data-numeric>
                  {each.netPrice === null ? '–' : formats.money(each.netPrice, currency)}
                </td>
                <td>
                  {builtIn && each.doctype === 13 && each.status === 'open' && (
                    <InvoiceDelivery note={each} />
                  )}
                  {builtIn && each.positions.some(({ open }) => open !== '0') && (
                    <CreditInvoice invoice={each} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
