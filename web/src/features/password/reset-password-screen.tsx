import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#web/app/api/api-error.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { EntranceSheet } from '#web/features/entrance/public.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { tokenQuery } from './queries.ts'
import { useLinkToken } from './use-link-token.ts'

export const Route = createFileRoute('/_shop/_public/reset-password')({
  staticData: { texts: ['password', 'entrance', 'errors'] },
  head: ({ match }) => pageTitle(match.context, 'password', 'reset'),
  component: ResetPasswordScreen,
})

/** What the shop would say; there is nothing to ask it. */
const withoutToken = new ApiError({ code: 'RESET_TOKEN_MISSING', message: '', fields: {} })

/** Opened by the link of a mail, after a forgotten password or as an invitation. */
function ResetPasswordScreen() {
  const t = useTexts('password')
  const token = useLinkToken()
  const [isSaved, setSaved] = useState(false)
  const hasToken = token !== undefined && token !== ''
  const link = useQuery({ ...tokenQuery(token ?? ''), enabled: hasToken && !isSaved })
  const refusal = token === '' ? withoutToken : link.error
  const errorText = useErrorText()

  if (isSaved) {
    return (
      <EntranceSheet title={t('saved')}>
        <output>{t('savedText')}</output>
        <LinkButton to="/login" wide>
          {t('backToLogin')}
        </LinkButton>
      </EntranceSheet>
    )
  }
  if (refusal !== null) {
    return (
      <EntranceSheet title={t('linkRefused')}>
        <FormAlert text={errorText(refusal)} />
        <LinkButton to="/forgot-password" wide>
          {t('newLink')}
        </LinkButton>
        <LinkButton to="/login" look="ghost" wide>
          {t('backToLogin')}
        </LinkButton>
      </EntranceSheet>
    )
  }
  if (token === undefined || link.data === undefined) {
    return (
      <EntranceSheet title={t('reset')}>
        <output>{t('checking')}</output>
      </EntranceSheet>
    )
  }
  const isInvitation = link.data.purpose === 'invitation'
  return (
    <EntranceSheet
      title={t(isInvitation ? 'invitation' : 'reset')}
      lead={t(isInvitation ? 'invitationLead' : 'resetLead')}
    >
      <NewPasswordForm token={token} alias={link.data.user_alias} onSaved={() => setSaved(true)} />
    </EntranceSheet>
  )
}
