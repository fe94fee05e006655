import { type TableField, tableFields } from '@shop/contract/imports/table-columns'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Price } from '#web/ui/price/price.tsx'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { always } from './always.ts'
import styles from './imports.module.css'
import type { Preview, Reading } from './queries.ts'
import { RemarksTable } from './remarks-table.tsx'
import { SheetChoice } from './sheet-choice.tsx'

type Columns = Reading['columns']
type Numbers = Reading['numbers']

interface PreviewPartProps {
  preview: Preview
  busy: boolean
  /** The columns were changed: look again. */
  onColumns: (columns: Columns) => void
  /** How numbers that read both ways are written was said: look again. */
  onNumbers: (numbers: Numbers, columns: Columns) => void
  /** Another sheet of the workbook is meant: look at that one. */
  onSheet: (sheet: string) => void
  onStart: (columns: Columns) => void
}

const tones = { new: 'good', changed: 'busy', same: 'open', removed: 'bad', wrong: 'bad' } as const

/** What the files are and what their first rows would change, with the columns of a table to choose. */
export function PreviewPart({ preview, busy, onColumns, onNumbers, onSheet, onStart }: PreviewPartProps) {
  const t = useTexts('imports')
  const formats = useFormats()
  const [chosen, setChosen] = useState<ReadonlyMap<string, TableField | null>>(new Map())
  const fields = new Map(
    preview.columns.map(({ name, field }) => [name, chosen.has(name) ? (chosen.get(name) ?? null) : field]),
  )
  const [sheet, setSheet] = useState(preview.sheet)
  const isOtherSheet = preview.sheets.includes(sheet) && sheet !== preview.sheet
  const isChanged = preview.columns.some(({ name, field }) => fields.get(name) !== field)
  const columns = preview.columns.length === 0 ? undefined : columnsOf(fields)
  return (
    <section className={styles.lines} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <div aria-live="polite" className={styles.lines}>
        {preview.format !== null && <p>{t('format', { format: t(`kind.${preview.format}`) })}</p>}
        {preview.unreadable && (
          <Notice kind="error">
            {preview.unreadable.text} {preview.remarks.length > 0 && <RemarksLink />}
          </Notice>
        )}
        {preview.articles !== null && preview.articles > 0 && (
          <p>{t('articlesInFiles', { count: preview.articles, total: formats.decimal(preview.articles) })}</p>
        )}
        {!preview.unreadable && (
          <p className={styles.soft}>
            {preview.rows.length === 0 ? t('noRows') : t('firstRowsText', { count: preview.rows.length })}
          </p>
        )}
      </div>
      {preview.sheets.length > 1 && (
        <SheetChoice
          preview={preview}
          chosen={isOtherSheet ? sheet : preview.sheet}
          busy={busy}
          onChoose={setSheet}
          onLook={() => {
            // What its columns are is another question.
            setChosen(new Map())
            onSheet(sheet)
          }}
        />
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
                setChosen(new Map(chosen).set(name, field))
              }}
              options={[
                { value: '', label: t('field.none') },
                ...tableFields.map((field) => ({ value: field, label: t(`field.${field}`) })),
              ]}
            />
          ))}
        </fieldset>
      )}
      {preview.columnsLeft > 0 && (
        <p className={styles.soft}>
          {t('columnsLeft', { count: preview.columnsLeft, total: formats.decimal(preview.columnsLeft) })}
        </p>
      )}
      {preview.ambiguous.length > 0 && !isChanged && (
        <Notice kind="warning">
          <div>
            <p>{t('ambiguous', { columns: preview.ambiguous.join(', ') })}</p>
            <div className={styles.buttons}>
              {(['comma', 'point'] as const).map((style) => (
                <Button key={style} look="plain" busy={busy} onClick={() => onNumbers(style, columns)}>
                  {t(`ambiguous.${style}`)}
                </Button>
              ))}
            </div>
          </div>
        </Notice>
      )}
      {!preview.unreadable && <RemarksAhead remarks={preview.remarks} />}
      <div className={styles.buttons}>
        {isChanged && (
          <Button look="plain" busy={busy} onClick={() => onColumns(columns)}>
            {t('lookAgain')}
          </Button>
        )}
        <Button
          busy={busy}
          disabled={preview.unreadable !== null || preview.ambiguous.length > 0 || isChanged || isOtherSheet}
          onClick={() => onStart(columns)}
        >
          {t('start')}
        </Button>
      </div>
      {preview.rows.length > 0 && (
        <>
          <h3>{t('firstRows')}</h3>
          <FirstRows rows={preview.rows} />
        </>
      )}
      {preview.remarks.length > 0 && (
        <>
          <h3 id={remarksId} tabIndex={-1}>
            {t('remarks')}
          </h3>
          <RemarksTable remarks={preview.remarks} />
        </>
      )}
    </section>
  )
}

const remarksId = 'remarks'

/** Says before the start that something is wrong or odd: what it is stands below all rows, which nobody may scroll to. */
function RemarksAhead({ remarks }: Pick<Preview, 'remarks'>) {
  const t = useTexts('imports')
  const worst = (['error', 'warning'] as const).find((one) =>
    remarks.some(({ severity }) => severity === one),
  )
  if (worst === undefined) return null
  return (
    <Notice kind="warning">
      {t(`remarksAhead.${worst}`)} <RemarksLink />
    </Notice>
  )
}

function RemarksLink() {
  const t = useTexts('imports')
  return <a href={`#${remarksId}`}>{t('remarksAhead.link')}</a>
}

function FirstRows({ rows }: { rows: Preview['rows'] }) {
  const t = useTexts('imports')
  return (
    <DataTable
      caption={t('firstRows')}
      rows={rows}
      keyOf={(_, index) => index}
      columns={[
        { label: t('row'), kind: 'numeric', render: ({ row }) => row },
        { label: t('what'), render: ({ kind }) => t(`kind.${kind}`) },
        {
          label: t('key'),
          render: ({ key, price }) => <span className={styles.key}>{price?.matnr ?? key}</span>,
        },
        {
          label: t('content'),
          render: ({ title, price }) =>
            price ? <FirstPrice price={price} /> : <span className={styles.name}>{title || '–'}</span>,
        },
        {
          label: t('change'),
          render: ({ change }) => <Status tone={tones[change]}>{t(`change.${change}`)}</Status>,
        },
      ]}
    />
  )
}

/** A price from its day on; one from ever on names none. */
function FirstPrice({ price }: { price: NonNullable<Preview['rows'][number]['price']> }) {
  const t = useTexts('imports')
  const formats = useFormats()
  const { validFrom } = price
  return (
    // On a phone one thing beside its label, not two with a gap.
    <span>
      <Price price={price} size="small" />
      {validFrom > always && ` ${t('priceFrom', { date: formats.date(validFrom) })}`}
    </span>
  )
}

function columnsOf(fields: ReadonlyMap<string, TableField | null>): Columns {
  return Object.fromEntries([...fields].flatMap(([name, field]) => (field === null ? [] : [[name, field]])))
}
