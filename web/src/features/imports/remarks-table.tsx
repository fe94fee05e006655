import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './imports.module.css'
import type { Remark } from './queries.ts'

const tones = { error: 'bad', warning: 'warn', note: 'note' } as const

/** What was found wrong or odd, a line per row of the file. */
export function RemarksTable({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTexts('imports')
  return (
    <DataTable
      caption={t('remarks')}
      rows={remarks}
      keyOf={(_, index) => index}
      columns={[
        {
          label: t('severity'),
          render: ({ severity }) => <Status tone={tones[severity]}>{t(`severity.${severity}`)}</Status>,
        },
        { label: t('row'), kind: 'numeric', render: ({ row }) => (row === 0 ? '–' : row) },
        { label: t('key'), render: ({ key }) => <span className={styles.key}>{key || '–'}</span> },
        {
          label: t('remark'),
          render: ({ text, field, value, file }) => (
            <span className={styles.name}>
              {[text, field, value, file].filter((part) => part !== '').join(' · ')}
            </span>
          ),
        },
      ]}
    />
  )
}
