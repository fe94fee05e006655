import { type NumberFormat, formatDecimal } from './number-format.ts'

/** Cuts a text to at most `length` characters, the last of them an ellipsis where something was cut. */
export function truncate(text: string, length = 50): string {
  const characters = Array.from(text)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** The letter A to Z a name is looked for under in an index; '#' for names that begin with anything else. */
export function indexLetter(name: string): string {
  // The whole name: of "ß" alone capitals are two letters.
  const first = name.normalize('NFD').toUpperCase().charAt(0)
  return /[A-Z]/.test(first) ? first : '#'
}

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB']

/** Writes a file size in steps of 1024 with at most one decimal: 1536 → "1,5 KB". */
export function formatBytes(bytes: number, format: NumberFormat): string {
  let tenths = Math.round(bytes) * 10
  let step = 0
  // Rounded before comparing, so that 1,048,575 bytes are 1 MB and not 1024 KB.
  while (Math.round(tenths) >= 10_240 && step < byteUnits.length - 1) {
    tenths /= 1024
    step += 1
  }
  return `${formatDecimal(String(Math.round(tenths) / 10), format)} ${byteUnits[step]}`
}
