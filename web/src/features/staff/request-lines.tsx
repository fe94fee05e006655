import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { RequestLine } from './queries.ts'

/** What a customer asks for, line by line, in his words. Lines have no number of their own, and never change. */
export function RequestLines({ lines }: { lines: readonly RequestLine[] }) {
  const t = useTexts('staff')
  return (
    <DataTable
      caption={t('lines')}
      rows={lines}
      keyOf={(_, index) => index}
      columns={[
        { label: t('position'), render: (_, index) => index + 1 },
        { label: t('manufacturerNumber'), render: (line) => line.manufacturer_number || '–' },
        { label: t('article'), render: (line) => line.description || '–' },
        {
          label: t('supplier'),
          render: (line) =>
            [line.supplier_name, line.supplier_id].filter((part) => part !== '').join(', ') || '–',
        },
        { label: t('quantity'), render: (line) => line.quantity || '–' },
      ]}
    />
  )
}
