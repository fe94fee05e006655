/** A pattern for `like` that finds what begins with the text, whatever its characters. */
export const beginning = (text: string): string => `${literally(text)}%`

/** A pattern for `like` that finds what holds the text, whatever its characters. */
export const holding = (text: string): string => `%${literally(text)}%`

/**
 * A pattern for `~*` that finds what holds the text in small or capital letters, 'Müller' and 'Mueller' alike. `ilike`
 * tells "Ä" from "ä" where the database's locale is C, as the embedded server's is.
 */
export const holdingInAnyCase = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
    .replaceAll(/ae|oe|ue|ss|\P{ASCII}/giu, spellings)

const writtenOut = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** All ways to write a letter, or the two that stand for one. */
function spellings(sign: string): string {
  const small = sign.toLowerCase()
  const pair = Object.entries(writtenOut).find((each) => each.includes(small))
  if (pair !== undefined) return `(?:${pair.map(inBothCases).join('|')})`
  return inBothCases(sign)
}

function inBothCases(sign: string): string {
  const [small, capital] = [sign.toLowerCase(), sign.toUpperCase()]
  const isOneLetter = [small, capital].every((each) => /^.$/u.test(each))
  return isOneLetter && small !== capital ? `[${small}${capital}]` : sign
}

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
