import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
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
import { OverseenNotice } from './overseen-notice.tsx'
import {
  asSent,
  type Field,
  overseen,
  ownChanges,
  pick,
  type Sent,
  type SettingsInput,
} from './own-changes.ts'
import { type SettingsAnswer, settingsQuery } from './queries.ts'
import { readForm } from './read-form.ts'
import styles from './settings-screen.module.css'

/** Everything a user sets for himself, saved at once; what is wrong is said at its field. */
export function SettingsForm() {
  const t = useTexts('settings')
  const answer = useSuspenseQuery(settingsQuery).data
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  // What the fields began with, or were saved with: what another window changes does not show in them.
  const [seen, setSeen] = useState(() => asSent(answer.settings))
  const [conflict, setConflict] = useState<{ fields: Field[]; now: Sent }>()
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: SettingsInput) => api.post('settings', 'SAVE_SETTINGS', input),
    onSuccess: (_answer, { seen: _, ...changes }) => {
      say({ kind: 'done', text: t('saved') })
      setConflict(undefined)
      setSeen((before) => ({ ...before, ...(changes as Partial<Sent>) }))
      // Prices, availability and the way into the basket show on every screen.
      return client.invalidateQueries()
    },
    onError: (error, input) => {
      if (!isRefusal(error, 'CHANGED_MEANWHILE') || !('settings' in error.data)) return
      const now = asSent(error.data['settings'] as SettingsAnswer['settings'])
      const fields = overseen(input, seen, now)
      setSeen({ ...seen, ...pick(now, fields) })
      setConflict({ fields, now })
    },
  })
  const form = useFirstWrong(save.error)
  const fields = isRefusal(save.error) ? save.error.fields : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(ownChanges(readForm(new FormData(event.currentTarget), answer.flags), seen))
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
        {conflict ? (
          <OverseenNotice {...conflict} choices={answer.choices} />
        ) : (
          <FormAlert text={save.error ? errorText(save.error) : undefined} />
        )}
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
