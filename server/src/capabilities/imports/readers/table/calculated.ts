import { Big } from 'big.js'

/** Decimals somebody enters; more of them come from a calculation, where a format of the cell does not show them. */
const entered = { behindFormat: 4, anywhere: 6 }
/** Cents are what is charged; least that is kept of a number. */
const cents = 2
/** By so little a number may differ from the one it was calculated as. */
const mostOff = 0.0005

/**
 * A calculated number ("=B2*1,035", 12.78225) as people see it, who take 12.78 for the price: with the decimals its cell
 * shows, at least two, and more where it would differ by more than half a thousandth, as prices of single screws would. A
 * number with as many decimals as people enter stays as it is.
 *
 * @param number with a point, of any length
 * @param shown decimals the format of the cell shows; undefined where it shows all there are, or there is no format
 */
export function withoutNoise(number: string, shown?: number): string {
  const decimals = number.split('.')[1]?.length ?? 0
  const isEntered =
    decimals <= (shown === undefined ? entered.anywhere : Math.max(shown, entered.behindFormat))
  if (isEntered) return number
  const exact = new Big(number)
  for (let places = Math.max(shown ?? 0, cents); places < decimals; places += 1) {
    const rounded = exact.round(places, Big.roundHalfUp)
    if (rounded.minus(exact).abs().lte(exact.abs().times(mostOff))) return rounded.toFixed()
  }
  return number
}

/** Decimals that formats show which every workbook has without describing them (ECMA-376, 18.8.30). */
const known: Readonly<Record<number, number>> = Object.fromEntries([
  ...[1, 3, 5, 6, 37, 38, 41, 42].map((format) => [format, 0]),
  ...[2, 4, 7, 8, 39, 40, 43, 44].map((format) => [format, 2]),
])

/**
 * How many decimals a number format shows; undefined where it shows all ("General"), or something else of the number.
 * @param code the format as the workbook describes it, else `format` is one every workbook has
 */
export function decimalsShown(format: number, code: string | undefined): number | undefined {
  if (code === undefined) return known[format]
  const [first = ''] = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';')
  // Percents are a hundredth of what is shown; exponents and fractions have digits of their own.
  if (/[%E/]|General/i.test(first)) return undefined
  const [, decimals] = /[0#?][0#?,]*(?:\.([0#?]*))?/.exec(first) ?? []
  return /[0#?]/.test(first) ? (decimals?.length ?? 0) : undefined
}
