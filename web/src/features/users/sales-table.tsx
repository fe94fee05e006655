import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

/** What a user has ordered, period by period; hidden with the net prices, and untold to who may not see them. */
export function SalesTable({ user: { sales, currency } }: { user: ManagedUser }) {
  const t = useTexts('users')
  const formats = useFormats()
  const { showNetPrice } = useSession()
  if (sales === null) return <p className={styles.soft}>{t('salesNotAllowed')}</p>
  if (!showNetPrice) return <p className={styles.soft}>{t('salesHidden')}</p>
  return (
    <>
      <p className={styles.soft}>{t('salesText')}</p>
      <DataTable
        caption={t('salesCaption')}
        rows={sales}
        keyOf={({ period }) => period}
        columns={[
          { label: t('period'), render: ({ period }) => t(`period.${period}`) },
          {
            label: t('days'),
            render: ({ from, to }) =>
              from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`,
          },
          {
            label: t('turnover'),
            kind: 'numeric',
            render: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
    </>
  )
}
