import { fold } from '../text/fold.ts'

const alphabet = 40
const digitsPerKey = 9

/** Rank of a character in sorted lists: space, digits, letters, others. */
function rank(code: number): number {
  if (code >= 97 && code <= 122) return code - 97 + 12
  if (code >= 48 && code <= 57) return code - 48 + 2
  return code === 32 ? 1 : 39
}

/** Eighteen characters of a name as two numbers that sort as the name does (umlauts as their plain letters). */
export function nameKeys(name: string): [number, number] {
  const text = fold(name.toLowerCase(), 'en')
  return [packedKey(text, 0), packedKey(text, digitsPerKey)]
}

/** Article numbers that are figures sort by size and before all others. */
export function numberKey(matnr: string): number {
  return /^\d{1,15}$/.test(matnr) ? Number(matnr) : 1e15 + packedKey(matnr.toLowerCase(), 0)
}

function packedKey(text: string, from: number): number {
  let key = 0
  for (let i = from; i < from + digitsPerKey; i++) {
    key = key * alphabet + (i < text.length ? rank(text.charCodeAt(i)) : 0)
  }
  return key
}
