/** The latest ones; one request asks for all of them (specification section 9). */
const kept = 10

/** What was looked at stays in this browser, apart for each customer; the shop never learns of it. */
const keyOf = (kunnr: string) => `viewed ${kunnr}`

/** What is stored for a customer, as it is stored: the same text as long as nothing changes. */
export function storedViewed(kunnr: string): string {
  try {
    return localStorage.getItem(keyOf(kunnr)) ?? ''
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
export function rememberViewed(kunnr: string, matnr: string) {
  const others = viewedIn(storedViewed(kunnr)).filter((other) => other !== matnr)
  try {
    localStorage.setItem(keyOf(kunnr), JSON.stringify([matnr, ...others].slice(0, kept)))
  } catch {
    // Storage that is full or forbidden costs this convenience and nothing else.
  }
}
