export type Scheme = 'light' | 'dark'

const cookieName = 'scheme'

/** The colour scheme a cookie header asks for; undefined when the device decides. */
export function schemeOf(cookies: string | null | undefined): Scheme | undefined {
  const match = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')
  return match?.[1] as Scheme | undefined
}

/** Shows the scheme at once and keeps it for a year; undefined goes back to what the device says. */
export function chooseScheme(scheme: Scheme | undefined, basePath: string) {
  const root = document.documentElement
  if (scheme) root.dataset.scheme = scheme
  else delete root.dataset.scheme
  const age = scheme ? 365 * 24 * 3600 : 0
  document.cookie = `${cookieName}=${scheme ?? ''}; path=${basePath}; max-age=${age}; samesite=lax`
}
