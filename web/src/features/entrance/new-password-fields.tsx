import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './entrance.module.css'

interface NewPasswordFieldsProps {
  /** What the server says is wrong, by field name. */
  fields: Record<string, string>
  /** What the event's field names begin with. */
  prefix?: 'gv_' | ''
}

/** The new password, twice, with its rules; the server says which of them is not kept. */
export function NewPasswordFields({ fields, prefix = '' }: NewPasswordFieldsProps) {
  const t = useTexts('entrance')
  const fieldText = useFieldErrorText()
  const { min, max } = useConfig().passwordLength
  return (
    <>
      <ul className={styles.rules}>
        <li>{t('ruleLength', { min, max })}</li>
        <li>{t('ruleLetters')}</li>
        <li>{t('ruleOthers')}</li>
      </ul>
      <TextField
        name={`${prefix}password_new1`}
        type="password"
        label={t('newPassword')}
        error={fieldText(fields[`${prefix}password_new1`])}
        autoComplete="new-password"
        minLength={min}
        maxLength={max}
        required
      />
      <TextField
        name={`${prefix}password_new2`}
        type="password"
        label={t('repeatPassword')}
        error={fieldText(fields[`${prefix}password_new2`])}
        autoComplete="new-password"
        required
      />
    </>
  )
}
