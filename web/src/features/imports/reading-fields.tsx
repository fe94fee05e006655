import { useId } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './imports.module.css'

/** The files, whose they are, and how their prices become retail prices. */
export function ReadingFields() {
  const t = useTexts('imports')
  const id = useId()
  return (
    <>
      <div className={styles.lines}>
        <label htmlFor={id}>{t('files')}</label>
        <input
          id={id}
          className={styles.files}
          type="file"
          name="files"
          multiple
          required
          aria-describedby={`${id}hint`}
        />
        <p id={`${id}hint`} className={styles.soft}>
          {t('filesHint')}
        </p>
      </div>
      <div className={styles.fields}>
        <TextField name="supplier" label={t('supplier')} hint={t('supplierHint')} maxLength={40} />
        <TextField
          name="customer_number"
          label={t('customerNumber')}
          hint={t('customerNumberHint')}
          maxLength={20}
        />
        <SelectField
          name="basis"
          label={t('basis')}
          required
          options={[
            { value: 'list', label: t('basis.list') },
            { value: 'purchase', label: t('basis.purchase') },
          ]}
        />
        <TextField
          name="markup"
          label={t('markup')}
          hint={t('markupHint')}
          inputMode="decimal"
          pattern="\d{1,4}([.,]\d{1,3})?"
          maxLength={8}
        />
        <SelectField
          name="expired"
          label={t('expired')}
          required
          options={[
            { value: 'end', label: t('expired.end') },
            { value: 'extend', label: t('expired.extend') },
          ]}
        />
        <SelectField
          name="gros_list"
          label={t('grosList')}
          required
          options={[
            { value: 'retail', label: t('grosList.retail') },
            { value: 'ignore', label: t('grosList.ignore') },
          ]}
        />
      </div>
    </>
  )
}
