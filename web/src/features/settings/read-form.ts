import { formText } from '#web/app/form-text.ts'
import type { SettingsInput } from './own-changes.ts'
import type { SettingsAnswer } from './queries.ts'

/** What the form sends: only what the user may change, since anything else would refuse the whole request. */
export function readForm(form: FormData, flags: SettingsAnswer['flags']): SettingsInput {
  const text = (name: keyof SettingsInput) => formText(form, name)
  const checked = (name: keyof SettingsInput) => form.has(name)
  return {
    ...(flags.addtobasket_mode && { addtobasket_mode: text('addtobasket_mode') as '1' | '2' | '3' }),
    ...(flags.avail && { listoption_avail: checked('listoption_avail') }),
    ...(flags.net && { listoption_netto: checked('listoption_netto') }),
    ...(flags.delivery_type && { delivery_type: text('delivery_type') as '01' | '02' }),
    ...(flags.delivery_address && {
      delivery_address: text('delivery_address'),
      delivery_location: text('delivery_location'),
      delivery_phonenumber: text('delivery_phonenumber'),
    }),
    ...(flags.payment && { payment_method: text('payment_method') as 'invoice' | 'sepa' | 'card' }),
    ...(flags.automatic_doc_mail && {
      mail_standard_flag: checked('mail_standard_flag'),
      mail_new_flag: checked('mail_new_flag'),
      mail_new_address: text('mail_new_address'),
    }),
    ...(flags.automatic_doc_mail &&
      flags.net && {
        mail_standard_netto: checked('mail_standard_netto'),
        mail_new_netto: checked('mail_new_netto'),
      }),
    ...(flags.user_alias && { user_alias: text('user_alias') }),
  }
}
