import { useMemo, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { FileLine } from './file-line.ts'
import styles from './order-file.module.css'
import type { OrderTable } from './read-file.ts'
import {
  type Cells,
  type DecimalSign,
  type Delimiter,
  type TableMapping,
  cellsOf,
  delimiters,
  guessDelimiter,
  signOfColumn,
  tableLines,
} from './table-lines.ts'
import { guessMapping } from './guess-mapping.ts'

interface MappingDialogProps {
  table: OrderTable
  onTake: (rows: FileLine[]) => void
  onClose: () => void
}

const shownRows = 5
const none = ''

/** Which columns of a table are number, quantity and unit, with what comes of it; guessed first, then the reader's. */
export function MappingDialog({ table, onTake, onClose }: MappingDialogProps) {
  const t = useTexts('orderfiles')
  const formats = useFormats()
  const [delimiter, setDelimiter] = useState<Delimiter>(() =>
    'text' in table ? guessDelimiter(table.text) : ';',
  )
  const [sheet, setSheet] = useState(0)
  const cells = useMemo(
    () => ('text' in table ? cellsOf(table.text, delimiter) : (table.sheets[sheet]?.cells ?? [])),
    [table, delimiter, sheet],
  )
  const guessed = useMemo(() => guessMapping(cells), [cells])
  const [chosen, setChosen] = useState<Partial<TableMapping>>({})
  const mapping = useMemo(() => ({ ...guessed, ...chosen }), [guessed, chosen])
  const [isAsked, setIsAsked] = useState(false)
  const change = (changed: Partial<TableMapping>) => setChosen((before) => ({ ...before, ...changed }))
  const { header, quantity } = mapping
  const head = useMemo(() => headOf(cells, header), [cells, header])
  const rows = useMemo(() => tableLines(cells, mapping, formats.number), [cells, mapping, formats])
  const asksForSign = useMemo(
    () => signOfColumn(cells, { header, quantity }) === undefined,
    [cells, header, quantity],
  )
  const isMissing = mapping.decimalSign === undefined

  const columns = head.map((cell, index) => ({
    value: String(index),
    label: header >= 0 && cell !== '' ? cell : t('fileColumn', { number: index + 1, first: cell }),
  }))
  const columnOf = (value: string) => (value === none ? undefined : Number(value))

  function take() {
    if (isMissing) setIsAsked(true)
    else onTake(rows)
  }

  return (
    <Dialog
      title={t('fileTitle', { name: table.name })}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={rows.length === 0 ? onClose : take}>
            {t('fileTake', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {'text' in table && (
          <SelectField
            label={t('fileDelimiter')}
            required
            value={delimiter}
            options={delimiters.map((value) => ({ value, label: t(`fileDelimiter.${names[value]}`) }))}
            onChange={({ target }) => {
              setChosen({})
              setDelimiter(target.value as Delimiter)
            }}
          />
        )}
        {'sheets' in table && table.sheets.length > 1 && (
          <SelectField
            label={t('fileSheet')}
            required
            value={String(sheet)}
            options={table.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={({ target }) => {
              setChosen({})
              setSheet(Number(target.value))
            }}
          />
        )}
        <SelectField
          label={t('numberColumn')}
          required
          value={String(mapping.number)}
          options={columns}
          onChange={({ target }) => change({ number: Number(target.value) })}
        />
        <SelectField
          label={t('quantityColumn')}
          value={String(quantity ?? none)}
          options={[{ value: none, label: t('fileOneEach') }, ...columns]}
          onChange={({ target }) => {
            const column = columnOf(target.value)
            change({ quantity: column, decimalSign: signOfColumn(cells, { header, quantity: column }) })
          }}
        />
        <SelectField
          label={t('fileUnit')}
          value={String(mapping.unit ?? none)}
          options={[{ value: none, label: t('fileNoUnit') }, ...columns]}
          onChange={({ target }) => change({ unit: columnOf(target.value) })}
        />
        {asksForSign && (
          <SelectField
            label={t('fileDecimalSign')}
            hint={t('fileDecimalSignHint')}
            error={isAsked && isMissing ? t('fileDecimalSignMissing') : undefined}
            required
            value={mapping.decimalSign ?? none}
            options={[
              { value: none, label: t('fileChoose'), disabled: !isMissing },
              { value: ',', label: t('fileDelimiter.comma') },
              { value: '.', label: t('fileDecimalSign.point') },
            ]}
            onChange={({ target }) => change({ decimalSign: target.value as DecimalSign })}
          />
        )}
      </div>
      <CheckField
        label={t('fileHasHeader')}
        checked={header >= 0}
        onChange={({ target }) => change({ header: target.checked ? Math.max(0, guessed.header) : -1 })}
      />
      <table className={styles.preview}>
        <caption>{t('filePreview', { count: Math.min(shownRows, rows.length), total: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('numberColumn')}</th>
            <th scope="col">{t('quantityColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map((row, index) => (
            // Equal lines may stand twice, and none keeps anything.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>{row.number}</td>
              {/* Nothing is one, as everywhere in the quick order. */}
              <td>{isMissing ? '?' : row.quantity || '1'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** What tells the columns apart: their headings, else the first cell of each. */
function headOf(cells: Cells, header: number): readonly string[] {
  const below = cells.slice(Math.max(0, header), header + 50)
  const width = Math.max(0, ...below.map(({ length }) => length))
  const headings = header < 0 ? [] : (cells[header] ?? [])
  return Array.from({ length: width }, (_, column) =>
    header < 0 ? (below.find((row) => row[column])?.[column] ?? '') : (headings[column] ?? ''),
  )
}

const names = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const
