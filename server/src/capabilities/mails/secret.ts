/** Where a mail's secret stands in its stored text. */
export const secretPlace = '{secret}'

/** The text as it leaves; a mail without a secret is left as it is. */
export const withSecret = (text: string, secret: string): string =>
  secret === '' ? text : text.replaceAll(secretPlace, secret)
