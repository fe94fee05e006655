import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { SettingsAnswer } from './queries.ts'
import { SettingGroup } from './setting-group.tsx'
import styles from './settings-screen.module.css'

interface MailSettingsProps {
  answer: SettingsAnswer
  fields: Record<string, string>
}

/** Where confirmations go, and whether with net prices, which only those may choose who see them. */
export function MailSettings({ answer: { settings, flags }, fields }: MailSettingsProps) {
  const t = useTexts('settings')
  const fieldText = useFieldErrorText()
  return (
    <Panel title={t('mails')}>
      <SettingGroup open={flags.automatic_doc_mail}>
        <CheckField
          name="mail_standard_flag"
          label={t('mailStandard')}
          defaultChecked={settings.orderMailActive}
        />
        {flags.net && (
          <div className={styles.indent}>
            <CheckField
              name="mail_standard_netto"
              label={t('mailStandardNet')}
              defaultChecked={settings.orderMailNetPrice}
            />
          </div>
        )}
        <CheckField
          name="mail_new_flag"
          label={t('mailCustom')}
          defaultChecked={settings.orderMailCustomActive}
        />
        <TextField
          name="mail_new_address"
          type="email"
          label={t('mailCustomAddress')}
          maxLength={120}
          defaultValue={settings.orderMailCustomAddress}
          error={fieldText(fields.mail_new_address)}
        />
        {flags.net && (
          <div className={styles.indent}>
            <CheckField
              name="mail_new_netto"
              label={t('mailCustomNet')}
              defaultChecked={settings.orderMailCustomNetPrice}
            />
          </div>
        )}
      </SettingGroup>
    </Panel>
  )
}
