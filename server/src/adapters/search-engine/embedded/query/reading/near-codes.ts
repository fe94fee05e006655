import { isClass } from '../../text/tokenize.ts'

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')
/** What is taken for one another in print and on the phone. */
const lookAlikes: Readonly<Record<string, readonly string[]>> = {
  o: ['0'],
  i: ['1'],
  l: ['1'],
  s: ['5'],
  b: ['8'],
  z: ['2'],
  0: ['o'],
  1: ['i', 'l'],
  5: ['s'],
  8: ['b'],
  2: ['z'],
}
const shortestCode = 5
/** Longer ones are hardly codes, and would take long to try. */
const longestCode = 24
const mostCutOff = 3

/**
 * Codes that one may have meant who typed this one: with a sign too many, missing or swapped with its neighbour, another
 * letter, or a digit for the letter it looks like, then without its last signs. Another digit is another article, and
 * every digit of a class such as DN 125 counts.
 */
export function nearCodes(code: string): string[] {
  const isMixed = /[a-z]/.test(code) && /\d/.test(code) && !isClass(code)
  if (code.length < shortestCode || code.length > longestCode || !isMixed) return []
  const near = Array.from({ length: code.length + 1 }, (_, at) => at).flatMap((at) => {
    const [before, sign, after] = [code.slice(0, at), code.charAt(at), code.slice(at + 1)]
    const others = /[a-z]/.test(sign) ? signs.filter((one) => /[a-z]/.test(one)) : []
    return [
      ...(after === '' ? [] : [before + after.charAt(0) + sign + after.slice(1)]),
      ...[...others, ...(lookAlikes[sign] ?? [])].map((other) => before + other + after),
      ...(sign === '' ? [] : [before + after]),
      ...signs.map((added) => before + added + sign + after),
    ]
  })
  const cut = Array.from({ length: mostCutOff }, (_, i) => code.slice(0, -1 - i))
  return [...new Set([...near, ...cut.filter(({ length }) => length >= shortestCode)])].filter(
    (one) => one !== code,
  )
}
