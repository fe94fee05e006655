/** The latest ones; one request asks for all of them (specification section 9). */
const kept = 10

/** Whose browser it is at the moment; both are empty for guests. */
export interface Viewer {
  kunnr: string
  userAlias: string
}

/**
 * What was looked at stays in this browser, apart for each user and customer: colleagues share a computer at the counter.
 * The shop never learns of it.
 */
const keyOf = ({ kunnr, userAlias }: Viewer) => `viewed ${kunnr} ${userAlias}`.trimEnd()

/** What is stored for a user, as it is stored: the same text as long as nothing changes. */
export function storedViewed(viewer: Viewer): string {
  try {
    return localStorage.getItem(keyOf(viewer)) ?? ''
  } catch {
    return ''
  }
}

/** The article numbers in what is stored, the latest first; none where it is broken. */
export function viewedIn(stored: string): string[] {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter((matnr) => typeof matnr === 'string') : []
  } catch {
    return []
  }
}

/** Remembers the article as the one looked at last. */
export function rememberViewed(viewer: Viewer, matnr: string) {
  const others = viewedIn(storedViewed(viewer)).filter((other) => other !== matnr)
  try {
    localStorage.setItem(keyOf(viewer), JSON.stringify([matnr, ...others].slice(0, kept)))
  } catch {
    // Storage that is full or forbidden costs this convenience and nothing else.
  }
}
