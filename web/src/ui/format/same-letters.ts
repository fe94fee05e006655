const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

const writtenOut = (text: string): string =>
  plain(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  )

/** Whether a text holds what was typed, whatever the case: "grun" and "gruen" are both in "Hellgrün", "weiss" in "weiß". */
export function holdsLetters(text: string, typed: string): boolean {
  return plain(text).includes(plain(typed)) || writtenOut(text).includes(writtenOut(typed))
}
