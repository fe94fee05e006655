import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { NewPasswordFields } from '#web/features/entrance/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './password.module.css'

interface NewPasswordFormProps {
  token: string
  alias: string
  onSaved: () => void
}

/** The new password, twice; the name stands above it and beside it for password managers. */
export function NewPasswordForm({ token, alias, onSaved }: NewPasswordFormProps) {
  const t = useTexts('password')
  const errorText = useErrorText()
  const { api } = useShop()
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: (form: FormData) =>
      api.post('password', 'RESET_PASSWORD', {
        token,
        password_new1: formText(form, 'password_new1'),
        password_new2: formText(form, 'password_new2'),
      }),
    onSuccess: onSaved,
  })
  const { error } = save
  const form = useFirstWrong(error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      <dl className={styles.alias}>
        <dt>{t('userAlias')}</dt>
        <dd>{alias}</dd>
      </dl>
      <input type="hidden" name="username" value={alias} autoComplete="username" />
      <NewPasswordFields fields={isRefusal(error) ? error.fields : {}} />
      <FormAlert text={error ? errorText(error) : undefined} />
      <Button type="submit" wide busy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}
