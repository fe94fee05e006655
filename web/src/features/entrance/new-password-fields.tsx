import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './entrance.module.css'

/** The new password, twice, with its rules; the server says which of them is not kept. */
export function NewPasswordFields({ fields }: { fields: Record<string, string> }) {
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
        name="password_new1"
        type="password"
        label={t('newPassword')}
        error={fieldText(fields.password_new1)}
        autoComplete="new-password"
        minLength={min}
        maxLength={max}
        required
      />
      <TextField
        name="password_new2"
        type="password"
        label={t('repeatPassword')}
        error={fieldText(fields.password_new2)}
        autoComplete="new-password"
        required
      />
    </>
  )
}
