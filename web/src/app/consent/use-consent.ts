import { useSyncExternalStore } from 'react'
import { type ShopConfig, useConfig } from '../shop-queries.ts'
import { useShop } from '../use-shop.ts'
import { type ConsentManager, type ConsentPurpose, consentPurposes, cookieConsent } from './consent.ts'

let manager: ConsentManager | undefined

/** One manager per page, so that a choice made anywhere is known everywhere. */
function managerOf(basePath: string): ConsentManager {
  manager ??= cookieConsent(basePath)
  return manager
}

/** What the visitor has chosen, and how to choose. On the server nothing is known and nothing allowed. */
export function useConsent() {
  const { basePath } = useShop()
  const config = useConfig()
  const subscribe = (listener: () => void) => managerOf(basePath).subscribe(listener)
  const cookies = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(managerOf(basePath).read(config.consentVersion) ?? null),
    () => undefined,
  )
  const choice =
    cookies === undefined ? undefined : (JSON.parse(cookies) as { allowed: ConsentPurpose[] } | null)
  return {
    purposes: activePurposes(config),
    /** undefined while it cannot be known, null while none was made. */
    choice,
    allows: (purpose: ConsentPurpose) => choice?.allowed.includes(purpose) === true,
    save: (allowed: ConsentPurpose[]) =>
      managerOf(basePath).save({ version: config.consentVersion, allowed }),
  }
}

/** Only what this installation uses is asked for; without such services nobody is asked at all. */
function activePurposes({ oxomiActive, recaptcha, paymentActive }: ShopConfig): ConsentPurpose[] {
  const active = { portal: oxomiActive, captcha: recaptcha.active, payment: paymentActive }
  return consentPurposes.filter((purpose) => active[purpose])
}
