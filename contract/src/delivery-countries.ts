/**
 * Countries a delivery address may be in, as ISO 3166 codes: where a German wholesaler's lorries and forwarders go, the
 * own country first. An address of the ERP may be anywhere.
 */
export const deliveryCountries = [
  'DE',
  'AT',
  'CH',
  'LI',
  'LU',
  'BE',
  'NL',
  'DK',
  'PL',
  'CZ',
  'FR',
  'IT',
] as const

export type DeliveryCountry = (typeof deliveryCountries)[number]

/** Digits of the postcodes of countries that have nothing else in them. */
const digits: Partial<Record<string, number>> = {
  DE: 5,
  AT: 4,
  CH: 4,
  LI: 4,
  LU: 4,
  BE: 4,
  DK: 4,
  FR: 5,
  IT: 5,
}

/**
 * Whether a postcode may be one of its country. Countries with other signs, or none we know of, are not judged.
 * @param plz without spaces around it
 * @param country ISO 3166 code
 */
export function isPostcode(plz: string, country: string): boolean {
  const count = digits[country]
  if (count !== undefined) return new RegExp(`^\\d{${count}}$`).test(plz)
  if (country === 'PL') return /^\d{2}-?\d{3}$/.test(plz)
  if (country === 'CZ') return /^\d{3} ?\d{2}$/.test(plz)
  if (country === 'NL') return /^\d{4} ?[A-Za-z]{2}$/.test(plz)
  return plz !== ''
}
