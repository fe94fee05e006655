import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import type { ConsentPurpose } from './consent.ts'
import styles from './consent-dialog.module.css'
import { useConsent } from './use-consent.ts'

/** The choice in detail, reached from the banner and at any time from the foot of the page. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('legal')
  const { purposes, decisions, decide } = useConsent()
  const [allowed, setAllowed] = useState(purposes.filter((purpose) => decisions?.[purpose] === true))

  function close(chosen: readonly ConsentPurpose[]) {
    decide(Object.fromEntries(purposes.map((purpose) => [purpose, chosen.includes(purpose)])))
    onClose()
  }

  return (
    <Dialog
      title={t('consentTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={() => close([])}>
            {t('consentRefuse')}
          </Button>
          <Button look="plain" onClick={() => close(purposes)}>
            {t('consentAllow')}
          </Button>
          {purposes.length > 0 && <Button onClick={() => close(allowed)}>{t('consentSave')}</Button>}
        </>
      }
    >
      <h3>{t('consentNecessary')}</h3>
      <p>{t('consentNecessaryText')}</p>
      <dl className={styles.cookies}>
        <dt>shop, __Host-shop</dt>
        <dd>{t('cookieSession')}</dd>
        <dt>shop-language</dt>
        <dd>{t('cookieLanguage')}</dd>
        <dt>scheme</dt>
        <dd>{t('cookieScheme')}</dd>
        <dt>tables</dt>
        <dd>{t('cookieTables')}</dd>
        <dt>consent</dt>
        <dd>{t('cookieConsent')}</dd>
        <dt>order-key</dt>
        <dd>{t('cookieOrderKey')}</dd>
      </dl>
      <h3>{t('consentOthers')}</h3>
      {purposes.length === 0 && <p>{t('consentNoOthers')}</p>}
      {purposes.map((purpose) => (
        <CheckField
          key={purpose}
          label={t(`consent.${purpose}`)}
          hint={t(`consent.${purpose}.hint`)}
          checked={allowed.includes(purpose)}
          onChange={({ target }) =>
            setAllowed(target.checked ? [...allowed, purpose] : allowed.filter((one) => one !== purpose))
          }
        />
      ))}
    </Dialog>
  )
}
