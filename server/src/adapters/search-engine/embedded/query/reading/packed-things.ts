import { isPacking } from '../../text/idle-words.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { idleAmong, type Asked } from './query-words.ts'

/** Of its articles a word that is a thing itself names at least this share: of those with 'cartridge' most are cartridges. */
const leastNamed = 0.3

/** Which words say nothing of what is asked for, by what the titles of the shop are called. */
export const idleHere = (asked: readonly Asked[], lexicon: Lexicon): boolean[] =>
  idleAmong(asked, lexicon.language, (at) => isThingHere(asked, at, lexicon))

/**
 * Whether an English word for what things are packed in is a thing that titles have with the other words: a 'shower cartridge', an
 * 'insulation roll' and 'trash bags' are; of 'caulk tubes' and 'concrete bags' nobody wants the tubes and bags.
 */
function isThingHere(asked: readonly Asked[], at: number, lexicon: Lexicon): boolean {
  const text = textAt(asked, at)
  if (lexicon.language !== 'en' || !isPacking(text, 'en')) return false
  const term = stem(text, 'en')
  const [before, behind] = [textAt(asked, at - 1), textAt(asked, at + 1)]
  if (before !== '' && lexicon.beside(stem(before, 'en'), term).beside > 0) return true
  if (behind !== '' && lexicon.beside(term, stem(behind, 'en')).beside > 0) return true
  if (lexicon.headShare(term) < leastNamed) return false
  return asked.some(
    (one, i) => i !== at && one.kind === 'word' && lexicon.beside(stem(one.text, 'en'), term).together > 0,
  )
}

const textAt = (asked: readonly Asked[], at: number): string => {
  const one = asked[at]
  return one?.kind === 'word' ? one.text : ''
}
