import { typoDistance } from '../../text/distance.ts'
import { stem } from '../../text/stem.ts'
import { nounSpellings, tradeNouns } from '../../text/trade-nouns.ts'
import type { Lexicon, SimilarWord } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option, QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'
import { isGermanWord, splitOptions } from './split-words.ts'
import { otherNames, similarNames } from './spoken-names.ts'

const shortestPart = 3
const longPart = 5
const shortestMisspelt = 4

/**
 * An unknown compound spelt right, else the ways it may be met where nothing is what it names.
 * @param renamed ways by other words for its parts
 */
export function addCompound(
  word: QueryWord,
  folded: string,
  renamed: readonly Option[],
  context: PlanContext,
): void {
  if (word.correction !== undefined) return
  const parts = context.fuzzy && !word.options.length ? rightCompound(folded, context) : undefined
  const right = parts?.join('')
  const options = right === undefined ? [] : splitOptions(right, context)
  if (right !== undefined && options.length) {
    word.options.push(...options)
    const { lexicon } = context
    if (stem(right, 'de') !== stem(folded, 'de'))
      word.correction = lexicon.hasSurface(right)
        ? lexicon.spelling(right)
        : parts!.map((part) => spelt(part, lexicon)).join('')
    return
  }
  const begun =
    context.fuzzy && !word.options.length
      ? (begunOtherwise(folded, context) ?? begunByWord(folded, context))
      : undefined
  if (begun) {
    word.options.push(...begun.options)
    word.correction = begun.correction
    return
  }
  word.loose = [...renamed, ...word.options.flatMap((option) => [...namedByAny(option), ...turned(option)])]
  word.heads = [...headOptions(folded, context), ...word.options.flatMap(unnamed)]
}

const spelt = (folded: string, lexicon: Lexicon): string =>
  lexicon.hasSurface(folded) ? lexicon.spelling(folded) : (nounSpellings.get(folded) ?? folded)

/** Where nothing is called what a compound names: what another part of it is the title of ('Akustikdecke', 'Lochplatte Akustik'). */
const namedByAny = ({ compound, ...option }: Option): Option[] =>
  compound ? [{ ...option, compound: { ...compound, by: 'any' } }] : []

/** Makers turn compounds about: a 'Klinkerpflaster' is a Pflasterklinker. What is only of a category of its first part is not called so. */
const turned = ({ terms, weight, compound, ...option }: Option): Option[] =>
  compound && terms.length === 2
    ? [
        {
          ...option,
          terms: terms.toReversed(),
          weight: weight * weights.synonym,
          compound: { by: 'head', called: [] },
        },
      ]
    : []

/** What contains all parts of a compound and is called otherwise, hardly as good as what it alone names. */
const unnamed = ({ compound, ...option }: Option): Option[] =>
  compound ? [{ ...option, weight: weights.unnamed * option.weight }] : []

/**
 * An unknown compound whose naming part or the name it begins with has a typo, spelt right ('rigipsplate',
 * 'rigibsplatte'); undefined when it is none. Any other beginning may be a word of its own.
 */
function rightCompound(folded: string, context: PlanContext): [string, string] | undefined {
  if (!/^[a-z]+$/.test(folded)) return undefined
  const isWord = (part: string) => isGermanWord(part, context)
  const meant = (part: string, similar: readonly SimilarWord[]) =>
    similar.find(({ surface, typos }) => typos === 1 && surface[0] === part[0])?.surface
  for (let at = folded.length - shortestMisspelt; at >= shortestMisspelt; at--) {
    const [begin, end] = [folded.slice(0, at), folded.slice(at)]
    const rightEnd =
      end.length >= longPart && isWord(begin) ? meant(end, context.lexicon.similar(end)) : undefined
    if (rightEnd !== undefined) return [begin, rightEnd]
    const rightBegin = isWord(end) ? meant(begin, similarNames(begin, context)) : undefined
    if (rightBegin !== undefined) return [rightBegin, end]
  }
  return undefined
}

const shortestBegun = 3
const mostBegun = 64

/**
 * What begins with an unknown compound but for a letter of it, where that stands nowhere alone: there may be no 'Sperrholz' but
 * a 'Sperrholzplatte', which a 'Sperrhholz' means.
 */
function begunOtherwise(
  folded: string,
  { lexicon }: PlanContext,
): { options: Option[]; correction: string } | undefined {
  const longer = lexicon.completions(folded.slice(0, shortestBegun), mostBegun)
  for (let at = shortestMisspelt; at <= folded.length - shortestMisspelt; at++) {
    const end = folded.slice(at)
    if (!tradeNouns.has(end)) continue
    const begun = longer.flatMap(({ surface, term }) => {
      const length = surface.indexOf(end) + end.length
      const isMeant = surface.includes(end) && typoDistance(folded, surface.slice(0, length), 1) === 1
      return isMeant ? [{ whole: beginningOf(surface, length, lexicon), term }] : []
    })
    if (begun.length)
      return {
        options: begun.map(({ term }) => ({ terms: [term], weight: weights.oneTypo * weights.compoundPart })),
        correction: begun[0]!.whole,
      }
  }
  return undefined
}

const shortestBeginning = 7

/**
 * What goes on with a noun of the trade behind an unknown word but for a letter of it, where that stands nowhere alone: there may be no
 * 'Trittschall' but a 'Trittschallplatte', which a 'Tritschall' means.
 */
function begunByWord(
  folded: string,
  { lexicon }: PlanContext,
): { options: Option[]; correction: string } | undefined {
  if (folded.length < shortestBeginning) return undefined
  const begun = lexicon.completions(folded.slice(0, shortestBegun), mostBegun).flatMap(({ surface, term }) =>
    [-1, 0, 1].flatMap((longer) => {
      const at = folded.length + longer
      const isMeant = tradeNouns.has(surface.slice(at)) && typoDistance(folded, surface.slice(0, at), 1) === 1
      return isMeant ? [{ term, whole: beginningOf(surface, at, lexicon) }] : []
    }),
  )
  if (!begun.length) return undefined
  return {
    options: begun.map(({ term }) => ({ terms: [term], weight: weights.oneTypo * weights.compoundPart })),
    correction: begun[0]!.whole,
  }
}

/** So many letters of a word, as it is spelt where folding it left as many. */
function beginningOf(surface: string, length: number, lexicon: Lexicon): string {
  const spelling = lexicon.spelling(surface)
  return (spelling.length === surface.length ? spelling : surface).slice(0, length)
}

const shortestHead = 4

/** A 'Heizmatte' is a 'Matte', which has the stem of what is 'matt'. */
const isFinish = ([term]: readonly string[]): boolean => term === 'matt'

/** The longest known ending of a compound that stands nowhere names what is meant ('Kanalrohr' a kind of 'Rohr'). */
function headOptions(folded: string, context: PlanContext): Option[] {
  if (!/^[a-z]+$/.test(folded)) return []
  const { lexicon } = context
  for (let from = shortestPart; from <= folded.length - shortestHead; from++) {
    const end = folded.slice(from)
    const isHead = tradeNouns.has(end) || (end.length >= longPart && isGermanWord(end, context))
    if (!isHead) continue
    const term = stem(end, 'de')
    const names = [[term], ...otherNames(term, context)].filter(
      (terms) => !isFinish(terms) && terms.every((one) => lexicon.reach(one) > 0),
    )
    if (names.length)
      return names.map((terms) => ({
        terms,
        weight: weights.headOnly,
        compounds: terms.length === 1,
        headsOnly: true,
      }))
  }
  return []
}
