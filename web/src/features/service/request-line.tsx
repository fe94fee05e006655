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

/** One article that is asked for. */
export function RequestLine(props: RequestLineProps) {
  const { line, place, start, mustBeComplete, suppliers, errorOf, onRemove } = props
  const t = useTexts('service')
  const fieldText = useFieldErrorText()
  const name = (field: LineField) => inputName(line, field)
  const error = (field: LineField) => fieldText(errorOf(field))
  return (
    <fieldset className={styles.line}>
      <legend>{t('line', { place })}</legend>
      <TextField
        name={name('manufacturer_number')}
        label={t('manufacturerNumber')}
        hint={t('manufacturerNumberHint')}
        error={error('manufacturer_number')}
        defaultValue={start?.manufacturer_number}
        required={mustBeComplete}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name={name('supplier_name')}
        label={t('supplierName')}
        error={error('supplier_name')}
        required={mustBeComplete}
        maxLength={80}
        autoComplete="off"
        list={suppliers}
      />
      <TextField
        name={name('supplier_id')}
        label={t('supplierId')}
        error={error('supplier_id')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name={name('quantity')}
        label={t('quantity')}
        hint={t('quantityHint')}
        error={error('quantity')}
        maxLength={40}
        autoComplete="off"
      />
      <div className={styles.wide}>
        <TextField
          name={name('description')}
          label={t('description')}
          hint={t('descriptionHint')}
          error={error('description')}
          defaultValue={start?.description}
          maxLength={200}
          autoComplete="off"
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
