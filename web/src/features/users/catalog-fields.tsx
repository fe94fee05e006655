import { useState } from 'react'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { dayShown } from './days.ts'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

type Catalog = ManagedUser['catalogs'][number]

interface CatalogFieldsProps {
  catalog: Catalog
  locked: boolean
  /** What the server says of its last day. */
  wrongEnd: string | undefined
}

/** A catalogue to give or take; how it is given stands there once it is. */
export function CatalogFields({ catalog: given, locked, wrongEnd }: CatalogFieldsProps) {
  const t = useTexts('users')
  const fieldText = useFieldErrorText()
  const [assigned, setAssigned] = useState(given.assigned)
  const id = given.catalog
  return (
    <fieldset className={styles.budget} disabled={locked}>
      <legend className={styles.legend}>{given.name}</legend>
      <CheckField
        name={`${id} assigned`}
        label={t('assigned')}
        checked={assigned}
        onChange={(event) => setAssigned(event.target.checked)}
      />
      {assigned && (
        <>
          <CheckField
            name={`${id} exclusive`}
            label={t('exclusive')}
            hint={t('exclusiveHint')}
            defaultChecked={given.exclusive}
          />
          <CheckField name={`${id} active`} label={t('catalogActive')} defaultChecked={given.active} />
          <div className={styles.fields}>
            <TextField
              name={`${id} from`}
              type="date"
              label={t('validFrom')}
              defaultValue={dayShown(given.validFrom)}
            />
            <TextField
              name={`${id} to`}
              type="date"
              label={t('validTo')}
              defaultValue={dayShown(given.validTo)}
              error={fieldText(wrongEnd)}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

/** A catalogue the wholesaler has given, to read. */
export function CatalogFacts({ catalog: given }: { catalog: Catalog }) {
  const t = useTexts('users')
  const formats = useFormats()
  const day = (value: string) => (dayShown(value) === '' ? '' : formats.date(value))
  return (
    <section className={styles.budget} aria-label={given.name}>
      <h3 className={styles.legend}>{given.name}</h3>
      <p className={styles.soft}>{t('byWholesaler')}</p>
      <Facts
        facts={[
          [t('exclusive'), t(given.exclusive ? 'yes' : 'no')],
          [t('catalogActive'), t(given.active ? 'yes' : 'no')],
          [t('validFrom'), day(given.validFrom)],
          [t('validTo'), day(given.validTo)],
          [t('language'), given.language],
          [t('currency'), given.currency],
        ]}
      />
    </section>
  )
}
