import { useEffect, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import type { PortalView } from './portal-api.ts'
import styles from './portal-screen.module.css'
import { usePortal } from './use-portal.ts'
import { usePortalHandlers } from './use-portal-handlers.tsx'

const target = 'portal'

/** Where the portal shows itself. */
export function PortalPlace({ view }: { view: PortalView }) {
  const [attempt, setAttempt] = useState(1)
  useEffect(() => leaveClean, [])
  function tryAgain() {
    // Its script has been asked for once in this document; whether that is at fault nobody knows.
    if (window.oxomi === undefined) setAttempt(attempt + 1)
    else location.reload()
  }
  return <Attempt key={`${view} ${attempt}`} view={view} onTryAgain={tryAgain} />
}

function Attempt({ view, onTryAgain }: { view: PortalView; onTryAgain: () => void }) {
  const t = useTexts('portal')
  const { handlers, dialog } = usePortalHandlers()
  const state = usePortal(target, view, handlers)
  const failed = state === 'timeout' || state === 'load'
  return (
    <>
      {state === 'broken' && (
        <Notice kind="error">
          <p>{t('brokenText')}</p>
          <Button onClick={onTryAgain}>{t('loadAnew')}</Button>
        </Notice>
      )}
      <div id={target} className={styles.place} hidden={state !== 'ready' && state !== 'broken'} />
      {state === 'loading' && (
        <output aria-label={t('loading')}>
          <Skeleton width="100%" height="24rem" />
        </output>
      )}
      {failed && (
        <Face kind="error" level={2} title={t(`${state}Title`)} text={t(`${state}Text`)}>
          <p>{t('safe')}</p>
          <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
        </Face>
      )}
      {dialog}
    </>
  )
}

/** A script cannot be taken back; leaving the portal, or taking back the consent, therefore begins a fresh page. */
function leaveClean() {
  if (window.oxomi !== undefined) location.reload()
}
