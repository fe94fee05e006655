import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { ownPath } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './entrance.module.css'
import { goOn } from './go-on.ts'
import { type LoginInput, needsNewPassword } from './login.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export const Route = createFileRoute('/_shop/_public/login')({
  staticData: { texts: ['entrance'] },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    redirect: ownPath(one(search.redirect)),
    nosession: one(search.nosession),
    ignoreLock: one(search.ignoreLock),
  }),
  head: ({ match }) => pageTitle(match.context, 'entrance', 'login'),
  component: LoginScreen,
})

interface LoginSearch {
  /** Where to go on; only a path of this shop. */
  redirect?: string | undefined
  /** 'true' when a session ended. */
  nosession?: string | undefined
  /** 'true' opens this page while the shop is locked. */
  ignoreLock?: string | undefined
}

function LoginScreen() {
  const t = useTexts('entrance')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { redirect = '/', nosession } = Route.useSearch()
  const { autoGuestActive, shopLocked } = useConfig()
  const { api, basePath } = useShop()
  const login = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: LoginInput) => api.post('session', 'LOGIN', input),
    onSuccess: () => goOn(basePath, redirect),
  })
  const { error } = login
  const form = useFirstWrong(error)
  const fields = isRefusal(error) ? error.fields : {}
  const newPassword = needsNewPassword(error) || login.variables?.password_new1 !== undefined

  useEffect(() => {
    if (needsNewPassword(error))
      form.current?.querySelector<HTMLInputElement>('[name=password_new1]')?.focus()
  }, [error, form])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    login.mutate({
      user_alias: formText(form, 'user_alias'),
      password: formText(form, 'password'),
      ...(newPassword && {
        password_new1: formText(form, 'password_new1'),
        password_new2: formText(form, 'password_new2'),
      }),
    })
  }

  return (
    <section className={styles.sheet}>
      <h1>{t('login')}</h1>
      <p className={styles.lead}>{t('loginLead')}</p>
      {nosession === 'true' && <p className={styles.notice}>{t('sessionEnded')}</p>}
      {shopLocked && <p className={styles.notice}>{t('lockedLogin')}</p>}
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={submit}
        // What was refused before is not what is wrong now.
        onInvalidCapture={() => {
          if (!newPassword) login.reset()
        }}
      >
        <TextField
          name="user_alias"
          label={t('userAlias')}
          error={fieldText(fields.user_alias)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          error={fieldText(fields.password)}
          autoComplete="current-password"
          required
        />
        {newPassword && <NewPasswordFields fields={fields} />}
        <FormAlert text={error ? errorText(error) : undefined} />
        <Button type="submit" wide busy={login.isPending || login.isSuccess}>
          {t('login')}
        </Button>
        {!shopLocked && (
          <LinkButton to="/forgot-password" look="ghost" wide>
            {t('forgotPassword')}
          </LinkButton>
        )}
        {autoGuestActive && !shopLocked && (
          <LinkButton to="/" look="ghost" wide>
            {t('asGuest')}
          </LinkButton>
        )}
      </form>
    </section>
  )
}
