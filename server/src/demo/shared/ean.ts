/**
 * EAN-13 of a running number, in the range GS1 leaves to in-house use (prefix 20 to 29), so that no demo article
 * carries a real product's code.
 */
export function inHouseEan(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** GS1 check digit: weights 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
