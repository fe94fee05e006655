/** So many digits behind the point that nothing was left out but zeros; the check digit says the rest. */
const enough = 9

/**
 * An EAN as tables have it, also where a program took it for a decimal number: 4006381333931.0, 4,006381333931E+12.
 *
 * @param shortened told where the table left digits out: 4,00638E+12
 */
export function readEan(text: string | undefined, shortened: (text: string) => void): string | undefined {
  const [, whole] = /^(\d{7,14})[.,]0+$/.exec(text ?? '') ?? []
  if (whole !== undefined) return whole
  const [, first = '', rest = '', exponent] = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i.exec(text ?? '') ?? []
  if (text === undefined || exponent === undefined) return text
  if (rest.length >= enough && rest.length <= Number(exponent))
    return `${first}${rest.padEnd(Number(exponent), '0')}`
  shortened(text)
  return undefined
}
