import { isDoing } from './doings.ts'
import { fold } from './fold.ts'

/** Who does it, as one asks: 'womit verfuge ich', 'wie klebt man'. */
const doers: ReadonlySet<string> = new Set(['ich', 'man', 'wir'])
/** What stands apart from its verb, at the end: 'wie dichte ich die Dusche ab'. */
const parts = /^(?:ab|auf|aus|ein)$/

/**
 * What is done of a German question, as its infinitive, the word that stands beside who does it: 'verfuge' of 'womit verfuge ich Platten'
 * is 'verfugen'. undefined where the word at the place is none.
 */
export function spokenDoing(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  if (!doers.has(words[at - 1] ?? '') && !doers.has(words[at + 1] ?? '')) return undefined
  const last = words.at(-1) ?? ''
  const begin = parts.test(last) ? last : ''
  const infinitives = ['e', 't', 'en', ''].flatMap((end) =>
    word.endsWith(end) ? [`${word.slice(0, word.length - end.length)}en`] : [],
  )
  return infinitives.flatMap((one) => [begin + one, one]).find((one) => isDoing(fold(one, 'de')))
}
