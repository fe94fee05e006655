import { Link } from '@tanstack/react-router'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { SettingsAnswer } from './queries.ts'
import { SettingGroup } from './setting-group.tsx'
import styles from './settings-screen.module.css'

interface DeliverySettingsProps {
  answer: SettingsAnswer
  fields: Record<string, string>
}

/** How and where goods usually go; the checkout begins with it. */
export function DeliverySettings({ answer, fields }: DeliverySettingsProps) {
  const t = useTexts('settings')
  const fieldText = useFieldErrorText()
  const { settings, flags, choices } = answer
  return (
    <Panel title={t('delivery')}>
      <SettingGroup open={flags.delivery_type}>
        <div role="radiogroup" aria-label={t('deliveryType')} className={styles.choices}>
          {(['01', '02'] as const).map((type) => (
            <CheckField
              key={type}
              type="radio"
              name="delivery_type"
              value={type}
              label={t(`deliveryType.${type}`)}
              defaultChecked={settings.deliveryType === type}
            />
          ))}
        </div>
      </SettingGroup>
      <SettingGroup open={flags.delivery_address}>
        <SelectField
          name="delivery_address"
          label={t('deliveryAddress')}
          isLong
          required
          defaultValue={settings.deliveryAddressId}
          error={fieldText(fields.delivery_address)}
          options={[
            { value: '', label: t('standardAddress') },
            ...choices.addresses.map(({ id, firstName, name, street, plz, city }) => ({
              value: id,
              label: [`${firstName} ${name}`.trim(), street, `${plz} ${city}`].join(', '),
            })),
          ]}
        />
        <p>
          <Link to="/myaccount/addresses">{t('toAddresses')}</Link>
        </p>
        <TextField
          name="delivery_location"
          label={t('deliveryLocation')}
          hint={t('deliveryLocationHint')}
          maxLength={120}
          defaultValue={settings.deliveryLocation}
          error={fieldText(fields.delivery_location)}
        />
        <TextField
          name="delivery_phonenumber"
          type="tel"
          label={t('deliveryPhone')}
          maxLength={40}
          autoComplete="tel"
          defaultValue={settings.deliveryPhone}
          error={fieldText(fields.delivery_phonenumber)}
        />
      </SettingGroup>
    </Panel>
  )
}
