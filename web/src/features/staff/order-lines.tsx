import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DocumentStatus } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { StaffOrder } from './queries.ts'
import styles from './staff.module.css'

/** What was ordered, and how much of it is delivered and still open. */
export function OrderLines({ positions }: { positions: StaffOrder['positions'] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  return (
    <Table caption={t('lines')} cards>
      <thead>
        <tr>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('article')}</th>
          <th scope="col" data-numeric>
            {t('ordered')}
          </th>
          <th scope="col" data-numeric>
            {t('deliveredAmount')}
          </th>
          <th scope="col" data-numeric>
            {t('openAmount')}
          </th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ posnr, matnr, text, quantity, delivered, remnant, unit, status }) => (
          <tr key={posnr}>
            <td data-label={t('position')}>{posnr}</td>
            <td data-label={t('article')}>
              <div>
                {text}
                <div className={styles.soft}>{matnr}</div>
              </div>
            </td>
            <td data-label={t('ordered')} data-numeric>
              {formats.quantity(quantity, unit)}
            </td>
            <td data-label={t('deliveredAmount')} data-numeric>
              {formats.quantity(delivered, unit)}
            </td>
            <td data-label={t('openAmount')} data-numeric>
              {formats.quantity(remnant, unit)}
            </td>
            <td data-label={t('state')}>
              <DocumentStatus status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
