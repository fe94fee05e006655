/** What a visitor may allow besides what the shop cannot do without; each is a service of somebody else. */
export const consentPurposes = ['portal', 'captcha', 'payment'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What was decided: allowed or refused. What is missing was never asked. */
export type ConsentDecisions = Partial<Record<ConsentPurpose, boolean>>

export interface ConsentChoice {
  /** Of the declaration the choice was made for; another one asks again. */
  version: string
  decisions: ConsentDecisions
}

/**
 * Where choices are kept and heard of. The built-in manager uses a cookie; an external consent script can stand in
 * its place by the same three functions.
 */
export interface ConsentManager {
  /** The choice for this version of the declaration, or undefined while none was made. */
  read(version: string): ConsentChoice | undefined
  save(choice: ConsentChoice): void
  subscribe(listener: () => void): () => void
}

const cookieName = 'consent'
const oneYear = 365 * 24 * 3600

/** The built-in manager: a cookie of the shop itself, "version|purpose|-purpose", the minus for a refused one. */
export function cookieConsent(basePath: string): ConsentManager {
  const listeners = new Set<() => void>()
  return {
    read: (version) => parseConsent(document.cookie, version),
    save({ version, decisions }) {
      const decided = consentPurposes.filter((purpose) => purpose in decisions)
      const parts = decided.map((purpose) => (decisions[purpose] === true ? purpose : `-${purpose}`))
      const value = encodeURIComponent([version, ...parts].join('|'))
      document.cookie = `${cookieName}=${value}; path=${basePath}; max-age=${oneYear}; samesite=lax`
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Reads the choice from a cookie header; one made for another version of the declaration does not count. */
export function parseConsent(cookies: string, version: string): ConsentChoice | undefined {
  const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookies)?.[1]
  if (value === undefined) return undefined
  const [chosenFor = '', ...parts] = decodeURIComponent(value).split('|')
  if (chosenFor !== version) return undefined
  const decisions: ConsentDecisions = {}
  for (const purpose of consentPurposes) {
    if (parts.includes(purpose)) decisions[purpose] = true
    if (parts.includes(`-${purpose}`)) decisions[purpose] = false
  }
  return { version, decisions }
}
