import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { RequestLine } from './queries.ts'

/** What a customer asks for, line by line, in his words. */
export function RequestLines({ lines }: { lines: readonly RequestLine[] }) {
  const t = useTexts('staff')
  return (
    <Table caption={t('lines')} cards>
      <thead>
        <tr>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('manufacturerNumber')}</th>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t('supplier')}</th>
          <th scope="col">{t('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Lines have no number of their own, and never change.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td data-label={t('position')}>{index + 1}</td>
            <td data-label={t('manufacturerNumber')}>{line.manufacturer_number || '–'}</td>
            <td data-label={t('article')}>{line.description || '–'}</td>
            <td data-label={t('supplier')}>
              {[line.supplier_name, line.supplier_id].filter((part) => part !== '').join(', ') || '–'}
            </td>
            <td data-label={t('quantity')}>{line.quantity || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
