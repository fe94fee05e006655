import iconv from 'iconv-lite'

/** What Windows-1252 shows for the second and third bytes of UTF-8. */
const further = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const twice = new RegExp(`[ÂÃ]${further}|â${further}{2}`, 'g')
/** Marks without width that texts bring along from pages and documents. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/**
 * A supplier's text as it was meant. UTF-8 that some program took for Windows-1252 and wrote as UTF-8 once more
 * ("GrÃ¶ÃŸe") is read back, letters with their dots apart become one character, marks without width go: an article number
 * with one would be another number, and nobody sees why.
 */
export function repaired(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text
  return text.replaceAll(twice, readBack).replaceAll(invisible, '').normalize('NFC')
}

function readBack(written: string): string {
  const bytes = Array.from(written, (character) =>
    character <= '\u00FF' ? character.charCodeAt(0) : (iconv.encode(character, 'win1252')[0] ?? 0),
  )
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return /\p{Cc}/u.test(meant) ? written : meant
  } catch {
    return written
  }
}
