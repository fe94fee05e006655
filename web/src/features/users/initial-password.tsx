import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { NewPasswordFields } from '../entrance/public.ts'
import { fullName } from './full-name.ts'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

/** A password to tell somebody: it counts for one login, at which he replaces it. */
export function InitialPassword({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const give = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: Input<'users', 'SET_INITIAL_PASSWORD'>) =>
      api.post('users', 'SET_INITIAL_PASSWORD', input),
    onSuccess: () => {
      form.current?.reset()
      say({ kind: 'done', text: t('initialGiven', { name: fullName(user) }) })
      return invalidate(client, 'users')
    },
  })
  const form = useFirstWrong(give.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    give.mutate({
      user_id: user.userId,
      password_new1: formText(data, 'password_new1'),
      password_new2: formText(data, 'password_new2'),
    })
  }

  return (
    <Panel title={t('initialPassword')}>
      <form ref={form} method="post" className={styles.password} onSubmit={submit} noValidate>
        <p className={styles.soft}>{t('initialText')}</p>
        <NewPasswordFields fields={isRefusal(give.error) ? give.error.fields : {}} />
        <FormAlert text={give.error ? errorText(give.error) : undefined} />
        <div>
          <Button type="submit" busy={give.isPending}>
            {t('initialGive')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
