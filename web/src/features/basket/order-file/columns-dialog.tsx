import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { PastedRow } from '../pasted-rows.ts'
import { type Delimiter, cellsOfText, delimiterOf, delimiters } from './cells-of-text.ts'
import { type Columns, type Guess, columnLetter, guessColumns, rowsOf } from './columns.ts'
import styles from './columns-dialog.module.css'
import type { OrderFile } from './order-file.ts'

interface ColumnsDialogProps {
  file: Exclude<OrderFile, { kind: 'rows' }>
  onTake: (rows: readonly PastedRow[]) => void
  onClose: () => void
}

/** Rows of a table that are shown as they are read. */
const shownRows = 5
const named = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const

/** Which columns of a table are number, quantity and unit: as they seem to be, to be confirmed or chosen otherwise. */
export function ColumnsDialog({ file, onTake, onClose }: ColumnsDialogProps) {
  const t = useTexts('basket')
  const formats = useFormats()
  const formId = useId()
  const [sheet, setSheet] = useState(0)
  const [delimiter, setDelimiter] = useState<Delimiter>(() =>
    file.kind === 'text' ? delimiterOf(file.text) : ';',
  )
  const [chosen, setChosen] = useState<Partial<Guess>>({})
  const cells = useMemo(
    () => (file.kind === 'text' ? cellsOfText(file.text, delimiter) : (file.sheets[sheet]?.rows ?? [])),
    [file, delimiter, sheet],
  )
  const guessed = useMemo(() => guessColumns(cells, formats.number), [cells, formats.number])
  const guess: Guess = { ...guessed, ...chosen }
  const rows = rowsOf(cells, guess, formats.number)
  const more = file.kind === 'workbook' ? (file.sheets[sheet]?.more ?? 0) : 0
  const headerRow = Math.max(0, guessed.header)

  const width = Math.max(0, ...cells.slice(0, 200).map(({ length }) => length))
  const options = Array.from({ length: width }, (_, column) => {
    const heading = guess.header < 0 ? '' : (cells[guess.header]?.[column] ?? '')
    const letter = columnLetter(column)
    return {
      value: String(column),
      label: heading === '' ? t('fileColumn', { letter }) : t('fileHeading', { letter, heading }),
    }
  })
  const column = (kind: keyof Columns, none: string) => ({
    value: String(guess[kind] ?? ''),
    options: [{ value: '', label: none }, ...options],
    onChange: ({ target }: { target: { value: string } }) =>
      setChosen({ ...chosen, [kind]: target.value === '' ? undefined : Number(target.value) }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (guess.number !== undefined && rows.length > 0) onTake(rows)
  }

  return (
    <Dialog
      title={t('fileTitle')}
      about={file.name}
      onClose={onClose}
      wide
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('fileTake')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          {file.kind === 'workbook' && file.sheets.length > 1 && (
            <SelectField
              label={t('fileSheet')}
              required
              value={String(sheet)}
              options={file.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={({ target }) => {
                setSheet(Number(target.value))
                setChosen({})
              }}
            />
          )}
          {file.kind === 'text' && (
            <SelectField
              label={t('fileDelimiter')}
              required
              value={delimiter}
              options={delimiters.map((value) => ({ value, label: t(`delimiter.${named[value]}`) }))}
              onChange={({ target }) => {
                setDelimiter(target.value as Delimiter)
                setChosen({})
              }}
            />
          )}
          <SelectField label={t('fileNumber')} required {...column('number', t('fileChoose'))} />
          <SelectField label={t('fileQuantity')} {...column('quantity', t('fileNoQuantity'))} />
          <SelectField label={t('fileUnit')} {...column('unit', t('fileNoUnit'))} />
        </div>
        <CheckField
          label={t('fileHeader')}
          checked={guess.header >= 0}
          onChange={({ target }) => setChosen({ ...chosen, header: target.checked ? headerRow : -1 })}
        />
        {rows.length > 0 ? (
          <>
            <DataTable
              caption={t('filePreview')}
              rows={rows.slice(0, shownRows)}
              keyOf={(_, index) => index}
              columns={[
                { label: t('numberColumn'), render: ({ number }) => number },
                { label: t('quantityColumn'), kind: 'numeric', render: ({ quantity }) => quantity || '1' },
              ]}
            />
            <p className={styles.count}>
              {t('fileRows', { count: rows.length, more: Math.max(0, rows.length - shownRows) })}
            </p>
          </>
        ) : (
          guess.number !== undefined && <Notice kind="warning">{t('fileNoRows')}</Notice>
        )}
        {more > 0 && <Notice kind="warning">{t('fileMore', { count: more })}</Notice>}
      </form>
    </Dialog>
  )
}
