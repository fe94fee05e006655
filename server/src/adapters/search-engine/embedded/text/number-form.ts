/**
 * The form in which article numbers are compared: small letters and digits only, leading zeros left out, so that
 * '00 12-345.6/A' and '123456a' are the same.
 */
export function numberForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=.)/, '')
}
