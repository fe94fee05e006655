/**
 * The check digit that belongs behind the digits of a GTIN (EAN-8, UPC, EAN-13, ITF-14): weights 3 and 1 in turn from
 * the right (GS1 General Specifications, section 7.9).
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1)

/**
 * The twelve digits that an UPC-E stands for: zeros are left out in one of four ways, which its seventh digit tells
 * (GS1 General Specifications, section 5.2.2.4). undefined where the eight digits are none.
 */
export function expandUpcE(code: string): string | undefined {
  const [, head = '', a = '', b = '', c = '', d = '', e = '', way = '', check = ''] =
    /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code) ?? []
  const ways: Record<string, string> = { 3: `${a}${b}${c}00000${d}${e}`, 4: `${a}${b}${c}${d}00000${e}` }
  const middle =
    way <= '2' ? `${a}${b}${way}0000${c}${d}${e}` : (ways[way] ?? `${a}${b}${c}${d}${e}0000${way}`)
  const whole = `${head}${middle}${check}`
  return isGtin(whole) ? whole : undefined
}

/**
 * The GTIN-13 of what is inside a package whose GTIN-14 was made from it by a first digit of 1 to 8 (GS1 General
 * Specifications, section 2.1.6). undefined for others.
 */
export function gtinOfContents(gtin: string): string | undefined {
  if (!/^[1-8]\d{13}$/.test(gtin) || !isGtin(gtin)) return undefined
  const digits = gtin.slice(1, -1)
  return digits + checkDigit(digits)
}
