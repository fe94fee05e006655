import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useErrorText } from '../errors/use-error-text.ts'
import { useTexts } from '../i18n/use-texts.ts'

/** A part of a screen that asks for itself: when its data cannot be had, it alone says so, and tries again on demand. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={BlockError}>
      {children}
    </CatchBoundary>
  )
}

/** Says in the part's place why it is not there, with the way to try again. */
export function BlockError({ error, reset }: ErrorComponentProps) {
  const t = useTexts('app')
  const errorText = useErrorText()
  const queries = useQueryErrorResetBoundary()

  function tryAgain() {
    queries.reset()
    reset()
  }

  return (
    <Notice kind="error">
      <p>{errorText(error)}</p>
      <Button look="plain" size="small" onClick={tryAgain}>
        {t('tryAgain')}
      </Button>
    </Notice>
  )
}
