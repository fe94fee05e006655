import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { SettingsAnswer } from './queries.ts'
import { SettingGroup } from './setting-group.tsx'

interface GroupProps {
  answer: SettingsAnswer
  /** What is wrong, by field name. */
  fields: Record<string, string>
}

/** Add-to-basket mode (specification section 4). */
export function BasketSettings({ answer: { settings, flags } }: Pick<GroupProps, 'answer'>) {
  const t = useTexts('settings')
  return (
    <Panel title={t('basket')}>
      <SettingGroup open={flags.addtobasket_mode}>
        <div role="radiogroup" aria-label={t('basket')}>
          {([1, 2, 3] as const).map((mode) => (
            <CheckField
              key={mode}
              type="radio"
              name="addtobasket_mode"
              value={mode}
              label={t(`mode.${mode}`)}
              defaultChecked={settings.addToBasketMode === mode}
            />
          ))}
        </div>
      </SettingGroup>
    </Panel>
  )
}

export function DisplaySettings({ answer: { settings, flags } }: Pick<GroupProps, 'answer'>) {
  const t = useTexts('settings')
  return (
    <Panel title={t('display')}>
      <SettingGroup open={flags.avail}>
        <CheckField
          name="listoption_avail"
          label={t('showAvailability')}
          defaultChecked={settings.showAvailability}
        />
      </SettingGroup>
      <SettingGroup open={flags.net}>
        <CheckField
          // The switch in the head of the page changes it, too.
          key={String(settings.showNetPrice)}
          name="listoption_netto"
          label={t('showNetPrice')}
          defaultChecked={flags.net && settings.showNetPrice}
        />
      </SettingGroup>
    </Panel>
  )
}

export function PaymentSettings({ answer: { settings, flags, choices }, fields }: GroupProps) {
  const t = useTexts('settings')
  const fieldText = useFieldErrorText()
  const methods = new Set([settings.paymentMethod, ...choices.paymentMethods])
  return (
    <Panel title={t('payment')}>
      <SettingGroup open={flags.payment}>
        <SelectField
          name="payment_method"
          label={t('paymentMethod')}
          required
          defaultValue={settings.paymentMethod}
          error={fieldText(fields.payment_method)}
          options={[...methods].map((value) => ({ value, label: t(`payment.${value}`) }))}
        />
      </SettingGroup>
    </Panel>
  )
}

export function AliasSetting({ answer: { settings, flags }, fields }: GroupProps) {
  const t = useTexts('settings')
  const fieldText = useFieldErrorText()
  return (
    <Panel title={t('account')}>
      <SettingGroup open={flags.user_alias}>
        <TextField
          name="user_alias"
          label={t('userAlias')}
          hint={t('userAliasHint')}
          required
          maxLength={80}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={settings.userAlias}
          error={fieldText(fields.user_alias)}
        />
      </SettingGroup>
    </Panel>
  )
}
