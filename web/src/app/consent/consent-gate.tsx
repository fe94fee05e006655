import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import type { ConsentPurpose } from './consent.ts'
import styles from './consent-gate.module.css'
import { useConsent } from './use-consent.ts'

/**
 * Stands before whatever another provider gives: it is put on the page only once the visitor allows it, and taken off
 * when he takes that back. Refusing is as easy as allowing.
 */
export function ConsentGate({ purpose, children }: { purpose: ConsentPurpose; children: ReactNode }) {
  const t = useTexts('app')
  const { choice, allows, save } = useConsent()
  if (choice === undefined) return <Skeleton width="100%" height="12rem" />
  if (allows(purpose)) return children
  const others = choice?.allowed ?? []
  return (
    <Panel title={t(`consent.${purpose}`)}>
      <div className={styles.gate}>
        <p>{choice === null ? t('consentNeeded') : t('consentRefused')}</p>
        <p>
          {t('consentRevocable')} <Link to="/privacy">{t('privacy')}</Link>
        </p>
        <div className={styles.buttons}>
          {choice === null && (
            <Button look="plain" onClick={() => save(others)}>
              {t('consentRefuseHere')}
            </Button>
          )}
          <Button look="plain" onClick={() => save([...others, purpose])}>
            {t('consentAllowHere')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
