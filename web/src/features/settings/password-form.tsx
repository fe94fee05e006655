import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { NewPasswordFields } from '../entrance/public.ts'
import { sessionsQuery } from './queries.ts'
import styles from './settings-screen.module.css'

/** The own password, changed with the old one; every other session ends with it. */
export function PasswordForm() {
  const t = useTexts('settings')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const change = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: Input<'settings', 'CHANGE_PASSWORD'>) =>
      api.post('settings', 'CHANGE_PASSWORD', input),
    onSuccess: () => {
      form.current?.reset()
      say({ kind: 'done', text: t('passwordSaved') })
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const form = useFirstWrong(change.error)
  const fields = isRefusal(change.error) ? change.error.fields : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    change.mutate({
      gv_password_old: formText(data, 'gv_password_old'),
      gv_password_new1: formText(data, 'gv_password_new1'),
      gv_password_new2: formText(data, 'gv_password_new2'),
    })
  }

  return (
    <Panel title={t('password')}>
      <form ref={form} method="post" className={styles.password} onSubmit={submit} noValidate>
        <p className={styles.notice}>{t('passwordNotice')}</p>
        <TextField
          name="gv_password_old"
          type="password"
          label={t('passwordOld')}
          error={fieldText(fields.gv_password_old)}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields fields={fields} prefix="gv_" />
        <FormAlert text={change.error ? errorText(change.error) : undefined} />
        <div>
          <Button type="submit" busy={change.isPending}>
            {t('passwordSave')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
