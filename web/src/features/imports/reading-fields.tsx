import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './imports.module.css'
import { importKindChoices } from './queries.ts'

/** What is in the files, whose they are, and how their prices become retail prices. */
export function ReadingFields() {
  const t = useTexts('imports')
  const [kind, setKind] = useState('catalogue')
  return (
    <>
      <SelectField
        name="kind"
        label={t('kindLabel')}
        required
        hint={kind === 'catalogue' ? undefined : t('rowsHint')}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        options={[
          { value: 'catalogue', label: t('catalogue') },
          ...importKindChoices.map((choice) => ({
            value: choice,
            label: t('rowsOf', { kind: t(`kind.${choice}`) }),
          })),
        ]}
      />
      {kind === 'catalogue' && <CatalogueFields />}
    </>
  )
}

function CatalogueFields() {
  const t = useTexts('imports')
  return (
    <>
      <div className={styles.fields}>
        <TextField name="supplier" label={t('supplier')} hint={t('supplierHint')} maxLength={40} />
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
          title={t('markupFormat')}
          maxLength={8}
        />
      </div>
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <div className={styles.fields}>
          <TextField
            name="customer_number"
            label={t('customerNumber')}
            hint={t('customerNumberHint')}
            maxLength={20}
          />
          <SelectField
            name="numbers"
            label={t('numbers')}
            required
            options={[
              { value: 'auto', label: t('numbers.auto') },
              { value: 'comma', label: t('numbers.comma') },
              { value: 'point', label: t('numbers.point') },
            ]}
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
              { value: 'net', label: t('grosList.net') },
              { value: 'retail', label: t('grosList.retail') },
              { value: 'ignore', label: t('grosList.ignore') },
            ]}
          />
        </div>
      </details>
    </>
  )
}
