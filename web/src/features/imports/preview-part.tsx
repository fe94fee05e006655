import { type TableField, tableFields } from '@shop/contract/imports/table-columns'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Status } from '#web/ui/status/status.tsx'
import { Table } from '#web/ui/table/table.tsx'
import styles from './imports.module.css'
import type { Preview, Reading } from './queries.ts'
import { RemarksTable } from './remarks-table.tsx'

type Columns = Reading['columns']

interface PreviewPartProps {
  preview: Preview
  busy: boolean
  /** The columns were changed: look again. */
  onColumns: (columns: Columns) => void
  onStart: (columns: Columns) => void
}

const tones = { new: 'good', changed: 'busy', same: 'open', removed: 'bad', wrong: 'bad' } as const

/** What the files are and what their first rows would change, with the columns of a table to choose. */
export function PreviewPart({ preview, busy, onColumns, onStart }: PreviewPartProps) {
  const t = useTexts('imports')
  const [fields, setFields] = useState(() => new Map(preview.columns.map(({ name, field }) => [name, field])))
  const isChanged = preview.columns.some(({ name, field }) => fields.get(name) !== field)
  const chosen = preview.columns.length === 0 ? undefined : columnsOf(fields)
  return (
    <section className={styles.lines} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      {preview.unreadable === '' ? (
        <p>{t('format', { format: preview.format ?? '' })}</p>
      ) : (
        <Notice kind="error">
          {t(preview.unreadable === 'NO_NUMBER_COLUMN' ? 'noNumberColumn' : 'unreadable')}
        </Notice>
      )}
      {preview.columns.length > 0 && (
        <fieldset className={styles.fields}>
          <legend>{t('columns')}</legend>
          {preview.columns.map(({ name, samples }) => (
            <SelectField
              key={name}
              label={name}
              required
              hint={samples.filter((sample) => sample !== '').join(' · ')}
              value={fields.get(name) ?? ''}
              onChange={(event) => {
                const field = tableFields.find((known) => known === event.currentTarget.value) ?? null
                setFields(new Map(fields).set(name, field))
              }}
              options={[
                { value: '', label: t('field.none') },
                ...tableFields.map((field) => ({ value: field, label: t(`field.${field}`) })),
              ]}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        {isChanged && (
          <Button look="plain" busy={busy} onClick={() => onColumns(chosen)}>
            {t('lookAgain')}
          </Button>
        )}
        <Button busy={busy} disabled={preview.unreadable !== '' || isChanged} onClick={() => onStart(chosen)}>
          {t('start')}
        </Button>
      </div>
      {preview.rows.length > 0 && (
        <Table caption={t('firstRows')} cards>
          <thead>
            <tr>
              <th scope="col" data-numeric>
                {t('row')}
              </th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('content')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.rows.map(({ row, kind, key, title, change }, index) => (
              <tr key={index}>
                <td data-label={t('row')} data-numeric>
                  {row}
                </td>
                <td data-label={t('what')}>{kind}</td>
                <td data-label={t('key')} className={styles.name}>
                  {key}
                </td>
                <td data-label={t('content')} className={styles.name}>
                  {title || '–'}
                </td>
                <td data-label={t('change')}>
                  <Status tone={tones[change]}>{t(`change.${change}`)}</Status>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {preview.remarks.length > 0 && <RemarksTable remarks={preview.remarks} />}
    </section>
  )
}

function columnsOf(fields: ReadonlyMap<string, TableField | null>): Columns {
  return Object.fromEntries([...fields].flatMap(([name, field]) => (field === null ? [] : [[name, field]])))
}
