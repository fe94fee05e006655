import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button/button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './consent-banner.module.css'
import { useConsent } from './use-consent.ts'

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog.tsx')).ConsentDialog }))

/** Asks once per version of the declaration, and only where services of others are in use. Refusing is as easy as allowing. */
export function ConsentBanner() {
  const t = useTexts('app')
  const { purposes, choice, save } = useConsent()
  const [open, setOpen] = useState(false)
  if (purposes.length === 0 || choice !== null) return null
  return (
    <section className={styles.banner} aria-label={t('consentTitle')}>
      <p>
        {t('consentText')} <Link to="/privacy">{t('privacy')}</Link>
      </p>
      <div className={styles.buttons}>
        <Button look="plain" onClick={() => save([])}>
          {t('consentRefuse')}
        </Button>
        <Button look="plain" onClick={() => save([...purposes])}>
          {t('consentAllow')}
        </Button>
        <Button look="ghost" onClick={() => setOpen(true)}>
          {t('consentSettings')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <ConsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
