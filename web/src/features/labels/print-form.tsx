import {
  barcodeSupports,
  type BarcodeType,
  barcodeTypes,
  labelSendMethods,
  type LabelSheetName,
  labelSheetNames,
  labelSheets,
} from '@shop/contract/labels'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './labels-screen.module.css'
import type { Label } from './queries.ts'
import { SheetPreview } from './sheet-preview.tsx'

interface PrintSettings {
  sheet: LabelSheetName
  barcode_type: BarcodeType
  start_row: number
  start_column: number
  send_method: (typeof labelSendMethods)[number]
  mail: string
}

const first: PrintSettings = {
  sheet: labelSheetNames[0],
  barcode_type: 'CODE128',
  start_row: 1,
  start_column: 1,
  send_method: 'download',
  mail: '',
}

/** How the collected labels are printed: sheet, first place on it, barcode, and where the file goes. */
export function PrintForm({ labels }: { labels: readonly Label[] }) {
  const t = useTexts('labels')
  const { api } = useShop()
  const fieldErrorText = useFieldErrorText()
  const [form, setForm] = useState(first)
  const count = labels.reduce((sum, { labelQuantity }) => sum + labelQuantity, 0)
  const print = useMutation({
    meta: { handles: ['INVALID_PARAMS'] },
    mutationFn: () => api.post('labels', 'PRINT_LABELS', form),
    onSuccess: ({ url }) => {
      if (url === '') say({ kind: 'done', text: t('sent', { mail: form.mail }) })
      else window.location.assign(url)
    },
  })
  const wrong: Record<string, string> = isRefusal(print.error) ? print.error.fields : {}
  const printForm = useFirstWrong(print.error)
  const errorOf = (field: keyof PrintSettings) => fieldErrorText(wrong[field])
  const change = (part: Partial<PrintSettings>) => {
    setForm({ ...form, ...part })
    print.reset()
  }
  const { rows, columns } = labelSheets[form.sheet]
  const unsupported = labels.filter(
    ({ matnr, articleQuantity }) =>
      !barcodeSupports(form.barcode_type, matnr) || !barcodeSupports(form.barcode_type, articleQuantity),
  )
  const barcodeHint = t('unsupported', {
    numbers: unsupported.map(({ article }) => article.matnrDisplay).join(', '),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    print.mutate()
  }

  return (
    <Panel title={t('print')}>
      <form ref={printForm} className={styles.print} onSubmit={submit} noValidate>
        <SelectField
          label={t('sheet')}
          required
          value={form.sheet}
          onChange={({ target }) => change({ sheet: nameOf(target.value), start_row: 1, start_column: 1 })}
          options={labelSheetNames.map((name) => ({
            value: name,
            label: t('sheetOf', { size: name.replace('x', ' × '), count: labelsOn(name) }),
          }))}
        />
        <SelectField
          label={t('barcode')}
          required
          value={form.barcode_type}
          error={unsupported.length > 0 ? barcodeHint : errorOf('barcode_type')}
          onChange={({ target }) =>
            change({ barcode_type: barcodeTypes.find((type) => type === target.value) ?? first.barcode_type })
          }
          options={barcodeTypes.map((type) => ({ value: type, label: t(`barcode.${type}`) }))}
        />
        <div className={styles.pair}>
          <TextField
            label={t('startRow')}
            required
            type="number"
            min={1}
            max={rows}
            value={form.start_row || ''}
            error={errorOf('start_row')}
            onChange={({ target }) => change({ start_row: target.valueAsNumber || 0 })}
          />
          <TextField
            label={t('startColumn')}
            required
            type="number"
            min={1}
            max={columns}
            value={form.start_column || ''}
            error={errorOf('start_column')}
            onChange={({ target }) => change({ start_column: target.valueAsNumber || 0 })}
          />
        </div>
        <SheetPreview
          sheet={form.sheet}
          row={form.start_row}
          column={form.start_column}
          count={count}
          onStart={(start_row, start_column) => change({ start_row, start_column })}
        />
        <fieldset className={styles.method}>
          <legend>{t('method')}</legend>
          {labelSendMethods.map((method) => (
            <CheckField
              key={method}
              type="radio"
              name="send_method"
              label={t(`method.${method}`)}
              checked={form.send_method === method}
              onChange={() => change({ send_method: method })}
            />
          ))}
        </fieldset>
        {form.send_method === 'mail' && (
          <TextField
            label={t('mail')}
            type="email"
            required
            autoComplete="email"
            value={form.mail}
            error={errorOf('mail')}
            onChange={({ target }) => change({ mail: target.value })}
          />
        )}
        <Button
          type="submit"
          busy={print.isPending}
          disabled={unsupported.length > 0}
          icon={<Printer aria-hidden size={20} />}
        >
          {t('printCount', { count })}
        </Button>
      </form>
    </Panel>
  )
}

const nameOf = (value: string): LabelSheetName =>
  labelSheetNames.find((name) => name === value) ?? first.sheet
const labelsOn = (name: LabelSheetName): number => labelSheets[name].columns * labelSheets[name].rows
