import { fold } from '../../text/fold.ts'
import { heardAs } from '../../text/heard-as.ts'
import { isNamedThing } from '../../text/right-words.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon, SimilarWord } from './lexicon.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'
import type { Beside } from './words-beside.ts'
import { beginsAlike } from './unknown-words.ts'

const shortestMisspelt = 3
/** A word of these letters sounds like few others. */
const shortestHeard = 5
/** A shorter one is one letter away from too many makers. */
const shortestMaker = 4
/** Shorter ones are two letters away from too many. */
const shortestFurther = 4
/** Nor is a short one meant as a shorter one: 'blor' is no bar. */
const longFurther = 5
/** Words like it that are looked for beside its neighbours, most frequent first. */
const mostLike = 32
/** Titles that have the words beside each other as they may be meant: a share of those with the rarer word, or many. */
const fewest = 3
const leastShare = 0.1
const many = 10

const isUsual = ({ beside, rarer }: Beside): boolean =>
  beside >= fewest && (beside >= many || beside >= rarer * leastShare)

/**
 * An English query of words that all stand somewhere, with one that is misspelt for what it is beside its neighbour: no title has
 * 'angel' and 'grinder' or 'hose' and 'real', many an angle grinder and a hose reel. What builders ask for is spelt right: a 'radiator mat' is nothing matt. undefined where there is none.
 */
export function misspeltPairs(asked: readonly Asked[], { lexicon, fuzzy }: PlanContext): Asked[] | undefined {
  if (lexicon.language !== 'en' || !fuzzy) return undefined
  const words = asked.map((one) => (one.kind === 'word' ? fold(one.text, 'en') : ''))
  const goTogether = (at: number) =>
    lexicon.beside(stem(words[at]!, 'en'), stem(words[at + 1]!, 'en')).together > 0
  const isPair = (at: number) => words[at] !== '' && words[at + 1] !== '' && at >= 0 && at + 1 < words.length
  const meets = words.map((_, at) => isPair(at) && goTogether(at))
  const meant = words.map((word, at) => {
    const isRight = word.length < shortestMisspelt || isNamedThing(word, 'en')
    if (isRight || meets[at] || (at > 0 && meets[at - 1])) return undefined
    const before = isPair(at - 1) ? words[at - 1] : undefined
    const behind = isPair(at) ? words[at + 1] : undefined
    const others = words.filter((one, i) => one !== '' && i !== at)
    return meantBeside(word, before, behind, lexicon) ?? makerHeard(word, others, lexicon)
  })
  const best = meant.reduce<Meant | undefined>(
    (most, one) => (one && one.titles > (most?.titles ?? 0) ? one : most),
    undefined,
  )
  return (
    best &&
    asked.map((one, at) =>
      meant[at] === best && one.kind === 'word' ? { ...one, text: best.text, misspelt: one.text } : one,
    )
  )
}

interface Meant {
  text: string
  titles: number
}

function meantBeside(
  word: string,
  before: string | undefined,
  behind: string | undefined,
  lexicon: Lexicon,
): Meant | undefined {
  let best: Meant | undefined
  for (const { surface, term } of [...likeOf(word, lexicon), ...furtherLike(word, lexicon)]) {
    const found = [
      ...(before === undefined ? [] : [lexicon.beside(stem(before, 'en'), term)]),
      ...(behind === undefined ? [] : [lexicon.beside(term, stem(behind, 'en'))]),
    ]
    const titles = Math.max(0, ...found.filter(isUsual).map(({ beside }) => beside))
    if (titles > (best?.titles ?? 0)) best = { text: surface, titles }
  }
  return best
}

const likeOf = (word: string, lexicon: Lexicon): SimilarWord[] =>
  lexicon
    .similar(word, 1)
    .filter(
      ({ surface }) => surface !== word && (beginsAlike(surface, word) || surface.slice(1) === word.slice(1)),
    )
    .slice(0, mostLike)

/** What a word that stands nowhere may be with two wrong letters, where it begins so and titles have it beside its neighbour: 'exit sine'. */
const furtherLike = (word: string, lexicon: Lexicon): SimilarWord[] =>
  word.length < shortestFurther || lexicon.reach(stem(word, 'en')) > 0
    ? []
    : lexicon
        .similar(word, 2)
        .filter(
          ({ surface, typos }) =>
            typos === 2 && surface[0] === word[0] && surface.length >= Math.min(word.length, longFurther),
        )
        .slice(0, mostLike)

/**
 * A maker stands in titles with his things, but not beside them: a 'rigid shop vac' is one of Ridgid, where no title has what is rigid
 * with any of the other words. A word of every day that stands nowhere is the maker one letter away of whom there is all the rest: 'bear
 * paint' is one of Behr.
 */
function makerHeard(word: string, others: readonly string[], lexicon: Lexicon): Meant | undefined {
  if (word.length < shortestMaker) return undefined
  const term = stem(word, 'en')
  const isNowhere = lexicon.reach(term) === 0
  const like = likeOf(word, lexicon)
  const heard =
    word.length < shortestHeard ? [] : like.filter((one) => heardAs(one.surface) === heardAs(word))
  const written = isNowhere ? like.filter((one) => isOtherLetter(one.surface, word)) : []
  if (!heard.length && !written.length) return undefined
  const togetherWith = (maker: string) =>
    others.map((other) => lexicon.beside(maker, stem(other, 'en')).together)
  if (!isNowhere && togetherWith(term).some((titles) => titles > 0)) return undefined
  const most = heard.map((one) => ({ text: one.surface, titles: Math.max(0, ...togetherWith(one.term)) }))
  const onAverage = written
    .map((one) => ({ text: one.surface, titles: meanOf(togetherWith(one.term)) }))
    .toSorted((a, b) => b.titles - a.titles)
  return [...most, ...onAverage].find(({ titles }) => titles >= many)
}

const isOtherLetter = (word: string, typed: string): boolean =>
  word.length === typed.length && word[0] === typed[0]

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / Math.max(1, figures.length)
