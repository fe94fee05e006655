import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DocumentStatus } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { StaffOrder } from './queries.ts'
import styles from './staff.module.css'

/** What was ordered, and how much of it is delivered and still open. */
export function OrderLines({ positions }: { positions: StaffOrder['positions'] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  return (
    <DataTable
      caption={t('lines')}
      rows={positions}
      keyOf={({ posnr }) => posnr}
      columns={[
        { label: t('position'), render: ({ posnr }) => posnr },
        {
          label: t('article'),
          render: ({ text, matnr }) => (
            <div>
              {text}
              <div className={styles.soft}>{matnr}</div>
            </div>
          ),
        },
        {
          label: t('ordered'),
          kind: 'numeric',
          render: ({ quantity, unit }) => formats.quantity(quantity, unit),
        },
        {
          label: t('deliveredAmount'),
          kind: 'numeric',
          render: ({ delivered, unit }) => formats.quantity(delivered, unit),
        },
        {
          label: t('openAmount'),
          kind: 'numeric',
          render: ({ remnant, unit }) => formats.quantity(remnant, unit),
        },
        { label: t('state'), render: ({ status }) => <DocumentStatus status={status} /> },
      ]}
    />
  )
}
