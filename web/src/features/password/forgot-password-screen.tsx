import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { canSolveCaptcha, solveCaptcha } from '#web/app/captcha.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useShop } from '#web/app/use-shop.ts'
import { EntranceSheet } from '#web/features/entrance/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './password.module.css'

export const Route = createFileRoute('/_shop/_public/forgot-password')({
  staticData: { texts: ['password', 'entrance'] },
  head: ({ match }) => pageTitle(match.context, 'password', 'forgot'),
  component: ForgotPasswordScreen,
})

/** Says the same whether there is such a user or not. */
function ForgotPasswordScreen() {
  const t = useTexts('password')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const [isUnavailable, setUnavailable] = useState(false)
  const request = useMutation({
    meta: { handles: 'all' },
    mutationFn: async (name: string) =>
      api.post('password', 'FORGOT_PASSWORD', { user_alias: name, captcha: await solveCaptcha(api) }),
  })
  const { error } = request
  const form = useFirstWrong(error)
  const fields = isRefusal(error) ? error.fields : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setUnavailable(!canSolveCaptcha())
    if (canSolveCaptcha()) request.mutate(formText(new FormData(event.currentTarget), 'user_alias'))
  }

  if (request.isSuccess) {
    return (
      <EntranceSheet title={t('requested')}>
        <output>{t('requestedText')}</output>
        <LinkButton to="/login" wide>
          {t('backToLogin')}
        </LinkButton>
      </EntranceSheet>
    )
  }
  return (
    <EntranceSheet title={t('forgot')} lead={t('forgotLead')}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <TextField
          name="user_alias"
          label={t('nameOrMail')}
          error={fieldText(fields.user_alias)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
        />
        <FormAlert text={isUnavailable ? t('unavailable') : error ? errorText(error) : undefined} />
        <Button type="submit" wide busy={request.isPending}>
          {t('request')}
        </Button>
        <LinkButton to="/login" look="ghost" wide>
          {t('backToLogin')}
        </LinkButton>
      </form>
    </EntranceSheet>
  )
}
