import { fold, plain } from '../text/fold.ts'

/** Signs in the order of DIN 5007-1 as ICU has them, before figures and letters; all others stand behind them. */
const signs = `-,;:!?.'"()*/&#%+=`
const [firstDigit, firstLetter] = [signs.length + 3, signs.length + 13]
/** Not more than 59, of which nine places make the largest exact number. */
const alphabet = firstLetter + 27
const signsPerKey = 9

/** Rank of a character in sorted lists: space, signs, digits, letters, others. */
function rank(code: number): number {
  if (code >= 97 && code <= 122) return code - 97 + firstLetter
  if (code >= 48 && code <= 57) return code - 48 + firstDigit
  if (code === 32) return 1
  const sign = code < 128 ? signs.indexOf(String.fromCharCode(code)) : -1
  return sign >= 0 ? sign + 2 : code < 192 ? signs.length + 2 : alphabet - 1
}

/** A figure with its length before it, so that figures sort by size ('5 x 60' before '5 x 100') where signs are compared. */
const bySize = (digits: string): string => {
  const figure = digits.replace(/^0+(?=\d)/, '')
  return `${Math.min(9, figure.length)}${figure}`
}

/** A word or name that sorts as it is read. */
export const sortedForm = (text: string): string => text.replace(/\d+/g, bySize)

/** Eighteen characters of a name as two numbers that sort as the name does (umlauts as their plain letters). */
export function nameKeys(name: string): [number, number] {
  const text = sortedForm(fold(plain(name), 'en'))
  return [packedKey(text, 0), packedKey(text, signsPerKey)]
}

/** Article numbers that are figures sort by size and before all others. */
export function numberKey(matnr: string): number {
  return /^\d{1,15}$/.test(matnr) ? Number(matnr) : 1e15 + packedKey(matnr.toLowerCase(), 0)
}

function packedKey(text: string, from: number): number {
  let key = 0
  for (let i = from; i < from + signsPerKey; i++) {
    key = key * alphabet + (i < text.length ? rank(text.charCodeAt(i)) : 0)
  }
  return key
}
