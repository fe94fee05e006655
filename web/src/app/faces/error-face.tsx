import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Fragment, useEffect } from 'react'
import { isRefusal } from '../api/api-error.ts'
import { useErrorText } from '../errors/use-error-text.ts'
import { hasAccount } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { NotFoundFace } from './not-found-face.tsx'
import { isMissingScript } from '../missing-script.ts'
import { sessionQuery } from '../shop-queries.ts'
import { whenBackLater } from '../when-back-later.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** What a screen shows when its data could not be had: what happened, what is safe, and the way to try again. */
export function ErrorFace({ error, reset }: ErrorComponentProps) {
  const t = useTexts('app')
  const errorText = useErrorText()
  const router = useRouter()
  const session = useQueryClient().getQueryData(sessionQuery.queryKey)
  // Without a session there is no frame either, which would bring the main part along.
  const Around = session ? Fragment : 'main'
  const offline = isRefusal(error, 'OFFLINE') || isMissingScript(error)

  async function tryAgain(): Promise<void> {
    // Drawn anew before, it would throw what is still there, and that it did not work be read out once more.
    await router.invalidate()
    reset()
  }
  useEffect(
    () => whenBackLater(error, tryAgain),
    // Trying again is the same at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [error],
  )

  // A page is asked for by its address alone: what is wrong in there is nowhere to be found.
  if (isRefusal(error, 'INVALID_PARAMS')) return <NotFoundFace />
  // What belongs to a customer is refused to staff who act for none: no permission would help, a customer does.
  if (isRefusal(error, 'NO_AUTHORIZATION') && session?.staffRole && !hasAccount(session))
    return (
      <Face kind="error" title={t('noCustomerTitle')} text={t('noCustomerText')}>
        {session.hasSeveralCustomers && <p>{t('noCustomerChoose')}</p>}
        <LinkButton to="/staff">{t('staffConsole')}</LinkButton>
      </Face>
    )
  return (
    <Around>
      <Face kind="error" title={offline ? t('offlineTitle') : t('errorTitle')} text={errorText(error)}>
        <p>{t('errorSafe')}</p>
        {isRefusal(error, 'NO_AUTHORIZATION') ? (
          // Asking again would not help.
          <LinkButton to="/">{t('toHome')}</LinkButton>
        ) : (
          <Button onClick={() => void tryAgain()}>{t('tryAgain')}</Button>
        )}
      </Face>
    </Around>
  )
}
