import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

/** The data of a user under the names they are sent with. */
export const asSent = (user: ManagedUser) => ({
  user_alias: user.alias,
  title: user.title,
  first_name: user.firstName,
  last_name: user.lastName,
  mail: user.mail,
  phone: user.phone,
  fax: user.fax,
  language: user.language,
  master: user.master,
  budget_manager: user.budgetManager,
})

export type UserData = ReturnType<typeof asSent>

/** What the fields say; `roles` where the form asks for them. */
export function readUser(form: FormData, roles: boolean) {
  const text = (name: keyof UserData) => formText(form, name).trim()
  return {
    user_alias: text('user_alias'),
    title: text('title'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    mail: text('mail'),
    phone: text('phone'),
    fax: text('fax'),
    language: text('language') === 'en' ? ('en' as const) : ('de' as const),
    ...(roles && { master: form.has('master'), budget_manager: form.has('budget_manager') }),
  }
}

const titles = ['Herr', 'Frau', 'Firma'] as const

interface UserFieldsProps {
  /** What they begin with. */
  user: UserData
  /** What the server says is wrong, by field name. */
  fields: Record<string, string>
  /** Whether who fills them in may make master users and budget managers. */
  roles: boolean
  /** Nobody takes being a master user from himself. */
  isOwn?: boolean
  /** Whether the mail address may be changed. */
  mailChangeable?: boolean
}

/** Everything that is to be said of a person. */
export function UserFields({ user, fields, roles, isOwn = false, mailChangeable = true }: UserFieldsProps) {
  const t = useTexts('users')
  const fieldText = useFieldErrorText()
  const known = titles.some((title) => title === user.title)
  return (
    <>
      <Panel title={t('person')}>
        <div className={styles.fields}>
          <SelectField
            name="title"
            label={t('salutation')}
            defaultValue={user.title}
            options={[
              { value: '', label: t('noSalutation') },
              ...titles.map((value) => ({ value, label: t(`salutation.${value}`) })),
              ...(known || user.title === '' ? [] : [{ value: user.title, label: user.title }]),
            ]}
          />
          <TextField
            name="first_name"
            label={t('firstName')}
            defaultValue={user.first_name}
            maxLength={80}
            autoComplete="off"
            error={fieldText(fields.first_name)}
          />
          <TextField
            name="last_name"
            label={t('lastName')}
            defaultValue={user.last_name}
            maxLength={120}
            autoComplete="off"
            required
            error={fieldText(fields.last_name)}
          />
          <TextField
            name="mail"
            type="email"
            label={t('mail')}
            hint={t(mailChangeable ? 'mailHint' : 'mailLocked')}
            readOnly={!mailChangeable}
            defaultValue={user.mail}
            maxLength={120}
            autoComplete="off"
            error={fieldText(fields.mail)}
          />
          <TextField
            name="phone"
            type="tel"
            label={t('phone')}
            defaultValue={user.phone}
            maxLength={40}
            autoComplete="off"
            error={fieldText(fields.phone)}
          />
          <TextField
            name="fax"
            type="tel"
            label={t('fax')}
            defaultValue={user.fax}
            maxLength={40}
            autoComplete="off"
            error={fieldText(fields.fax)}
          />
        </div>
      </Panel>
      <Panel title={t('login')}>
        <div className={styles.fields}>
          <TextField
            name="user_alias"
            label={t('userAlias')}
            hint={t('userAliasHint')}
            defaultValue={user.user_alias}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={fieldText(fields.user_alias)}
          />
          <SelectField
            name="language"
            label={t('language')}
            required
            defaultValue={user.language}
            options={(['de', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </div>
        {roles && (
          <fieldset className={styles.checks}>
            <legend className={styles.legend}>{t('roles')}</legend>
            <CheckField
              name="master"
              label={t('master')}
              hint={isOwn ? t('masterOwnHint') : t('masterHint')}
              defaultChecked={user.master}
              // Pressed, it would say what cannot be saved.
              aria-disabled={isOwn || undefined}
              onClick={isOwn ? (event) => event.preventDefault() : undefined}
            />
            <CheckField
              name="budget_manager"
              label={t('budgetManager')}
              hint={t('budgetManagerHint')}
              defaultChecked={user.budget_manager}
            />
          </fieldset>
        )}
      </Panel>
    </>
  )
}
