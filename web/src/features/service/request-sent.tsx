import { useEffect, useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Done } from '#web/ui/done/done.tsx'

/** The shop has the request; what comes next. */
export function RequestSent({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useTexts('service')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done
      next={
        <>
          <LinkButton to="/">{t('shopOn')}</LinkButton>
          <Button look="plain" onClick={onAnother}>
            {t('another')}
          </Button>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1}>
        {t('sentTitle')}
      </h1>
      <p>
        {t('sentNumber')} <strong>{id}</strong>
      </p>
      <p>{t('sentText')}</p>
    </Done>
  )
}
