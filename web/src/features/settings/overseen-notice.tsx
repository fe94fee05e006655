import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Field, Sent } from './own-changes.ts'
import type { SettingsAnswer } from './queries.ts'

interface OverseenNoticeProps {
  fields: readonly Field[]
  now: Sent
  choices: SettingsAnswer['choices']
}

/** Settings another window has changed while they were changed here: what is saved now, beside what the form says. */
export function OverseenNotice({ fields, now, choices }: OverseenNoticeProps) {
  const t = useTexts('settings')
  const address = choices.addresses.find(({ id }) => id === now.delivery_address)
  // A switch that both have pressed says the same in both windows.
  const told: Partial<Record<Field, readonly [label: string, value: string]>> = {
    addtobasket_mode: [t('basket'), t(`mode.${now.addtobasket_mode}`)],
    delivery_address: [
      t('deliveryAddress'),
      address ? `${address.name}, ${address.street}` : t('standardAddress'),
    ],
    delivery_location: [t('deliveryLocation'), now.delivery_location],
    delivery_phonenumber: [t('deliveryPhone'), now.delivery_phonenumber],
    payment_method: [t('paymentMethod'), t(`payment.${now.payment_method}`)],
    mail_new_address: [t('mailCustomAddress'), now.mail_new_address],
    user_alias: [t('userAlias'), now.user_alias],
  }
  return (
    <Notice kind="warning">
      {t('overseen')}
      <ul>
        {fields.map((field) => {
          const [label, value] = told[field] ?? [field, '']
          return (
            <li key={field}>
              {label}: {value === '' ? '–' : value}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
