import type { Language } from '../../document.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import type { Place } from '../text/analyze.ts'
import { isDescribing } from '../text/describing-words.ts'
import { fold } from '../text/fold.ts'
import { endsInNoun } from '../text/trade-nouns.ts'
import type { TextBuilder } from './text-builder.ts'
import { titleBreak } from './text-index.ts'

export type Places = readonly (Place | null)[]

/** The words of a text that may name a thing. */
export const namesIn = (places: Places): Place[] =>
  places.filter((place) => place !== null && !place.isMark && !place.isPart) as Place[]

/** How a German word ends that says of which kind the next is. */
const adjective = /(?:isch|är|lich|ig|iert|frei|weiter)e[nrs]?$/

const isName = (place: Place | null | undefined): boolean => Boolean(place && !place.isMark)

/**
 * Words of a category's name that say what it is of. In English the last before a break does, and where it has others
 * before it it `isEnd`s what German writes as one word: 'Pipe insulation' is a kind of insulation. So is, in German, a
 * 'Technische Dämmung' one of Dämmung.
 */
export function callingNames(places: Places, language: Language): { word: string; isEnd: boolean }[] {
  const names = namesIn(places)
  const isDescribed = (place: Place) => {
    const before = places[places.indexOf(place) - 1]
    return isName(before) && adjective.test(before!.word)
  }
  if (language === 'de') return names.map((place) => ({ word: place.word, isEnd: isDescribed(place) }))
  return names.flatMap((place) => {
    if (place.isAside) return []
    const at = places.indexOf(place)
    return isName(places[at + 1]) ? [] : [{ word: place.word, isEnd: isName(places[at - 1]) }]
  })
}

/**
 * The place of a title that names the thing; undefined when nothing does. In English it is the last of the words beside
 * each other that the article's categories are called by ('Porcelain floor _tile_ Basalto 60x60 cm grey', 'Brick _tile_'),
 * where there are none the last one before a break. German titles begin with makers and materials ('Feinsteinzeug Bodenfliese', 'Mauralit Leichtputz'): it is the first
 * word before any measure that the article's categories and its class are called by; where none of those is a noun of the trade
 * ('Flussa BA1822 verchromt') its class names it, else the first of all.
 * @param kinds terms of the names in the article's categories, and of its class
 * @param ofClass the name of its class
 */
export function namingPlace(
  title: Places,
  { kinds, ofClass }: { kinds: readonly string[]; ofClass: Places },
  language: Language,
  termOf: (word: string) => string,
): Place | undefined {
  if (language !== 'de') return calledPlace(title, kinds, termOf) ?? lastPlace(title)
  const end = title.findIndex((place) => place === null || isMeasure(place))
  const names = namesIn(end < 0 ? title : title.slice(0, end))
  const called = (isCalledBy: typeof isOfKind) => names.find(({ word }) => isCalledBy(termOf(word), kinds))
  return called(isOfKind) ?? called(beginsAsKind) ?? classPlace(names, ofClass) ?? title[0] ?? undefined
}

/** What names the class, where the title tells of no thing. */
function classPlace(names: readonly Place[], ofClass: Places): Place | undefined {
  if (names.some(({ word }) => endsInNoun(fold(word, 'de')))) return undefined
  const end = ofClass.findIndex((place) => place === null)
  return namesIn(end < 0 ? ofClass : ofClass.slice(0, end)).findLast(({ isAside }) => !isAside)
}

function calledPlace(
  title: Places,
  kinds: readonly string[],
  termOf: (word: string) => string,
): Place | undefined {
  const isCalled = (place: Place | null | undefined) =>
    isName(place) && !place!.isAside && kinds.includes(termOf(place!.word))
  let at = title.findIndex(isCalled)
  if (at < 0) return undefined
  while (isCalled(title[at + 1])) at++
  return title[at]!
}

/**
 * What a title ends with that only measures, numbers or describes the thing is no name of it: 'Rapid screed SE 60 25 kg', 'Mixer
 * tap chrome'. A title that has nothing else is named by its last word.
 */
function lastPlace(title: Places): Place | undefined {
  const [end = title.length, ...others] = endsOf(title)
  const at = nameBefore(title, end)
  // The maker alone names nothing where figures in brackets part the name from him: 'Ziter 40-Watt (6500K) Light Bulb'.
  const [second, third = title.length] = others
  if (at === 0 && second !== undefined && title.slice(end + 1, second).every(hasFigure)) {
    const behind = title[nameBefore(title, third)]
    if (behind && !behind.isAside) return behind
  }
  return title[at] ?? title[end - 1] ?? undefined
}

/** Where a title is parted. */
const endsOf = (title: Places): number[] =>
  title.flatMap((place, at) => (at > 0 && place === null && !isBetweenFigures(title, at) ? [at] : []))

/** Where the last word before a place stands that may be a name; where there is none, a gap or nothing. */
function nameBefore(title: Places, end: number): number {
  let at = end - 1
  while (hasFigure(title[at]) || describes(title[at]) || isBetweenFigures(title, at)) at--
  // A 'Drill/Driver' is a drill before it is a driver.
  while (title[at]?.isOther && isName(title[at - 1]) && !isDescribing(title[at - 1]!.word)) at--
  return isSeries(title[at], title[at + 1]) ? at - 1 : at
}

/** '8 ft. - 10 ft. Attic Ladder' and '120-Volt, 4500-Watt Heating Element' go on behind their figures. */
const isBetweenFigures = (title: Places, at: number): boolean =>
  Boolean(title[at] === null && title[at - 1]?.isMark && title[at + 1]?.isMark)

const hasFigure = (place: Place | null | undefined): boolean =>
  Boolean(place && (place.isMark || /\d/.test(place.word)))

/** What a hyphen joins to what only describes names nothing either: the hand of 'Door Left-Hand Inswing'. */
const describes = (place: Place | null | undefined): boolean =>
  Boolean(place && (place.isPart || isDescribing(place.word)))

const longestSeries = 3
/** A short word with a figure that measures nothing, the 'SE' of 'SE 60', or a letter such as the 'G' of 'G 1/2 x 3/8'. */
const isSeries = (place: Place | null | undefined, next: Place | null | undefined): boolean =>
  Boolean(place && next?.isMark && place.word.length <= (next.word.startsWith('#') ? longestSeries : 1))

const isMeasure = ({ word, isMark }: Place): boolean => isMark && /^[~*]/.test(word)

const shortestKind = 4

/** Whether a word is one of the names, or the same with a first part more or less: 'Leichtputz' is of the 'Putze'. */
const isOfKind = (term: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === term || withLonger(kind, term, (long, short) => long.endsWith(short)))

/** A 'Firstanfänger' stands in 'First und Grat'. */
const beginsAsKind = (term: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => withLonger(kind, term, (long, short) => long.startsWith(short)))

const withLonger = (a: string, b: string, holds: (long: string, short: string) => boolean): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= shortestKind && holds(long, short)
}

/** Per term, by its place: in which share of its articles it names the thing, 255 for all of them. */
export function* headShares(builder: TextBuilder, termPlace: Uint32Array): Steps<Uint8Array> {
  const { postings, titles, titleStarts, surfaceTerms } = builder
  const articles = new Uint32Array(termPlace.length)
  for (let i = 0; i < postings.length; i++) {
    articles[termPlace[postings.terms[i]!]!]!++
    if (i % stepSize === 0) yield
  }
  const named = new Uint32Array(termPlace.length)
  for (let doc = 0; doc + 1 < titleStarts.length; doc++) {
    const start = titleStarts.array[doc]!
    const surface = start < titleStarts.array[doc + 1]! ? titles.array[start]! : titleBreak
    if (surface !== titleBreak) named[termPlace[surfaceTerms.array[surface]!]!]!++
    if (doc % stepSize === 0) yield
  }
  return Uint8Array.from(named, (count, term) => (count ? Math.round((255 * count) / articles[term]!) : 0))
}
