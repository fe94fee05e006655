/** Browser and system of a User-Agent, by what tells them apart; undefined for what is neither, such as a program. */
export function deviceOf(userAgent: string): { browser: string; system: string | undefined } | undefined {
  const found = (signs: readonly (readonly [RegExp, string])[]) =>
    signs.find(([sign]) => sign.test(userAgent))?.[1]
  const browser = found(browsers)
  return browser === undefined ? undefined : { browser, system: found(systems) }
}

/** Most browsers name others they descend from, so the own name comes first. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const
