import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DocumentStatus, useDocumentWords } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
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
        <DataTable
          caption={t('followUps')}
          rows={followUps}
          keyOf={({ docid }) => docid}
          columns={[
            { label: t('document'), render: (each) => documentName(each) },
            { label: t('date'), render: ({ createDate }) => formats.date(createDate) },
            { label: t('state'), render: ({ status }) => <DocumentStatus status={status} /> },
            {
              label: t('netAmount'),
              kind: 'numeric',
              render: ({ netPrice }) => (netPrice === null ? '–' : formats.money(netPrice, currency)),
            },
            {
              label: t('actions'),
              kind: 'actions',
              render: (each) => (
                <>
                  {builtIn && each.doctype === 13 && each.status === 'open' && (
                    <InvoiceDelivery note={each} />
                  )}
                  {builtIn && each.positions.some(({ open }) => open !== '0') && (
                    <CreditInvoice invoice={each} />
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
