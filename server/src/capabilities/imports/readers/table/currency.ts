// How price lists name their currency; "$" alone may be anybody's dollar.
const named: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|(?<!\p{L})(?:euro?s?)(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})(?:chf|s?fr\.(?=\s*(?:\d|\)|$))|sfr|franken)(?!\p{L})/iu],
  ['GBP', /£/u],
  ...['USD', 'GBP', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'CNY'].map(
    (code): readonly [string, RegExp] => [code, new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, 'iu')],
  ),
]

/** The currency a heading or cell names (ISO 4217); undefined where it names none, or one nobody knows. */
export function currencyIn(text: string): string | undefined {
  return named.find(([, sign]) => sign.test(text))?.[0]
}

/** Signs of any of them; most cells have none, and a row may have thousands of cells. */
const any = new RegExp(named.map(([, sign]) => sign.source).join('|'), 'iu')

/** A heading or cell without the currency it names. */
export function withoutCurrency(text: string): string {
  if (!any.test(text)) return text.trim()
  return named.reduce((rest, [, sign]) => rest.replace(sign, ' '), text).trim()
}

/** Whether a heading names a currency and nothing besides, or what so much costs in it: "€", "€/t Fracht". */
export const isAmount = (heading: string): boolean =>
  any.test(heading) && /^(?:$|\/|(?:je|per|pro)\s)/i.test(withoutCurrency(heading))

/** The currency that all agree on who name one; undefined where nobody does, `unclear` where they contradict each other. */
export function agreedCurrency(named: readonly (string | undefined)[]): string | undefined {
  const [currency, ...others] = new Set(named.filter((each) => each !== undefined))
  return others.length === 0 ? currency : 'unclear'
}
