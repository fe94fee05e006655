import type { Language } from '../../document.ts'

const denominators = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64])

/**
 * Reads a figure as the language writes it: "1.250,5" and "0,5" in German, "1,250.5" in English, "1-1/2", "1.1/2" and "3/4"
 * in both. NaN when it is none (a version such as "1.2.3", "60/60", gravel of "8/16").
 */
export function readNumber(text: string, language: Language): number {
  if (text.includes('/')) return readFraction(text)
  const separators = text.replace(/\d/g, '')
  if (separators === '' || text.startsWith('.')) return Number(text)
  const last = separators.at(-1)!
  const [whole, rest] = split(text, last)
  if (separators.length === 1) {
    const thousands = language === 'de' ? '.' : ','
    const grouped = last === thousands && rest.length === 3 && !whole.startsWith('0')
    return Number(grouped ? whole + rest : `${whole}.${rest}`)
  }
  if (separators.replaceAll(last, '').length === separators.length - 1) {
    return Number(`${whole.replace(/\D/g, '')}.${rest}`)
  }
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN
}

function split(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

function readFraction(text: string): number {
  const parts = text.split(/[ .\-/]+/).map(Number)
  const denominator = parts.pop()!
  const numerator = parts.pop()!
  const isHalvable = numerator % 2 === 0 && denominator % 2 === 0
  if (!denominators.has(denominator) || numerator >= denominator || isHalvable) return Number.NaN
  return (parts[0] ?? 0) + numerator / denominator
}
