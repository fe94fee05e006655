import type { ArticleRecord } from './records.ts'
import { mendTornWords } from './torn-words.ts'
import { filled } from './values.ts'

/** Signs a short line holds. */
const width = 40
/** Articles with two lines it takes to tell how a program fills them, and how many of them may be otherwise. */
const [fewest, share] = [20, 0.95]

type ShortTexts = Pick<ArticleRecord, 'short1' | 'short2' | 'runsOn'>

/** The two short lines of an article, from the field of the first one on. */
export function shortTextsOf(fields: readonly string[], first: number): ShortTexts {
  const [line = '', next = ''] = [fields[first], fields[first + 1]]
  // A blank at either side of the cut says that a word is over.
  const runsOn = line.length === width && /\p{L}$/u.test(line) && /^[a-zäöüß]/.test(next)
  return { short1: filled(fields, first), short2: filled(fields, first + 1), ...(runsOn && { runsOn }) }
}

/**
 * Tells from all articles of a file whether its program has one text for both short lines, and cuts it where the first
 * one is full: then nearly all first lines are, where there is a second one.
 */
export class ShortTextsOfFile {
  #pairs = 0
  #full = 0

  add({ short1 = '', short2 }: ShortTexts): void {
    if (short2 === undefined) return
    this.#pairs += 1
    if (short1.length >= width - 1) this.#full += 1
  }

  areCut(): boolean {
    return this.#pairs >= fewest && this.#full >= this.#pairs * share
  }
}

/** An article whose short lines tear no word: its rest goes up to its beginning, as in long texts. */
export function withWholeWords(article: ArticleRecord, areCut = false): ArticleRecord {
  const { short1, short2, runsOn } = article
  if (!runsOn || short1 === undefined || short2 === undefined) return article
  const [, end = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(short2) ?? []
  const [line = short1, next] = areCut ? [short1 + end, rest] : mendTornWords([short1, short2])
  return { ...article, short1: line, short2: next === '' ? undefined : next }
}
