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
 * when he takes that back. Refusing is as easy as allowing. Its screen has the texts of `legal`.
 */
export function ConsentGate({ purpose, children }: { purpose: ConsentPurpose; children: ReactNode }) {
  const t = useTexts('legal')
  const app = useTexts('app')
  const { decisions, decide } = useConsent()
  if (decisions === undefined) return <Skeleton width="100%" height="12rem" />
  if (decisions[purpose] === true) return children
  const isRefused = decisions[purpose] === false
  return (
    <Panel title={t(`consent.${purpose}`)}>
      <div className={styles.gate}>
        <p>{isRefused ? t('consentRefused') : t('consentNeeded')}</p>
        <p>
          {t('consentRevocable')} <Link to="/privacy">{app('privacy')}</Link>
        </p>
        <div className={styles.buttons}>
          {!isRefused && (
            <Button look="plain" onClick={() => decide({ [purpose]: false })}>
              {t('consentRefuseHere')}
            </Button>
          )}
          <Button look="plain" onClick={() => decide({ [purpose]: true })}>
            {t('consentAllowHere')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
