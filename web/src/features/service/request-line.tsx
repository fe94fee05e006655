import { Trash2 } from 'lucide-react'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './not-listed-products.module.css'
import { inputName, type LineField } from './read-request.ts'
import type { LineStart } from './searched-line.ts'

interface RequestLineProps {
  /** Names its inputs; stays the same when lines before it go. */
  line: number
  /** Place among the lines, from 1. */
  place: number
  start: LineStart | undefined
  /** With a file a line need not be complete. */
  mustBeComplete: boolean
  /** Id of the list of suppliers to choose from. */
  suppliers: string
  errorOf: (field: LineField) => string | undefined
  /** Absent for the only line. */
  onRemove: (() => void) | undefined
}

/** Numbers of articles and suppliers are no words. */
const asNumber = { autoCapitalize: 'none', spellCheck: false }

/** One article that is asked for. */
export function RequestLine(props: RequestLineProps) {
  const { line, place, start, mustBeComplete, suppliers, errorOf, onRemove } = props
  const t = useTexts('service')
  const fieldText = useFieldErrorText()
  const inputOf = (field: LineField, maxLength: number) => ({
    name: inputName(line, field),
    error: fieldText(errorOf(field)),
    maxLength,
    autoComplete: 'off',
  })
  return (
    <fieldset className={styles.line}>
      <legend>{t('line', { place })}</legend>
      <TextField
        {...inputOf('manufacturer_number', 40)}
        {...asNumber}
        label={t('manufacturerNumber')}
        hint={t('manufacturerNumberHint')}
        defaultValue={start?.manufacturer_number}
        required={mustBeComplete}
      />
      <TextField
        {...inputOf('supplier_name', 80)}
        label={t('supplierName')}
        required={mustBeComplete}
        list={suppliers}
      />
      <TextField {...inputOf('supplier_id', 40)} {...asNumber} label={t('supplierId')} />
      <TextField {...inputOf('quantity', 40)} label={t('quantity')} hint={t('quantityHint')} />
      <div className={styles.wide}>
        <TextField
          {...inputOf('description', 200)}
          label={t('description')}
          hint={t('descriptionHint')}
          defaultValue={start?.description}
        />
      </div>
      {onRemove && (
        <div className={styles.wide}>
          <Button look="ghost" size="small" icon={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
            {t('removeLine', { place })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
