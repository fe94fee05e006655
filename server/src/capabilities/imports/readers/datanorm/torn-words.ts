/** A line of a text has 40 signs; those of unbound texts, and of some writers, more. */
const usualWidth = 40

/** Words that leave the word before them its hyphen: "Kalt- und Warmwasser". */
const conjunctions = new Set(
  'und oder bzw beziehungsweise sowie bis noch u o als wie aber sondern statt auch'.split(' '),
)

/** Small words that begin with a vowel: behind them an abbreviation without one ("St", "gr", "mm") stays as it is. */
const smallWords = new Set(
  (
    'ab aber alle als also am an auch auf aus außen eckig ein eine einem einen einer eines er es etwa ' +
    'ihr im in inkl incl innen ist ob oben oder ohne um und unten unter über einschl'
  ).split(' '),
)

/** What a German word may begin with, of several consonants. */
const onsets = new Set(
  (
    'bl br ch chl chr cl cr dr dw fl fr gh gl gn gr kl kn kr ph phl phr pf pfl pfr pl pn pr ps qu rh sc sch ' +
    'schl schm schn schr schw sh shr sk skl sl sm sn sp sph spl spr st str sw sz th thr tr ts tsch tw vl vr wh wr zw'
  ).split(' '),
)

type Tear = 'none' | 'word' | 'hyphen'

/**
 * Lines of a text without words torn between them. Some writers cut texts every 40 signs wherever that is ("bei Sch",
 * "utz vor Sonne"), others part words with a hyphen: the rest of the word goes up to its beginning, lines stay lines.
 * Where nobody can tell whether one word ends and another begins, the lines stay as they are.
 * @param lines as they were sent, with their blanks: one at an end says that a word is over
 */
export function mendTornWords(lines: readonly string[]): string[] {
  const width = lines.reduce((widest, { length }) => Math.max(widest, length), usualWidth)
  const tears = tearsIn(lines, width)
  const mended: string[] = []
  let rest: string | undefined
  for (const [index, line] of lines.entries()) {
    const text = rest ?? line
    const tear = tears[index] ?? 'none'
    const next = lines[index + 1]
    rest = undefined
    if (tear === 'none' || next === undefined) {
      mended.push(text)
      continue
    }
    const [, end = '', left = ''] = /^(\S+)\s*(.*)$/s.exec(next) ?? []
    mended.push(
      `${tear === 'hyphen' && !isKeptHyphen(text) ? text.trimEnd().slice(0, -1) : text.trimEnd()}${end}`,
    )
    rest = left
  }
  return mended.filter((line, index) => line !== '' || lines[index] === '')
}

/** What is torn behind each line. */
function tearsIn(lines: readonly string[], width: number): Tear[] {
  const tears = lines.map((line, index): Tear => {
    const next = lines[index + 1]
    if (next === undefined || !/^[a-zäöüß]/.test(next)) return 'none'
    if (isParted(line, next, width)) return 'hyphen'
    return isTorn(line, next, width) ? 'word' : 'none'
  })
  const isCut = cutHard(lines, tears, width)
  // Who tore one word cuts every 40 signs: between two lines as full as that there is no room for a blank.
  return tears.map((tear, index) => {
    const [line = '', next = ''] = lines.slice(index, index + 2)
    const isFull = (text: string) => text.length === width && text === text.trim()
    const isCandidate = tear === 'none' && isFull(line) && isFull(next)
    if (!isCandidate || !/\p{L}$/u.test(line) || !/^[a-zäöüß]/.test(next)) return tear
    return isCut[index] === true ? 'word' : tear
  })
}

/** Of each line whether a word is torn in it or in the lines around, all of them full. */
function cutHard(lines: readonly string[], tears: readonly Tear[], width: number): boolean[] {
  const isCut = Array<boolean>(lines.length).fill(false)
  let begin = 0
  for (let at = 0; at <= lines.length; at += 1) {
    if ((lines[at] ?? '').length >= width - 1) continue
    if (tears.slice(begin, at).includes('word')) isCut.fill(true, begin, at)
    begin = at + 1
  }
  return isCut
}

/** A hyphen where the rest of the word had no room any more. */
function isParted(line: string, next: string, width: number): boolean {
  const text = line.trimEnd()
  const [rest = ''] = /^\p{L}+/u.exec(next) ?? []
  return /\p{L}-$/u.test(text) && !conjunctions.has(rest) && text.length - 1 + rest.length > width
}

/** "UV-beständig", "L-förmig": the hyphen belongs to the word. */
function isKeptHyphen(line: string): boolean {
  const [, word = ''] = /(\p{L}+)-\s*$/u.exec(line) ?? []
  return word.length < 3 || word === word.toUpperCase()
}

/**
 * A word that ends where the line does, and either has no vowel yet ("Sch", "f") or goes on as no word begins
 * ("ntelaufdruck"). A blank in front of the line may have gone, so that one sign may be missing.
 */
function isTorn(line: string, next: string, width: number): boolean {
  const [beginning = ''] = /(?<![^\s(/"-])[A-ZÄÖÜ]?[a-zäöüß]+$/u.exec(line) ?? []
  const [rest = ''] = /^[a-zäöüß]+/u.exec(next) ?? []
  if (beginning === '' || line.length < width - 1 || smallWords.has(rest)) return false
  if (!hasVowel(beginning) && !isMeasured(line)) return hasVowel(rest[0] ?? '')
  return line.length === width && hasVowel(rest) && rest.length > 2 && !isOnset(rest)
}

const hasVowel = (text: string): boolean => /[aeiouyäöü]/i.test(text)

/** "25 m", "6 l": a unit, no beginning of a word. */
const isMeasured = (line: string): boolean => /(?:\d|\b[xX/])\s*[a-zA-Z]{1,3}$/.test(line)

function isOnset(word: string): boolean {
  const [consonants = ''] = /^[^aeiouyäöü]*/.exec(word) ?? []
  return consonants.length < 2 ? consonants !== 'ß' : onsets.has(consonants)
}
