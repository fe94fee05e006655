import { useSyncExternalStore } from 'react'
import { type ShopConfig, useConfig } from '../shop-queries.ts'
import { useShop } from '../use-shop.ts'
import {
  type ConsentDecisions,
  type ConsentManager,
  type ConsentPurpose,
  consentPurposes,
  cookieConsent,
} from './consent.ts'

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
    () => JSON.stringify(managerOf(basePath).read(config.consentVersion)?.decisions ?? {}),
    () => undefined,
  )
  const known = cookies === undefined ? undefined : (JSON.parse(cookies) as ConsentDecisions)
  return {
    purposes: activePurposes(config),
    /** undefined while they cannot be known. */
    decisions: known,
    /** Adds to what was decided before. */
    decide: (decisions: ConsentDecisions) =>
      managerOf(basePath).save({ version: config.consentVersion, decisions: { ...known, ...decisions } }),
  }
}

/** Only what this installation uses is asked for; without such services nobody is asked at all. */
function activePurposes({ oxomiActive, recaptcha, paymentActive }: ShopConfig): ConsentPurpose[] {
  const active = { portal: oxomiActive, captcha: recaptcha.active, payment: paymentActive }
  return consentPurposes.filter((purpose) => active[purpose])
}
