import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import { Table } from '#web/ui/table/table.tsx'
import styles from './imports.module.css'
import type { Remark } from './queries.ts'

const tones = { error: 'bad', warning: 'busy', note: 'open' } as const

/** What was found wrong or odd, a line per row of the file. */
export function RemarksTable({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTexts('imports')
  return (
    <Table caption={t('remarks')} cards>
      <thead>
        <tr>
          <th scope="col">{t('severity')}</th>
          <th scope="col" data-numeric>
            {t('row')}
          </th>
          <th scope="col">{t('key')}</th>
          <th scope="col">{t('remark')}</th>
        </tr>
      </thead>
      <tbody>
        {remarks.map(({ severity, file, row, key, field, text, value }, index) => (
          <tr key={index}>
            <td data-label={t('severity')}>
              <Status tone={tones[severity]}>{t(`severity.${severity}`)}</Status>
            </td>
            <td data-label={t('row')} data-numeric>
              {row}
            </td>
            <td data-label={t('key')} className={styles.name}>
              {key || '–'}
            </td>
            <td data-label={t('remark')} className={styles.name}>
              {[text, field, value, file].filter((part) => part !== '').join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
