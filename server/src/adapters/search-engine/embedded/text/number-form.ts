import { plainSigns } from '@shop/contract/plain-signs'

/** The small letters and digits of a number; a piece out of the middle of one may begin with zeros. */
export const numberSigns = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * The form in which article numbers are compared: small letters and digits only, leading zeros left out, so that
 * '00 12-345.6/A' and '123456a' are the same.
 */
export const numberForm = (text: string): string => numberSigns(text).replace(/^0+(?=.)/, '')
