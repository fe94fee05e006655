import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { DeliverySettings } from './delivery-settings.tsx'
import { MailSettings } from './mail-settings.tsx'
import { AliasSetting, BasketSettings, DisplaySettings, PaymentSettings } from './other-settings.tsx'
import { settingsQuery } from './queries.ts'
import { readForm } from './read-form.ts'
import styles from './settings-screen.module.css'

/** Everything a user sets for himself, saved at once; what is wrong is said at its field. */
export function SettingsForm() {
  const t = useTexts('settings')
  const answer = useSuspenseQuery(settingsQuery).data
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: Input<'settings', 'SAVE_SETTINGS'>) => api.post('settings', 'SAVE_SETTINGS', input),
    onSuccess: () => {
      say({ kind: 'done', text: t('saved') })
      // Prices, availability and the way into the basket show on every screen.
      return client.invalidateQueries()
    },
  })
  const form = useFirstWrong(save.error)
  const fields = isRefusal(save.error) ? save.error.fields : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(readForm(new FormData(event.currentTarget), answer.flags))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <BasketSettings answer={answer} />
      <DisplaySettings answer={answer} />
      <DeliverySettings answer={answer} fields={fields} />
      <MailSettings answer={answer} fields={fields} />
      <PaymentSettings answer={answer} fields={fields} />
      <AliasSetting answer={answer} fields={fields} />
      <div className={styles.end}>
        <FormAlert text={save.error ? errorText(save.error) : undefined} />
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
